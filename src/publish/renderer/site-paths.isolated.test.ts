import type { RouteData } from 'astro';
import { expect, it, vi } from 'vitest';
import { provideSnapshot, type PathEntry, type SnapshotReader } from '../snapshot/reader.ts';
import { type PagePath, type RouteCache, SitePaths } from './site-paths.ts';

const route = (pattern: string) => ({ route: pattern, type: 'page' }) as RouteData;
const ROUTES = [route('/product/[url]'), route('/en/product/[url]'), route('/')];

/** A shop of buckets of two products, and what Astro keeps of its routes. */
function shopOf(first: readonly PathEntry[]) {
  let products = first;
  type Listed = NonNullable<NonNullable<ReturnType<RouteCache['get']>>['staticPaths']>;
  const cached = new Map<string, Listed>();
  const list = vi.fn(async () => {
    const found: PagePath[] = [{ pathname: '/', route: ROUTES[2]! }];
    for (const [at, locale] of (['nl', 'en'] as const).entries()) {
      const one = ROUTES[at]!;
      const paths = products.map(({ id, url }) => ({
        pathname: one.route.replace('[url]', url[locale]),
        path: { params: { url: url[locale] }, props: { id } },
      }));
      const keyed = new Map(paths.map(({ pathname, path }) => [pathname, path]));
      cached.set(one.route, { length: paths.length, keyed });
      found.push(...paths.map(({ pathname }) => ({ pathname, route: one })));
    }
    return found;
  });
  provideSnapshot({
    addresses: () => 'all others',
    productBuckets: () =>
      new Map(
        [...Map.groupBy(products, ({ id }) => Math.floor(id / 2))].map(([bucket, entries]) => [
          `paths:product:${bucket}`,
          { digest: JSON.stringify(entries), entries },
        ]),
      ),
    config: () => ({ brand: null }),
  } as unknown as SnapshotReader);
  const paths = new SitePaths({
    cache: {
      clearAll: () => cached.clear(),
      get: ({ route: key }) => {
        const staticPaths = cached.get(key);
        return staticPaths && { staticPaths };
      },
    },
    routes: () => ROUTES,
    list,
  });
  return {
    paths,
    list,
    keyed: (pattern: string) => [...(cached.get(pattern)?.keyed ?? [])],
    change: (now: readonly PathEntry[]) => (products = now),
    files: async () => [...(await paths.byFile()).keys()].sort(),
  };
}

const product = (id: number, nl = `plaat-${id}`): PathEntry => ({
  id,
  url: { nl, en: `board-${id}` },
});

it('lists no other page when products are added, moved and removed', async () => {
  const shop = shopOf([product(1), product(2), product(3)]);
  const before = await shop.paths.all();
  expect(await shop.paths.all()).toBe(before);
  shop.change([product(2), product(3, 'vloer-3'), product(9)]);
  expect(await shop.files()).toEqual(
    [
      ...['en/product/board-2.html', 'en/product/board-3.html', 'en/product/board-9.html'],
      ...['index.html', 'product/plaat-2.html', 'product/plaat-9.html', 'product/vloer-3.html'],
    ].sort(),
  );
  expect(shop.list).toHaveBeenCalledTimes(1);
  expect(await shop.paths.all()).toHaveLength(7);
  // What Astro looks up when it renders them.
  expect(shop.keyed('/product/[url]')).toEqual([
    ['/product/plaat-2', { params: { url: 'plaat-2' }, props: { id: 2 } }],
    ['/product/vloer-3', { params: { url: 'vloer-3' }, props: { id: 3 } }],
    ['/product/plaat-9', { params: { url: 'plaat-9' }, props: { id: 9 } }],
  ]);
});

it.each([
  ['that two products share', [product(1), product(2, 'plaat-1')]],
  ['that Astro writes otherwise', [product(1), product(2, 'plaat é')]],
])('lists all anew where there is an address %s', async (_, now) => {
  const shop = shopOf([product(1)]);
  await shop.files();
  shop.change(now);
  await shop.files();
  expect(shop.list).toHaveBeenCalledTimes(2);
  shop.change([product(1), product(2)]);
  await shop.files();
  expect(shop.list).toHaveBeenCalledTimes(3);
  expect(await shop.files()).toContain('product/plaat-1.html');
});

it('a renderer that listed nothing yet lists when it needs to', async () => {
  const shop = shopOf([product(1)]);
  shop.paths.refresh();
  shop.change([product(1), product(2)]);
  shop.paths.refresh();
  expect(shop.list).not.toHaveBeenCalled();
  expect(await shop.files()).toHaveLength(5);
});
