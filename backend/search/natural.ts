import { fold } from './analyse/fold.ts';
import { measuresIn } from './analyse/measures.ts';

const NUMBER = /(\d+)(?:[.,](\d+))?/g;

/**
 * A key that sorts as people do when compared as plain text: `9,5 mm` before `12,5 mm`,
 * `Élan` beside `elan`.
 */
export function naturalKey(text: string): string {
  return fold(text).replace(
    NUMBER,
    (_, whole: string, decimals: string | undefined) =>
      `${whole.padStart(10, '0')}.${(decimals ?? '').padEnd(4, '0')}`,
  );
}

/** Plain comparison by code unit: the same on every machine. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

const padded = (value: number) => {
  const [whole = '', decimals = ''] = value.toFixed(3).split('.');
  return `${whole.padStart(14, '0')}.${decimals.padEnd(4, '0')}`;
};

/**
 * As `naturalKey`, with sizes by what they measure: `25 mm` before `20 m`. Sizes come first, the
 * short before the long, then other texts.
 */
export function sizeKey(text: string): string {
  const lower = text.toLowerCase();
  const [first] = measuresIn(lower);
  if (first?.start !== 0)
    return naturalKey(text).replace(/^\d+/, (digits) => digits.padStart(14, '0'));
  const sizes = first.sides.map(({ value }) => padded(value)).join('x');
  return `${sizes}${naturalKey(lower.slice(first.end))}`;
}
