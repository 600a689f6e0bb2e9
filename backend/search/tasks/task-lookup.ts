import { fold, stemWord } from '../analyse/stem.ts';
import { chunksOf, tokenOf } from '../analyse/tokens.ts';
import { askingWords, stopWords } from '../analyse/words.ts';
import type { SearchLocale } from '../types.ts';
import type { ProductTasks } from './task-table.ts';

/** A task that a search describes. */
export interface FoundTask {
  /** Words or phrases of the products for it, those that fit best first. */
  find: readonly string[];
  /** The words of the search that describe the task, as `taskWords` returns them. */
  words: ReadonlySet<string>;
}

/** Words that stand for whatever is looked for. */
const ANYTHING = {
  nl: new Set(
    'spul spullen iets materiaal middel middeltje product gereedschap ding dingen hulp hulpmiddel'.split(
      ' ',
    ),
  ),
  en: new Set('stuff something anything material product tool thing things help'.split(' ')),
};

/** Parts of separable verbs: `hang de kast op`, `vast te zetten`. */
const PARTICLES = {
  nl: new Set(
    'aan af dicht door glad in los na neer om onder op open over recht schoon toe uit vast vol weg'.split(
      ' ',
    ),
  ),
  en: new Set<string>(),
};

/** Maximum number of words of a search; a longer one is not looked up. */
const MAX_WORDS = 16;
/** Only a longer word may end in a word of the table: `badkamertegels`. */
const LONG_WORD = 7;
const MIN_END = 4;

/** `wandje`, `paaltjes`. */
const DIMINUTIVE = /^(.{3,}?)(?:etje|tje|pje|je)s?$/;

/** Returns the words of a text, stop words included. */
export function taskWords(text: string): string[] {
  return chunksOf(text)
    .map((chunk) => fold(tokenOf(chunk)?.whole ?? chunk))
    .filter((word) => /^[a-z]{2,}$/.test(word));
}

/** Returns whether a word says nothing about a task or product. */
export function isFiller(word: string, locale: SearchLocale): boolean {
  return stopWords[locale].has(word) || askingWords[locale].has(word) || ANYTHING[locale].has(word);
}

/** Returns the keys of a word of a search: of its stem, and of the verb that it may be a form of. */
function keysOf(word: string, locale: SearchLocale): string[] {
  const stem = stemWord(word, locale);
  if (locale === 'en') return [stem];
  // `lekt` of `lekken`, `geplakt` of `plakken`.
  const bases = [stem];
  if (stem.endsWith('t') && stem.length > 3) bases.push(stem.slice(0, -1));
  const small = DIMINUTIVE.exec(word)?.[1];
  if (small !== undefined) bases.push(stemWord(small, locale));
  return [
    ...bases,
    ...bases.filter((base) => /^ge.{3}/.test(base)).map((base) => stemWord(base.slice(2), locale)),
  ];
}

/** Returns the words of a search by each of their keys. */
function wordsByKey(words: readonly string[], locale: SearchLocale): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const add = (key: string, ...from: string[]) => {
    if (!found.has(key)) found.set(key, from);
  };
  for (const word of words) for (const key of keysOf(word, locale)) add(key, word);
  for (const particle of words.filter((word) => PARTICLES[locale].has(word))) {
    for (const word of words) {
      if (word === particle || stopWords[locale].has(word)) continue;
      for (const key of keysOf(particle + word, locale)) add(key, particle, word);
    }
  }
  for (const word of words.filter(({ length }) => length >= LONG_WORD)) {
    const stem = stemWord(word, locale);
    for (let at = 3; at <= stem.length - MIN_END; at++) add(stem.slice(at), word);
  }
  return found;
}

interface Line {
  row: number;
  /** Keys of the words of each phrase, by part. */
  parts: string[][][];
}

/** Returns the words that a line matches, each for one part; null if a part of it is missing. */
function matched(line: Line, words: ReadonlyMap<string, string[]>): string[] | null {
  const found: string[] = [];
  const isFree = (key: string) => words.get(key)?.every((word) => !found.includes(word)) ?? false;
  for (const part of line.parts) {
    const phrase = part.find((keys) => keys.every(isFree));
    if (!phrase) return null;
    found.push(...phrase.flatMap((key) => words.get(key)!));
  }
  return found;
}

/**
 * Returns a function that finds the task that a search describes, or null. The lines that say most
 * about it count: `tegel + doorslijpen` before `tegel`. A line of one part must be all that the
 * search says.
 */
export function taskLookup(
  rows: readonly ProductTasks[],
  locale: SearchLocale,
): (search: string) => FoundTask | null {
  const byKey = new Map<string, Set<Line>>();
  rows.forEach(({ tasks }, row) => {
    for (const task of tasks) {
      const keys = (phrase: string) => taskWords(phrase).map((word) => stemWord(word, locale));
      const line = { row, parts: task.map((part) => part.map(keys)) };
      // A line is looked at when the search has a word of its first part.
      for (const [first] of line.parts[0] ?? [])
        if (first !== undefined) byKey.set(first, (byKey.get(first) ?? new Set()).add(line));
    }
  });
  return (search) => {
    if (byKey.size === 0) return null;
    const words = taskWords(search);
    if (words.length === 0 || words.length > MAX_WORDS) return null;
    const keys = wordsByKey(words, locale);
    const telling = words.filter((word) => !isFiller(word, locale)).length;
    let most = 0;
    let found: { row: number; words: string[] }[] = [];
    for (const line of new Set([...keys.keys()].flatMap((key) => [...(byKey.get(key) ?? [])]))) {
      const size = line.parts.length;
      if (size < most) continue;
      const own = matched(line, keys);
      if (!own || (size === 1 && new Set(own).size < telling)) continue;
      if (size > most) found = [];
      most = size;
      found.push({ row: line.row, words: own });
    }
    if (found.length === 0) return null;
    found.sort((a, b) => a.row - b.row);
    return {
      find: [...new Set(found.flatMap(({ row }) => rows[row]!.find))],
      words: new Set(found.flatMap((one) => one.words)),
    };
  };
}
