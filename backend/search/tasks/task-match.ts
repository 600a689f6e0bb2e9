/** How near a search is to a line of the table of tasks. */
import { stopWords } from '../analyse/words.ts';
import type { SearchLocale } from '../types.ts';
import type { KeyedWords } from './search-words.ts';
import type { GroupInQuery } from './word-groups.ts';

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
  groups: ReadonlyMap<number, readonly GroupInQuery[]>;
}

/** What is left of the closeness of a part that is only a preposition: `onder`. */
const PREPOSITION = 0.8;
const PREPOSITIONS: ReadonlySet<string> = new Set(
  'achter binnen boven buiten langs naast onder rond rondom tegen tussen zonder'.split(' '),
);
const isLight = (words: readonly string[], locale: SearchLocale) =>
  words.every((word) => PREPOSITIONS.has(word) || stopWords[locale].has(word));

/** Returns the words of a search that may stand for a part of a line, the nearest first. */
export function wordsForPart(
  { keys, groups }: Said,
  part: readonly Alternative[],
  locale: SearchLocale,
): KeyedWords[] {
  // Synonyms of one group lead to the same words of the search: only the nearest counts.
  const found = new Map<string, KeyedWords>();
  const add = (words: readonly string[], left: number) => {
    const closeness = left * (isLight(words, locale) ? PREPOSITION : 1);
    const key = words.join(' ');
    if (closeness > (found.get(key)?.closeness ?? 0)) found.set(key, { words, closeness });
  };
  const addGroup = (group: number, left: number, isNamed: boolean) => {
    for (const { words, closeness, isOwn } of groups.get(group) ?? [])
      if (isNamed || isOwn) add(words, closeness * left);
  };
  for (const phrase of part) {
    const own = phrase.keys.map((key) => keys.get(key));
    if (own.length > 0 && own.every((one) => one !== undefined)) {
      const words = [...new Set(own.flatMap((one) => one.words))];
      add(words, Math.min(...own.map(({ closeness }) => closeness)));
    }
    if (phrase.named !== undefined) addGroup(phrase.named, NAMED, true);
    for (const group of phrase.groups) if (group !== phrase.named) addGroup(group, SAME, false);
  }
  return [...found.values()].sort((a, b) => b.closeness - a.closeness);
}

/**
 * Returns how near a search is to the parts of a line, with a word of its own for each part. Each
 * part has its nearest words first.
 */
export function matched(
  parts: readonly (readonly KeyedWords[])[],
  taken: readonly string[],
): KeyedWords {
  const [first, ...rest] = parts;
  if (!first) return { words: taken, closeness: 0 };
  const atMost = rest.reduce((sum, part) => sum + (part[0]?.closeness ?? -Infinity), 0);
  let best: KeyedWords = { words: [], closeness: -Infinity };
  for (const { words, closeness } of first) {
    if (closeness + atMost <= best.closeness) break;
    if (words.some((word) => taken.includes(word))) continue;
    const after = matched(rest, [...taken, ...words]);
    if (closeness + after.closeness > best.closeness)
      best = { words: after.words, closeness: closeness + after.closeness };
  }
  return best;
}
