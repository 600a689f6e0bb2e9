import { isUnit, prepositions, purposeWords, stopWords } from './analyse/words.ts';
import type { SearchLocale } from './types.ts';
import type { Columns } from './columns.ts';
import { compareText, naturalKey } from './natural.ts';

const WORD_PATTERN = /^(?=.{3})[\p{L}\p{M}]+(?:[-/'’][\p{L}\p{M}]+)*$/u;
/** A Dutch adjective before its noun: `platte kwast`, `gebakken straatklinker`. */
const DUTCH_ADJECTIVE = /(?:[^e]e|[^aeo]en)$/;
/** Nouns that end as adjectives do: `machine`, `drainage`, `folie`, `palissade`. */
const NOUN_ENDING = /(?:ine|age|ie|ade|ure|elle|tape)$/;

/**
 * Returns the positions of the words that may be the noun of a name: up to a size, a preposition or
 * the end.
 */
function possibleNounPositions(chunks: readonly string[], locale: SearchLocale): number[] {
  const positions: number[] = [];
  for (const [at, chunk] of chunks.entries()) {
    if (purposeWords[locale].has(chunk) || prepositions[locale].has(chunk)) break;
    if (/\d/.test(chunk)) {
      if (positions.length > 0) break;
    } else if (WORD_PATTERN.test(chunk) && !isUnit(chunk) && !stopWords[locale].has(chunk)) {
      positions.push(at);
    }
  }
  return positions;
}

/** Returns the last segment of a chunk: `tapper` of `self-tapper`. */
const lastSegment = (chunk: string) => chunk.split(/[-/]/).at(-1) ?? chunk;

/**
 * In Dutch the noun comes first, except after adjectives (`platte kwast`) and in short names
 * (`EPDM`).
 */
function dutchNounPosition(
  chunks: readonly string[],
  positions: readonly number[],
  isCategoryWord: (chunk: string) => boolean,
): number {
  const isNoun = (at: number) => {
    const chunk = chunks[at]!;
    if (DUTCH_ADJECTIVE.test(chunk) && !NOUN_ENDING.test(chunk)) return false;
    return chunk.length > 4 || isCategoryWord(chunk);
  };
  return (
    positions.find(isNoun) ??
    positions.find((at) => isCategoryWord(chunks[at]!)) ??
    positions[0] ??
    -1
  );
}

/**
 * In English the noun comes last: of the first words that occur in category names, else of all
 * words.
 */
function englishNounPosition(
  chunks: readonly string[],
  positions: readonly number[],
  isCategoryWord: (chunk: string) => boolean,
): number {
  const isCategoryAt = positions.map((at) => isCategoryWord(lastSegment(chunks[at]!)));
  const firstCategoryWord = isCategoryAt.indexOf(true);
  if (firstCategoryWord < 0) return positions.at(-1) ?? -1;
  const end = isCategoryAt.indexOf(false, firstCategoryWord);
  return positions[(end < 0 ? positions.length : end) - 1]!;
}

/**
 * Returns the index of the noun in the chunks of a product name, or -1. `isCategoryWord` tells
 * whether a chunk is a noun in the names of the product's categories.
 */
export function nounPositionOf(
  chunks: readonly string[],
  locale: SearchLocale,
  isCategoryWord: (chunk: string) => boolean,
): number {
  const positions = possibleNounPositions(chunks, locale);
  return (locale === 'en' ? englishNounPosition : dutchNounPosition)(
    chunks,
    positions,
    isCategoryWord,
  );
}

/**
 * The rank of each row in alphabetical order. All rows are sorted when a list is first sorted by
 * name; later only the new rows are merged in.
 */
export class NameOrder {
  private keys: string[] = [];
  private order = new Uint32Array(0);
  private ranks = new Uint32Array(0);
  private rankedLiveCount = 0;

  reset(): void {
    this.keys = [];
    this.order = new Uint32Array(0);
    this.rankedLiveCount = 0;
  }

  /** Rank per row; equal names are told apart by id. */
  ranksOf(columns: Columns): Uint32Array {
    if (this.keys.length === columns.size && this.rankedLiveCount === columns.liveCount)
      return this.ranks;
    const rankedCount = this.keys.length;
    for (let row = rankedCount; row < columns.size; row++)
      this.keys.push(naturalKey(columns.names[row]!));
    const { keys } = this;
    const compare = (a: number, b: number) =>
      compareText(keys[a]!, keys[b]!) || columns.ids[a]! - columns.ids[b]!;
    const newRanks: number[] = [];
    for (let row = rankedCount; row < columns.size; row++)
      if (columns.isAlive(row)) newRanks.push(row);
    newRanks.sort(compare);
    const mergedOrder = new Uint32Array(columns.liveCount);
    let length = 0;
    let next = 0;
    for (const row of this.order) {
      if (!columns.isAlive(row)) continue;
      while (next < newRanks.length && compare(newRanks[next]!, row) < 0)
        mergedOrder[length++] = newRanks[next++]!;
      mergedOrder[length++] = row;
    }
    while (next < newRanks.length) mergedOrder[length++] = newRanks[next++]!;
    this.order = mergedOrder;
    this.rankedLiveCount = columns.liveCount;
    this.ranks = new Uint32Array(columns.size);
    for (let at = 0; at < mergedOrder.length; at++) this.ranks[mergedOrder[at]!] = at;
    return this.ranks;
  }
}
