import { fold, stemWord } from './analyse/stem.ts';
import { findMeasures } from './analyse/measures.ts';
import { chunksOf } from './analyse/tokens.ts';
import type { SearchLocale } from './types.ts';

const NUMBER = /(\d+)(?:[.,](\d+))?/g;

/**
 * Returns a key for natural sorting with plain comparison: `9,5 mm` before `12,5 mm`, `Élan` beside
 * `elan`.
 */
export function naturalKey(text: string): string {
  return fold(text).replace(
    NUMBER,
    (_, whole: string, decimals: string | undefined) =>
      `${whole.padStart(10, '0')}.${(decimals ?? '').padEnd(4, '0')}`,
  );
}

/** Compares by code unit, which gives the same order on every machine. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

const padNumber = (value: number) => {
  const [whole = '', decimals = ''] = value.toFixed(3).split('.');
  return `${whole.padStart(14, '0')}.${decimals.padEnd(4, '0')}`;
};

/**
 * Like `naturalKey`, but sizes sort by their measure: `25 mm` before `20 m`. Sizes precede other
 * texts.
 */
export function sizeKey(text: string): string {
  const lower = text.toLowerCase();
  const [first] = findMeasures(lower);
  if (first?.start !== 0)
    return naturalKey(text).replace(/^\d+/, (digits) => digits.padStart(14, '0'));
  const sizes = first.sides.map(({ value }) => padNumber(value)).join('x');
  return `${sizes}${naturalKey(lower.slice(first.end))}`;
}

const distanceRows = [new Uint8Array(64), new Uint8Array(64), new Uint8Array(64)] as const;

/**
 * Returns the number of edits between two words, in which a swap of neighbouring letters counts as
 * one; `max + 1` if there are more than `max`.
 */
export function editDistance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max || b.length >= 63) return max + 1;
  let [rowBeforePrevious, previousRow, currentRow] = distanceRows;
  for (let column = 0; column <= b.length; column++) previousRow[column] = column;
  for (let row = 1; row <= a.length; row++) {
    currentRow[0] = row;
    let lowestDistance = row;
    const letterOfA = a.charCodeAt(row - 1);
    for (let column = 1; column <= b.length; column++) {
      const letterOfB = b.charCodeAt(column - 1);
      let cost = previousRow[column - 1]! + (letterOfA === letterOfB ? 0 : 1);
      cost = Math.min(cost, previousRow[column]! + 1, currentRow[column - 1]! + 1);
      const isSwap =
        row > 1 &&
        column > 1 &&
        letterOfA === b.charCodeAt(column - 2) &&
        a.charCodeAt(row - 2) === letterOfB;
      if (isSwap) cost = Math.min(cost, rowBeforePrevious[column - 2]! + 1);
      currentRow[column] = cost;
      if (cost < lowestDistance) lowestDistance = cost;
    }
    if (lowestDistance > max) return max + 1;
    [rowBeforePrevious, previousRow, currentRow] = [previousRow, currentRow, rowBeforePrevious];
  }
  return Math.min(previousRow[b.length]!, max + 1);
}

/**
 * Returns a key that is the same for all spellings of a term: capitals, accents, spaces, plural and
 * singular.
 */
export function termKey(term: string, locale: SearchLocale): string {
  return chunksOf(term)
    .filter(Boolean)
    .map((word) => stemWord(word, locale))
    .join(' ');
}
