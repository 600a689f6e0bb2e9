/** How near a search is to a line of the table of tasks. */
import { stopWords } from '../analyse/words.ts';
import type { SearchLocale } from '../types.ts';
import type { KeyedWords } from './search-words.ts';
import type { SaidGroup } from './word-groups.ts';

/** What is left of the closeness of a word that only means the same as the word of a line. */
const SAME = 0.85;
/** The same for a word of the group that the line names. */
const NAMED = 0.96;

/** A phrase of a line: found by its own keys, or by a group of words. */
export interface Alternative {
  keys: readonly string[];
  /** The group that the phrase names, which narrower ones stand for too. */
  named: number | undefined;
  /** Groups that hold the phrase. */
  groups: readonly number[];
}

/** What a search says, by stem and by group. */
export interface Said {
  keys: ReadonlyMap<string, KeyedWords>;
  groups: ReadonlyMap<number, readonly SaidGroup[]>;
}

/** What is left of the closeness of a part that is only a preposition: `onder`. */
const PREPOSITION = 0.8;
const PREPOSITIONS: ReadonlySet<string> = new Set(
  'achter binnen boven buiten langs naast onder rond rondom tegen tussen zonder'.split(' '),
);
const isLight = (words: readonly string[], locale: SearchLocale) =>
  words.every((word) => PREPOSITIONS.has(word) || stopWords[locale].has(word));

/** Returns what of a search may stand for a phrase of a line. */
export function standsFor(
  { keys, groups }: Said,
  phrase: Alternative,
  locale: SearchLocale,
): KeyedWords[] {
  const found: KeyedWords[] = [];
  const push = (words: readonly string[], closeness: number) =>
    found.push({ words, closeness: closeness * (isLight(words, locale) ? PREPOSITION : 1) });
  const own = phrase.keys.map((key) => keys.get(key));
  if (own.length > 0 && own.every((one) => one !== undefined)) {
    const words = [...new Set(own.flatMap((one) => one.words))];
    push(words, Math.min(...own.map(({ closeness }) => closeness)));
  }
  const add = (group: number, left: number, isNamed: boolean) => {
    for (const { words, closeness, isOwn } of groups.get(group) ?? [])
      if (isNamed || isOwn) push(words, closeness * left);
  };
  if (phrase.named !== undefined) add(phrase.named, NAMED, true);
  for (const group of phrase.groups) if (group !== phrase.named) add(group, SAME, false);
  return found;
}

/** Returns how near a search is to the parts of a line, with a word of its own for each part. */
export function matched(
  parts: readonly (readonly KeyedWords[])[],
  taken: readonly string[],
): KeyedWords {
  const [first, ...rest] = parts;
  if (!first) return { words: taken, closeness: 0 };
  let best: KeyedWords = { words: [], closeness: -Infinity };
  for (const { words, closeness } of first) {
    if (words.some((word) => taken.includes(word))) continue;
    const after = matched(rest, [...taken, ...words]);
    if (closeness + after.closeness > best.closeness)
      best = { words: after.words, closeness: closeness + after.closeness };
  }
  return best;
}
