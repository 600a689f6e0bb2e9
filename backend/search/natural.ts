import { fold } from './analyse/fold.ts';

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
