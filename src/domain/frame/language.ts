import { isSidebarName, SIDEBAR_ATTRS_KEY } from './sidebars.ts';
import type { Locale } from '../shared/common.ts';

/**
 * Returns the address of the current page in another language, with its current state (spec 1
 * §4.5): the search term in the path, the query of a list and the hash mean the same in both
 * languages. `ownPath` and `target`: paths of the page without that state, in the current and in
 * the other language.
 */
export function languageAddress(
  ownPath: string,
  target: string,
  { pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>,
): string {
  const below = pathname.startsWith(`${ownPath}/`) ? pathname.slice(ownPath.length) : '';
  const query = new URLSearchParams(search);
  // The new address opens no sidebar: the switch is outside of all sidebars but the menu, which
  // closes.
  query.delete(SIDEBAR_ATTRS_KEY);
  const place = isSidebarName(hash.slice(1)) ? '' : hash;
  return `${target}${below}${query.size > 0 ? `?${query}` : ''}${place}`;
}

/** Cookie with the language that a visitor chose (spec 1 §4.5, §9). */
export const LOCALE_COOKIE = 'locale';

/** 365 days (spec 1 §9). */
const MAX_AGE_S = 365 * 86_400;

/** Formats the language cookie for `document.cookie`. */
export const localeCookie = (locale: Locale): string =>
  `${LOCALE_COOKIE}=${locale}; path=/; max-age=${MAX_AGE_S}; samesite=lax`;
