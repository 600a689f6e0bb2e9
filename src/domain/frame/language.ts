import { isSidebarName, SIDEBAR_ATTRS_KEY } from './sidebars.ts';
import type { Locale } from '../shared/common.ts';

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

/** Name of the cookie that keeps the language a visitor chose (spec 1 §4.5, §9). */
export const LOCALE_COOKIE = 'locale';

/** 365 days (spec 1 §9). */
const MAX_AGE_S = 365 * 86_400;

/** The cookie for `document.cookie`: path `/`, 365 days. */
export const localeCookie = (locale: Locale): string =>
  `${LOCALE_COOKIE}=${locale}; path=/; max-age=${MAX_AGE_S}; samesite=lax`;
