import type { PathEntry } from '../../snapshot/reader.ts';
import { localeOf } from './page-locale.ts';

/** Paths of a page with one parameter `url`; props hold ids only, so that no page can go stale. */
export function urlPaths(entries: PathEntry[], routePattern: string) {
  const locale = localeOf(routePattern);
  return entries.map(({ id, url }) => ({ params: { url: url[locale] }, props: { id } }));
}

/** The `url` parameter of an entity in each language, for its address in both. */
export function urlParams(entries: PathEntry[], id: number) {
  const entry = entries.find((candidate) => candidate.id === id);
  if (!entry) throw new Error(`Entity ${id} has no address in the snapshot`);
  return { nl: { url: entry.url.nl }, en: { url: entry.url.en } };
}
