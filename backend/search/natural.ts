import { fold, stemWord } from './analyse/stem.ts';
import { measuresIn } from './analyse/measures.ts';
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

const padded = (value: number) => {
  const [whole = '', decimals = ''] = value.toFixed(3).split('.');
  return `${whole.padStart(14, '0')}.${decimals.padEnd(4, '0')}`;
};

/**
 * Like `naturalKey`, but sizes sort by their measure: `25 mm` before `20 m`. Sizes precede other
 * texts.
 */
export function sizeKey(text: string): string {
  const lower = text.toLowerCase();
  const [first] = measuresIn(lower);
  if (first?.start !== 0)
    return naturalKey(text).replace(/^\d+/, (digits) => digits.padStart(14, '0'));
  const sizes = first.sides.map(({ value }) => padded(value)).join('x');
  return `${sizes}${naturalKey(lower.slice(first.end))}`;
}

const rows = [new Uint8Array(64), new Uint8Array(64), new Uint8Array(64)] as const;

/** Edits between two words (a swap of neighbours counts one), or `max + 1` when there are more. */
export function editDistance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max || b.length >= 63) return max + 1;
  let [before, previous, current] = rows;
  for (let column = 0; column <= b.length; column++) previous[column] = column;
  for (let row = 1; row <= a.length; row++) {
    current[0] = row;
    let least = row;
    const letter = a.charCodeAt(row - 1);
    for (let column = 1; column <= b.length; column++) {
      const other = b.charCodeAt(column - 1);
      let cost = previous[column - 1]! + (letter === other ? 0 : 1);
      cost = Math.min(cost, previous[column]! + 1, current[column - 1]! + 1);
      const swapped =
        row > 1 &&
        column > 1 &&
        letter === b.charCodeAt(column - 2) &&
        a.charCodeAt(row - 2) === other;
      if (swapped) cost = Math.min(cost, before[column - 2]! + 1);
      current[column] = cost;
      if (cost < least) least = cost;
    }
    if (least > max) return max + 1;
    [before, previous, current] = [previous, current, before];
  }
  return Math.min(previous[b.length]!, max + 1);
}

/** The same for all spellings of a term: capitals, accents, blanks, plural and singular. */
export function termKey(term: string, locale: SearchLocale): string {
  return chunksOf(term)
    .filter(Boolean)
    .map((word) => stemWord(word, locale))
    .join(' ');
}
