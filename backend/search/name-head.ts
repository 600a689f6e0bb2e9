import { isUnit, prepositions, purposeWords, stopWords } from './analyse/words.ts';
import type { SearchLocale } from './types.ts';

const WORD = /^[\p{L}\p{M}]{3,}(?:[-/'’][\p{L}\p{M}]+)*$/u;
/** A Dutch adjective before its noun: `platte kwast`, `gebakken straatklinker`. */
const DUTCH_ADJECTIVE = /(?:[^e]e|en|[bdfgklmnprstvz]se)$/;

/** The places of the words that may be a name's noun: up to a size, a preposition or the end. */
function nounPlaces(chunks: readonly string[], locale: SearchLocale): number[] {
  const places: number[] = [];
  for (const [at, chunk] of chunks.entries()) {
    if (purposeWords[locale].has(chunk) || prepositions[locale].has(chunk)) break;
    if (/\d/.test(chunk)) {
      if (places.length > 0) break;
    } else if (WORD.test(chunk) && !isUnit(chunk) && !stopWords[locale].has(chunk)) {
      places.push(at);
    }
  }
  return places;
}

/**
 * The place of the noun in the chunks of a product's name, or -1. A word that its categories are
 * named after is the noun; else English puts it last (`brad-point drill`), Dutch first but for
 * adjectives (`platte kwast maat 8`). `isCategoryWord` tells whether a chunk is such a word.
 */
export function headPlace(
  chunks: readonly string[],
  locale: SearchLocale,
  isCategoryWord: (chunk: string) => boolean,
): number {
  const places = nounPlaces(chunks, locale);
  const named = places.filter((at) => isCategoryWord(chunks[at]!));
  if (locale === 'en') return named.at(-1) ?? places.at(-1) ?? -1;
  const [first = -1] = named;
  if (first >= 0) return first;
  const noun = places.find((at) => !DUTCH_ADJECTIVE.test(chunks[at]!));
  return noun ?? places[0] ?? -1;
}
