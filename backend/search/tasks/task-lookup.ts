import type { SearchLocale } from '../types.ts';
import { FORM, isFiller, type KeyedWords, taskWords, wordsByKey } from './search-words.ts';
import type { ProductTasks, TaskParts, TaskWords } from './task-table.ts';
import { type Alternative, matched, type Said, wordsForPart } from './task-match.ts';
import { phraseKeys, saidGroups, type WordGroups, wordGroups } from './word-groups.ts';

/** A task that a search describes. */
export interface FoundTask {
  /** Words or phrases of the products for it, those that fit best first. */
  find: readonly string[];
  /** The words of the search that describe the task, as `taskWords` returns them. */
  words: ReadonlySet<string>;
  /**
   * The words that say what is done or wrong, if these words alone make a task of the search;
   * undefined if a line has the very words of the search.
   */
  deeds?: ReadonlySet<string>;
  /** The search says the deed only, not what it is done to. */
  isVague?: boolean;
}

/** Maximum number of words of a search; a longer one is not looked up. */
const MAX_WORDS = 16;
/** Lines this near to the best one count too. */
const NEAR = 0.1;

interface Line {
  row: number;
  parts: Alternative[][];
  isOtherwise: boolean;
}

/** The table of tasks, indexed by the stems and groups of its words. */
interface TaskIndex {
  groups: WordGroups;
  /** The lines whose first part has a phrase that begins with a stem. */
  byKey: ReadonlyMap<string, ReadonlySet<Line>>;
  byGroup: ReadonlyMap<number, ReadonlySet<Line>>;
  /** How telling a stem is for each row that has it: the fewer rows, the more. */
  weights: ReadonlyMap<string, ReadonlyMap<number, number>>;
}

function indexOf(
  rows: readonly ProductTasks[],
  words: readonly TaskWords[],
  locale: SearchLocale,
): TaskIndex {
  const groups = wordGroups(words, locale);
  const byKey = new Map<string, Set<Line>>();
  const byGroup = new Map<number, Set<Line>>();
  const rowsOf = new Map<string, Set<number>>();
  const put = <K, T>(map: Map<K, Set<T>>, key: K, value: T) =>
    map.set(key, (map.get(key) ?? new Set<T>()).add(value));
  const alternative = (phrase: string): Alternative => {
    const keys = phraseKeys(phrase, locale);
    const id = keys.join(' ');
    return { keys, named: groups.byName.get(id), groups: groups.byPhrase.get(id) ?? [] };
  };
  const addLine = (row: number, task: TaskParts, isOtherwise: boolean) => {
    const line = { row, isOtherwise, parts: task.map((part) => part.map(alternative)) };
    for (const { keys, named, groups: own } of line.parts[0] ?? []) {
      if (keys[0] !== undefined) put(byKey, keys[0], line);
      for (const group of named === undefined ? own : [named, ...own]) put(byGroup, group, line);
    }
    for (const { keys } of line.parts.flat()) for (const key of keys) put(rowsOf, key, row);
  };
  rows.forEach(({ tasks, otherwise = [] }, row) => {
    for (const task of tasks) addLine(row, task, false);
    for (const task of otherwise) addLine(row, task, true);
  });
  const weights = new Map(
    [...rowsOf].map(([stem, own]) => {
      const weight = Math.log((rows.length + 1) / own.size);
      return [stem, new Map([...own].map((row) => [row, weight]))];
    }),
  );
  return { groups, byKey, byGroup, weights };
}

interface FoundLine extends KeyedWords {
  row: number;
  parts: number;
  /** A line has the very words of the search, this one or another. */
  isSure?: boolean;
}

/** What the parts of a line that has the very words of a search, or forms of them, add up to. */
const VERBATIM = 0.95;
const isVerbatim = ({ closeness, parts }: FoundLine) => parts > 1 && closeness >= VERBATIM * parts;

