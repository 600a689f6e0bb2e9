import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { productRecord } from '../../../tests/support/records.ts';
import { mapProductSummary } from '../../api/products/mappers.ts';
import type { CardContext } from './card-html.ts';
import { cardTexts } from './card-texts.ts';
import { countText, ListCards } from './listing.tsx';
import { listingTexts } from './list-texts.ts';

const NOW = new Date('2026-11-20T09:00:00Z');
const context: CardContext = {
  locale: 'nl',
  now: NOW,
  visitor: null,
  signIn: '/inloggen',
  texts: cardTexts('nl'),
  href: ({ url }) => `/product/${url}`,
  images: {},
};
vi.mock('./card-setup.ts', () => ({ currentCardContext: () => context }));

const texts = listingTexts('nl');
type Instead = { asked: string; nearest: string } | null;
const products = [1, 2, 3].map((id) =>
  mapProductSummary(productRecord({ Id: 100_000 + id, Name: `Sluitring ${id}` }), NOW),
);
const shown = (exactCount: number, total: number, first = 0, sizeInstead: Instead = null) =>
  renderToStaticMarkup(
    <ListCards
      result={{ products, exactCount, total, sizeInstead }}
      setup={{ banner: null, texts }}
      firstIndex={first}
    />,
  );
const names = (html: string) =>
  [...html.matchAll(/<h2[^>]*>([^<]*)<|(Sluitring \d)<\/a>/g)].map(
    ([, title, name]) => title ?? name,
  );

describe('the cards of a search', () => {
  it('say which length there is instead of the asked one', () => {
    const html = shown(0, 0, 0, { asked: '4 meter', nearest: '3,9 m' });
    expect(html).toContain('Geen 4 meter; wel 3,9 m');
    expect(html).not.toContain(texts.noExact);
  });

  it('have no heading when all match', () => {
    expect(shown(3, 3)).not.toContain('<h2');
    expect(shown(3, 3).match(/<ul/g)).toHaveLength(1);
  });

  it('are separated from those that only come close', () => {
    expect(names(shown(1, 1))).toEqual([
      'Sluitring 1',
      'Ook dichtbij',
      'Sluitring 2',
      'Sluitring 3',
    ]);
    expect(names(shown(0, 0))[0]).toBe('Geen exacte match');
  });

  it('keep their places in the whole list, on later pages too', () => {
    const firsts = [...shown(2, 26, 24).matchAll(/data-first="(\d+)"/g)].map(([, at]) => at);
    expect(firsts).toEqual(['24', '26']);
    expect(names(shown(0, 12, 12))[0]).toBe('Ook dichtbij');
  });
});

describe('the count of a list', () => {
  it.each([
    [2, 0, '2 artikelen'],
    [1, 40, '1 artikel'],
    [0, 0, '0 artikelen'],
    [0, 1, '1 artikel komt in de buurt'],
    [0, 100, '100 artikelen komen in de buurt'],
  ])('of %i exact and %i close products reads', (total, close, text) => {
    expect(countText(texts, 'nl', total, close)).toBe(text);
  });
});
