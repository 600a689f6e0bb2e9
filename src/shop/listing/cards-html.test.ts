import { expect, it } from 'vitest';
import { productRecord } from '../../../tests/support/records.ts';
import { mapProductSummary } from '../../api/products/mappers.ts';
import type { RightBanner } from './banner-html.ts';
import { type CardContext, cardsHtml } from './card-html.ts';
import { cardTexts } from './card-texts.ts';

const context: CardContext = {
  locale: 'nl',
  now: new Date('2026-11-20T09:00:00Z'),
  visitor: null,
  signIn: '/inloggen',
  texts: cardTexts('nl'),
  href: ({ url }) => `/product/${url}`,
  images: {},
};

const banner: RightBanner = {
  title: 'Meer & minder',
  summary: 'Bij <b>vier</b> stuks.',
  linkTitle: 'Bekijk',
  href: '/meer-minder',
  img: '/api/images/banners/meer',
  startDate: null,
  endDate: null,
};

const products = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    mapProductSummary(productRecord({ Id: 100_001 + at }), context.now),
  );

const tiles = (html: string) => [...html.matchAll(/<li class="([\w-]+)/g)].map(([, name]) => name);

it('sets the banner after the fourth of eleven products', () => {
  const { html } = cardsHtml(products(11), context, banner);
  expect(tiles(html)).toHaveLength(12);
  expect(tiles(html)[4]).toBe('card-banner');
});

it('sets the banner last where there are few products', () => {
  expect(tiles(cardsHtml(products(2), context, banner).html)).toEqual([
    'card',
    'card',
    'card-banner',
  ]);
});

it('writes the text as text and the summary as the markup it is', () => {
  const { html } = cardsHtml([], context, banner);
  expect(html).toContain('>Meer &amp; minder</h2>Bij <b>vier</b> stuks.');
  expect(html).toContain('href="/meer-minder">Bekijk</a>');
});

it('leaves the banner out after its last day', () => {
  const ended = { ...banner, endDate: '2026-11-19' };
  expect(tiles(cardsHtml(products(5), context, ended).html)).toEqual(Array(5).fill('card'));
});

it('puts off the pictures that are not in view', () => {
  const { html } = cardsHtml(products(4), context, null, 3);
  expect(html.match(/fetchpriority="high"/g)).toHaveLength(3);
  expect(html.match(/loading="lazy"/g)).toHaveLength(1);
});
