/** Languages of the shop (spec 1 §9). Dutch is the default. */
export type Locale = 'nl' | 'en';

/** A moment in ISO 8601 (`2026-11-20T09:00:00.000Z`), and a day (`2026-11-20`). */
export type IsoDateTime = string;
export type IsoDate = string;

/** Outcome of a content fetch (spec 1 §4.4). */
export type FetchStatus = 'Ok' | 'NotFound' | 'InvalidData';

/** All languages of the shop, the default first (spec 1 §9). */
export const LOCALES = ['nl', 'en'] as const satisfies readonly Locale[];
