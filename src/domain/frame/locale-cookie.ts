import type { Locale } from '../shared/common.ts';

/** Name of the cookie that keeps the language a visitor chose (spec 1 §4.5, §9). */
export const LOCALE_COOKIE = 'locale';

/** 365 days (spec 1 §9). */
const MAX_AGE_S = 365 * 86_400;

/** The cookie for `document.cookie`: path `/`, 365 days. */
export const localeCookie = (locale: Locale): string =>
  `${LOCALE_COOKIE}=${locale}; path=/; max-age=${MAX_AGE_S}; samesite=lax`;