/** Returns the words of a search that themselves, not as the end of a compound, say a deed. */
function deedsOf({ groups }: TaskIndex, said: Said): Set<string> {
  const own = [...groups.deeds].flatMap((group) => said.groups.get(group) ?? []);
  return new Set(
    own.flatMap(({ words, closeness, isOwn }) => (isOwn && closeness >= FORM ? words : [])),
  );
}

/**
 * Returns the lines that are nearest to a search, of which more parts make nearer, by the closeness of
 * its words. A line of one part must be all that the search says, unless it is one of `otherwise`.
 */
function nearest(
  index: TaskIndex,
  said: Said,
  telling: number,
  isOtherwise: boolean,
  locale: SearchLocale,
): FoundLine[] {
  const lines = new Set<Line>();
  for (const key of said.keys.keys())
    for (const line of index.byKey.get(key) ?? []) lines.add(line);
  for (const group of said.groups.keys())
    for (const line of index.byGroup.get(group) ?? []) lines.add(line);
  const found: FoundLine[] = [];
  for (const line of lines) {
    if (line.isOtherwise !== isOtherwise) continue;
    const parts = line.parts.map((part) => wordsForPart(said, part, locale));
    const { words, closeness } = matched(parts, []);
    const isPartOnly = line.parts.length === 1 && !isOtherwise;
    if (closeness > 0 && !(isPartOnly && new Set(words).size < telling))
      found.push({ row: line.row, parts: line.parts.length, words, closeness });
  }
  const best = Math.max(...found.map(({ closeness }) => closeness));
  const isSure = found.some(isVerbatim);
  return found
    .filter(({ closeness }) => closeness >= best - NEAR)
    .map((line) => ({ ...line, isSure }));
}

/** Returns the words of a search that a row has, with how telling each is. */
function wordsOfRow(
  { weights }: TaskIndex,
  { keys }: Said,
  row: number,
  locale: SearchLocale,
): Map<string, number> {
  const found = new Map<string, number>();
  for (const [key, { words, closeness }] of keys) {
    const [word = ''] = words;
    const weight = isFiller(word, locale) ? 0 : closeness * (weights.get(key)?.get(row) ?? 0);
    if (weight > (found.get(word) ?? 0)) found.set(word, weight);
  }
  return found;
}

/**
 * Returns a function that finds the task that a search describes, or null: by the words of the
 * lines, by others that mean the same, or by the wider group of a thing, the nearest first. Of lines
 * that are as near, the one precedes whose row has more to do with the other words of the search.
 */
export function taskLookup(
  rows: readonly ProductTasks[],
  locale: SearchLocale,
  words: readonly TaskWords[] = [],
): (search: string) => FoundTask | null {
  const index = indexOf(rows, words, locale);
  return (search) => {
    // A size is of a product.
    if (rows.length === 0 || /\d/.test(search)) return null;
    const own = taskWords(search);
    if (own.length === 0 || own.length > MAX_WORDS) return null;
    const telling = new Set(own.filter((word) => !isFiller(word, locale))).size;
    const keys = wordsByKey(own, locale);
    const said = { keys, groups: saidGroups(index.groups, keys) };
    const sure = nearest(index, said, telling, false, locale);
    const found = sure.length > 0 ? sure : nearest(index, said, telling, true, locale);
    if (found.length === 0) return null;
    const ranked = found.map((line) => {
      const of = wordsOfRow(index, said, line.row, locale);
      return { ...line, said: of, kinship: [...of.values()].reduce((sum, one) => sum + one, 0) };
    });
    ranked.sort((a, b) => b.kinship - a.kinship || b.closeness - a.closeness || a.row - b.row);
    return {
      find: [...new Set(ranked.flatMap(({ row }) => rows[row]!.find))],
      words: new Set(ranked.flatMap((line) => [...line.words, ...line.said.keys()])),
      ...(!ranked[0]!.isSure && { deeds: deedsOf(index, said) }),
      isVague: sure.length === 0,
    };
  };
}
