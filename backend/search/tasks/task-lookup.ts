import { stemWord } from '../analyse/stem.ts';
import type { SearchLocale } from '../types.ts';
import { isFiller, taskWords, wordsByKey } from './search-words.ts';
import { sameStems } from './task-words.ts';
import { z } from 'zod';
import { phraseFault } from '../synonyms/synonyms.ts';

/** What one line of the table says: all parts must be in a search, each by one of its phrases. */
type TaskParts = string[][];

/** The tasks that a kind of product is for. */
export interface ProductTasks {
  /** Words or phrases that find the products, those that fit best first: `tegellijm`. */
  find: string[];
  tasks: TaskParts[];
}

const MAX_PARTS = 4;
const squeezed = (text: string) => text.trim().replace(/\s+/g, ' ');

/** A word or phrase of a product, as in a group of synonyms. */
const phrase = z.string().transform((text, context) => {
  const words = squeezed(text);
  const message = phraseFault(words);
  if (message) context.addIssue({ code: 'custom', message });
  return words;
});

/** One line as editors write it: `tegel, mozaïek + plakken, lijmen, vastzetten`. */
const taskLine = z.string().transform((text, context): TaskParts => {
  const parts = text
    .split(/(?:^|\s)\+(?:\s|$)/)
    .map((part) => part.split(',').map(squeezed).filter(Boolean));
  const fault = (message: string) => context.addIssue({ code: 'custom', message });
  if (parts.some((part) => part.length === 0)) fault('needs a word on both sides of +');
  if (parts.length > MAX_PARTS) fault(`has over ${MAX_PARTS} parts`);
  for (const message of new Set(parts.flat().map(phraseFault))) if (message) fault(message);
  return parts;
});

/** The tasks and uses of the kinds of products, in one language. */
export const productTasksSchema = z
  .array(
    z.strictObject({
      find: z.array(phrase).min(1, 'needs a word of a product'),
      tasks: z.array(taskLine).min(1, 'needs a task'),
    }),
  )
  .default([]);

/** A task that a search describes. */
export interface FoundTask {
  /** Words or phrases of the products for it, those that fit best first. */
  find: readonly string[];
  /** The words of the search that describe the task, as `taskWords` returns them. */
  words: ReadonlySet<string>;
}

/** Maximum number of words of a search; a longer one is not looked up. */
const MAX_WORDS = 16;

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

/** The table of tasks, indexed by the stems of its words. */
interface TaskIndex {
  /** The lines of which the first part begins with a stem. */
  lines: ReadonlyMap<string, ReadonlySet<Line>>;
  /** How telling a stem is for each row that has it: the fewer rows, the more. */
  weights: ReadonlyMap<string, ReadonlyMap<number, number>>;
}

function indexOf(rows: readonly ProductTasks[], locale: SearchLocale): TaskIndex {
  const lines = new Map<string, Set<Line>>();
  const rowsOf = new Map<string, Set<number>>();
  const put = <T>(map: Map<string, Set<T>>, key: string, value: T) =>
    map.set(key, (map.get(key) ?? new Set<T>()).add(value));
  const stems = (phrase: string) => taskWords(phrase).map((word) => stemWord(word, locale));
  rows.forEach(({ tasks }, row) => {
    for (const task of tasks) {
      const line = { row, parts: task.map((part) => part.map(stems)) };
      for (const [first] of line.parts[0] ?? []) if (first !== undefined) put(lines, first, line);
      for (const stem of line.parts.flat(2)) put(rowsOf, stem, row);
    }
  });
  const weights = new Map(
    [...rowsOf].map(([stem, own]) => {
      const weight = Math.log((rows.length + 1) / own.size);
      return [stem, new Map([...own].map((row) => [row, weight]))];
    }),
  );
  return { lines, weights };
}

/** Words of a search by key, with those that mean the same. */
function withSame(
  keys: ReadonlyMap<string, string[]>,
  locale: SearchLocale,
): Map<string, string[]> {
  const all = new Map(keys);
  for (const [key, words] of keys)
    for (const other of sameStems[locale].get(key) ?? [])
      if (!all.has(other)) all.set(other, words);
  return all;
}

/**
 * Returns the lines that say most about a search: `tegel + doorslijpen` before `tegel`. A line of one
 * part must be all that the search says.
 */
function fullest(
  { lines }: TaskIndex,
  keys: ReadonlyMap<string, string[]>,
  telling: number,
): { row: number; words: string[] }[] {
  let most = 0;
  let found: { row: number; words: string[] }[] = [];
  for (const line of new Set([...keys.keys()].flatMap((key) => [...(lines.get(key) ?? [])]))) {
    const size = line.parts.length;
    if (size < most) continue;
    const own = matched(line, keys);
    if (!own || (size === 1 && new Set(own).size < telling)) continue;
    if (size > most) found = [];
    most = size;
    found.push({ row: line.row, words: own });
  }
  return found;
}

/** Returns the words of a search that a row has, with how telling each is. */
function wordsOfRow(
  { weights }: TaskIndex,
  keys: ReadonlyMap<string, string[]>,
  row: number,
  locale: SearchLocale,
): Map<string, number> {
  const found = new Map<string, number>();
  for (const [key, [word = '']] of keys) {
    const weight = isFiller(word, locale) ? 0 : (weights.get(key)?.get(row) ?? 0);
    if (weight > (found.get(word) ?? 0)) found.set(word, weight);
  }
  return found;
}

/**
 * Returns a function that finds the task that a search describes, or null: by its own words, or else
 * by others that mean the same. Of lines that say as much, the one precedes whose row has more to do
 * with the other words of the search.
 */
export function taskLookup(
  rows: readonly ProductTasks[],
  locale: SearchLocale,
): (search: string) => FoundTask | null {
  const index = indexOf(rows, locale);
  return (search) => {
    // A size is of a product.
    if (index.lines.size === 0 || /\d/.test(search)) return null;
    const words = taskWords(search);
    if (words.length === 0 || words.length > MAX_WORDS) return null;
    const telling = words.filter((word) => !isFiller(word, locale)).length;
    const own = wordsByKey(words, locale);
    const exact = fullest(index, own, telling);
    const keys = exact.length > 0 ? own : withSame(own, locale);
    const found = exact.length > 0 ? exact : fullest(index, keys, telling);
    if (found.length === 0) return null;
    const ranked = found.map((line) => {
      const said = wordsOfRow(index, keys, line.row, locale);
      return { ...line, said, kinship: [...said.values()].reduce((sum, one) => sum + one, 0) };
    });
    ranked.sort((a, b) => b.kinship - a.kinship || a.row - b.row);
    return {
      find: [...new Set(ranked.flatMap(({ row }) => rows[row]!.find))],
      words: new Set(ranked.flatMap(({ words: matching, said }) => [...matching, ...said.keys()])),
    };
  };
}
