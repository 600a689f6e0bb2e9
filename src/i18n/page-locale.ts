import type { Locale } from '../domain/shared/common.ts';

/** Language of the page that this browser shows. */
export const pageLocale = (): Locale => (document.documentElement.lang === 'en' ? 'en' : 'nl');
