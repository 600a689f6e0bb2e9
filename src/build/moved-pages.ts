import { variantBrand } from '../brands/site-brand.ts';
import type { Locale } from '../domain/entities/common.ts';
import type { Env } from '../env.ts';
import { type RouteName, routePath } from '../routes.ts';
import { keys } from '../snapshot/keys.ts';
import type { PathEntry } from '../snapshot/reader.ts';
import type { SnapshotStore } from '../snapshot/store.ts';
import { LOCALES } from '../domain/locales.ts';

/** Entities with addresses of their own: where these stand, and the page that shows one. */
const KINDS: readonly { key: string; route: RouteName; param: string }[] = [
  { key: keys.productPaths(), route: 'product-detail-url', param: 'url' },
  { key: keys.webNodePaths(), route: 'product-lister-all', param: 'pathMatch' },
  { key: keys.brandPaths(), route: 'brand-url', param: 'url' },
  { key: keys.storePaths(), route: 'store-detail-url', param: 'url' },
];

/** Addresses that entities had when they were last published, each with the one they have now. */
export function movedPages(store: SnapshotStore, env: Env): { from: string; to: string }[] {
  const { slug } = variantBrand(env);
  const moves: { from: string; to: string }[] = [];
  const compare = (
    before: Record<Locale, string>,
    now: Record<Locale, string>,
    route: RouteName,
    param: string,
  ) => {
    for (const locale of LOCALES) {
      if (before[locale] === now[locale]) continue;
      const address = (url: string) => routePath(route, locale, slug, { [param]: url });
      moves.push({ from: address(before[locale]), to: address(now[locale]) });
    }
  };
  for (const { key, route, param } of KINDS) {
    const now = new Map(entries<PathEntry>(store.get(key)).map(({ id, url }) => [id, url]));
    for (const { id, url } of entries<PathEntry>(store.unpublished.before(key))) {
      const after = now.get(id);
      if (after) compare(url, after, route, param);
    }
  }
  type Content = { key: string; path: Record<Locale, string> };
  const pages = keys.contentPaths();
  const now = new Map(entries<Content>(store.get(pages)).map(({ key, path }) => [key, path]));
  for (const { key, path } of entries<Content>(store.unpublished.before(pages))) {
    const after = now.get(key);
    if (after) compare(path, after, 'all', 'pathMatch');
  }
  return moves;
}

const entries = <T>(value: unknown): T[] => (value ?? []) as T[];
