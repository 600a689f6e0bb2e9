import type { Texts } from '../../backend/platform/db/schema/columns.ts';

/**
 * Makes a text in both languages. Decimal points in the Dutch one become commas: `12.5` → `12,5`; a
 * point that must stay (strength class 8.8) is written `8~8`.
 */
export function t(nl: string, en: string): Texts {
  return { nl: nl.replace(/(\d)\.(\d)/g, '$1,$2').replace(/~/g, '.'), en: en.replace(/~/g, '.') };
}

/**
 * Makes the first letter lower case, except in abbreviations: `Pvc-bocht` → `pvc-bocht`, but `PVC
 * bend`.
 */
export const lowerFirst = (text: string): string =>
  /^\p{Lu}[\p{Lu}\d-]/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Makes a text that is the same in both languages, except for its decimal sign: `4,5x50 mm`. */
export const same = (text: string): Texts => t(text, text);

/** Makes several texts of pairs of Dutch and English. */
export const textPairs = (...pairs: [nl: string, en: string][]): Texts[] =>
  pairs.map(([nl, en]) => t(nl, en));
