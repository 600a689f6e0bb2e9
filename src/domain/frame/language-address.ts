import { isSidebarName, SIDEBAR_ATTRS_KEY } from './sidebars.ts';

/**
 * The address of a page in a language, in the state that is shown now (spec 1 §4.5): a search
 * term below its path, the query of a list and a place on the page mean the same in both languages.
 *
 * `own` and `target`: the page's path without that state, in the current and the wanted language.
 */
export function languageAddress(
  own: string,
  target: string,
  { pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>,
): string {
  const below = pathname.startsWith(`${own}/`) ? pathname.slice(own.length) : '';
  const query = new URLSearchParams(search);
  // An open sidebar stays behind: the switch is outside of it, or in the menu that it closes.
  query.delete(SIDEBAR_ATTRS_KEY);
  const place = isSidebarName(hash.slice(1)) ? '' : hash;
  return `${target}${below}${query.size > 0 ? `?${query}` : ''}${place}`;
}
