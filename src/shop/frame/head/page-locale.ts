import type { Locale } from '../../../domain/shared/common.ts';
import type { PathEntry } from '../../../publish/snapshot/reader.ts';

/**
 * The language of a path or route pattern: `/en`, `/en/…` and `/en.html` are English, everything
 * else is Dutch (spec 1 §4.5).
 */
export function localeOf(path: string): Locale {
  return /^\/en(?:[/.]|$)/.test(path) ? 'en' : 'nl';
}

/**
 * Static paths of a route with one parameter `url`. The props hold ids only, so that they cannot
 * become stale.
 */
export function urlPaths(entries: PathEntry[], routePattern: string) {
  const locale = localeOf(routePattern);
  return entries.map(({ id, url }) => ({ params: { url: url[locale] }, props: { id } }));
}

/**
 * The `url` parameter of an entity in each language. Looks up the single entity, not the list of
 * all URLs, so that the page does not depend on every other entity.
 */
export function routeParamsByLocale(entityIn: (locale: Locale) => { url: string } | null) {
  const url = (locale: Locale) => {
    const entity = entityIn(locale);
    if (!entity) throw new Error(`The snapshot has it in one language only, and not in ${locale}`);
    return { url: entity.url };
  };
  return { nl: url('nl'), en: url('en') };
}
