import type { Locale } from '../domain/entities/common.ts';

/** Language of the page. */
export const pageLocale = (): Locale => (document.documentElement.lang === 'en' ? 'en' : 'nl');
