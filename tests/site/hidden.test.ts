/** What is not viewable, not active or not current has no page and is in no list (spec 2 §3). */
import { expect, test } from 'vitest';
import { get } from '../support/get.ts';
import { sitemapPaths } from '../budgets/pages.ts';
import { ask, search, SHOP, type WireProduct } from '../support/shop-calls.ts';
import { LOCALES, to } from '../support/texts.ts';

const MOST = 8;

/** Ids between those of the shop's pages that have no page themselves. */
async function idsWithoutPage(): Promise<number[]> {
  const base = `${to('nl', 'product-detail-url')}/`;
  const ids = (await sitemapPaths(SHOP))
    .filter((path) => path.startsWith(base))
    .map((path) => Number(path.slice(path.lastIndexOf('-') + 1)));
  const known = new Set(ids);
  const first = Math.min(...ids);
  const last = Math.max(...ids);
  const hidden: number[] = [];
  for (let id = first; id <= last && hidden.length < MOST; id++) {
    if (!known.has(id)) hidden.push(id);
  }
  return hidden;
}

test('products that may not be seen have no page, no record and no place in a list', async () => {
  const hidden = await idsWithoutPage();
  expect(hidden.length).toBeGreaterThan(0);
  const records = await ask<WireProduct[]>(`/api/aspos/products/ids?productIds=${hidden.join()}`);
  expect(records).toEqual([]);
  for (const id of hidden) {
    for (const locale of LOCALES) {
      const page = await get(to(locale, 'product-detail-url', { url: `x-${id}` }));
      expect(page.status, `${id} ${locale}`).toBe(404);
    }
    const call = await get(`/api/aspos/products/url/x-${id}`);
    expect(((await call.json()) as { Success: boolean }).Success, String(id)).toBe(false);
    const { Products } = await search({ searchTerm: id, onlySoldOnline: false });
    expect(
      Products.map(({ Id }) => Id),
      String(id),
    ).not.toContain(id);
  }
});

test('every product of a list may be seen, and of its default is sold online', async () => {
  for (const onlySoldOnline of [true, false]) {
    const { Products } = await search({ pageSize: 100, onlySoldOnline });
    expect(Products.length).toBe(100);
    for (const { Id, State, Visibility } of Products) {
      expect(`${State} ${Visibility}`, String(Id)).toMatch(
        onlySoldOnline ? /^Active Orderable$/ : /^Active (Orderable|ViewableButNotOrderable)$/,
      );
    }
  }
});

test('categories that rest or are over have no page', async () => {
  const names = [
    'feestverlichting',
    'winteropruiming',
    'voorjaar-in-de-tuin',
    'demonstratiemodellen',
  ];
  const listed = (await sitemapPaths(SHOP)).filter((path) =>
    names.some((name) => path.endsWith(`/${name}`)),
  );
  expect(listed).toEqual([]);
  const found = await get('/api/aspos/webnodes/search/feestverlichting');
  expect(((await found.json()) as { Data: unknown[] }).Data).toEqual([]);
});
