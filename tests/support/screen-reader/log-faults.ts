import type { Locale } from '../../../src/domain/shared/common.ts';
import { foreignTexts } from './foreign-texts.ts';

/** Roles that say nothing without a name. */
const NAMED =
  'button|link|textbox|searchbox|checkbox|radio|combobox|image|img|option|slider|dialog|switch|tab';

/** A role with nothing behind it, or with a state only. */
const NAMELESS = new RegExp(
  `^(${NAMED})(, (not )?(checked|pressed|expanded|disabled|invalid|required|selected|modal|busy))*$`,
);
/** `listing:list.sort`, or a value that was not filled in. */
const UNTRANSLATED = /\b[a-z]+:[a-z]\w*\.\w+|\{\{?\s*\w+\s*\}?\}|\b(undefined|null|NaN|\[object)\b/;

/** What is wrong with phrases whatever page they come from: names, texts and their language. */
export function logFaults(log: readonly string[], locale: Locale): string[] {
  const phrases = [...new Set(log)];
  return [
    ...phrases.filter((phrase) => NAMELESS.test(phrase)).map((it) => `without a name: ${it}`),
    ...phrases.filter((phrase) => UNTRANSLATED.test(phrase)).map((it) => `not a text: ${it}`),
    ...foreignTexts(phrases, locale).map((it) => `not ${locale}: ${it}`),
  ];
}
