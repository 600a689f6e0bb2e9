import { SIDEBAR_ATTRS_KEY } from './sidebars.ts';

/**
 * The address of a page in a language, in the state that is shown now (spec 1 §4.5): a search
 * term below its path and the query of a list mean the same in both languages.
 *
 * `own` and `target`: the page's path without that state, in the current and the wanted language.
 */
export function languageAddress(
  own: string,
  target: string,
  { pathname, search }: { pathname: string; search: string },
): string {
  const below = pathname.startsWith(`${own}/`) ? pathname.slice(own.length) : '';
  const query = new URLSearchParams(search);
  // The sidebar stays behind: its name is in the hash.
  query.delete(SIDEBAR_ATTRS_KEY);
  return `${target}${below}${query.size > 0 ? `?${query}` : ''}`;
}
