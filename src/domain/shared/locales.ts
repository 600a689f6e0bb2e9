import type { Locale } from './common.ts';

/** All languages of the shop, the default first (spec 1 §9). */
export const LOCALES = ['nl', 'en'] as const satisfies readonly Locale[];
