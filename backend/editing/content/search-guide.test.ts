import { describe, expect, it } from 'vitest';
import { queryOfWholeRange } from '../../search/bench.ts';
import { createSearchIndex } from '../../search/create-index.ts';
import { searchGuideOf } from './editorial.ts';
import { sampleDocuments } from '../../search/sample-documents.ts';

const LIMITS = { keywords: 6, brands: 4, categories: 4, products: 6 };
const documents = [...sampleDocuments(1, 1000, 'nl')];
const index = createSearchIndex('nl', documents);
const byId = new Map(documents.map((document) => [document.id, document]));
/** Sold online, whose name begins like this. */
const some = (start: string) =>
  documents
    .filter((one) => one.name.toLowerCase().startsWith(`${start} `) && one.soldOnline)
    .map((one) => one.id);
const pins = [some('muurverf')[3]!, some('gipsplaat')[7]!, 999_999_999, some('dakpan')[1]!];
const listed = pins.filter((id) => byId.has(id));

const guide = searchGuideOf(
  {
    synonyms: [
      ['gipsplaat', 'rigips', 'gyproc'],
      ['latex', 'muurverf'],
    ].map((words) => ({ from: words, to: words })),
    tasks: [],
    redirects: [{ terms: ['Openingstijden', 'over ons'], href: '/over-{slug}' }],
    pinned: [{ terms: ['gipsplaat', 'witte muur'], productIds: pins }],
  },
  'nl',
  'bouwmaat',
);
const search = (
  term: string,
  changes: Parameters<typeof queryOfWholeRange>[0] = {},
  guided = true,
) => index.search(queryOfWholeRange({ term, limit: 2000, ...changes, ...(guided && { guide }) }));

describe('synonyms', () => {
  it('find what the other word finds, whatever the form', () => {
    const plain = search('gipsplaat', {}, false);
    expect(plain.total).toBeGreaterThan(10);
    for (const term of ['rigips', 'Gyproc', 'RIGIPS']) {
      expect([...search(term).ids].sort()).toEqual([...plain.ids].sort());
    }
    expect(search('latex wit').ids[0]).toBe(search('muurverf wit', {}, false).ids[0]);
  });

  it('leave every other word alone', () => {
    for (const term of ['schroef', 'dakpan', 'pvc buis', 'xqzjv']) {
      expect(search(term)).toEqual(search(term, {}, false));
    }
  });

  it('keep the word itself in front of its other words', () => {
    expect(search('muurverf').ids).toEqual(search('muurverf', {}, false).ids);
  });

  it('are suggested', () => {
    const given = index.suggest('rigips', LIMITS, guide);
    expect(given.keywords[0]?.text).toBe('gipsplaat');
    expect(given.productIds.length).toBeGreaterThan(0);
    expect(given.productIds.every((id) => byId.get(id)?.name.startsWith('Gipsplaat'))).toBe(true);
    expect(index.suggest('schroef', LIMITS, guide)).toEqual(index.suggest('schroef', LIMITS));
  });
});

describe('pinned products', () => {
  it('come first in their order, matched by the words or not, and count once', () => {
    const plain = search('gipsplaat', {}, false);
    const pinned = search('Gipsplaten');
    expect(pinned.ids.slice(0, 3)).toEqual(listed);
    expect(pinned.total).toBe(plain.total + 2);
    expect(pinned.ids.slice(3)).toEqual(plain.ids.filter((id) => !listed.includes(id)));
  });

  it('stand on their page only, and follow filters and other orders', () => {
    const pages = [0, 2, 4].map((offset) => search('gipsplaat', { offset, limit: 2 }).ids);
    expect(pages.flat()).toEqual(search('gipsplaat').ids.slice(0, 6));
    const cheap = search('gipsplaat', { sort: 'price-asc' });
    const prices = cheap.ids.map((id) => byId.get(id)!.price);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    const { price } = byId.get(listed[1]!)!;
    expect(search('gipsplaat', { minPrice: price, maxPrice: price }).ids).not.toContain(
      listed.find((id) => byId.get(id)!.price !== price),
    );
  });

  it('belong to their own term', () => {
    expect(search('gipsplaat wit')).toEqual(search('gipsplaat wit', {}, false));
  });

  it('come first among the suggested products', () => {
    const { productIds } = index.suggest('gipsplaat', LIMITS, guide);
    expect(productIds.slice(0, 3)).toEqual(listed);
    expect(productIds).toHaveLength(LIMITS.products);
    expect(new Set(productIds).size).toBe(LIMITS.products);
  });
});

describe('redirects', () => {
  it('lead a term elsewhere, whatever its capitals, blanks and number', () => {
    for (const term of ['openingstijden', ' OPENINGSTIJDEN ', 'openingstijd', 'Over  ons']) {
      expect(guide.redirect(term), term).toBe('/over-bouwmaat');
    }
    expect(guide.redirect('openingstijden utrecht')).toBeNull();
    expect(guide.redirect('')).toBeNull();
  });
});
