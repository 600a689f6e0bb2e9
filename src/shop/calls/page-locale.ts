import type { Locale } from '../../domain/shared/common.ts';

/** Language of the page. */
export const pageLocale = (): Locale => (document.documentElement.lang === 'en' ? 'en' : 'nl');
