import type { Locale } from '../../../domain/shared/common.ts';
import type { PathEntry } from '../../../publish/snapshot/reader.ts';

/**
 * The language of a path or a route pattern: `/en`, `/en/…` and `/en.html` are English, all
 * else is Dutch (spec 1 §4.5).
 */
export function localeOf(path: string): Locale {
  return /^\/en(?:[/.]|$)/.test(path) ? 'en' : 'nl';
}

/** Paths of a page with one parameter `url`; props hold ids only, so that no page can go stale. */
export function urlPaths(entries: PathEntry[], routePattern: string) {
  const locale = localeOf(routePattern);
  return entries.map(({ id, url }) => ({ params: { url: url[locale] }, props: { id } }));
}

/**
 * The `url` parameter of an entity in each language, for its address in both. Asked of the
 * entity and not of the list of all addresses, which changes with every other entity.
 */
export function urlParams(entityIn: (locale: Locale) => { url: string } | null) {
  const url = (locale: Locale) => {
    const entity = entityIn(locale);
    if (!entity) throw new Error(`The snapshot has it in one language only, and not in ${locale}`);
    return { url: entity.url };
  };
  return { nl: url('nl'), en: url('en') };
}
