/** Draws rows of the table of the specification at random, the same ones for the same seed. */
import { createHash } from 'node:crypto';
import type { SpecLine } from '../spec-table/table.ts';

export interface DrawnRow {
  /** Its quote; a second row of the same quote ends with ` #2`, a third one with ` #3`. */
  key: string;
  /** Test file. */
  file: string;
  /** Title of the test, as the table has it. */
  title: string;
}

/**
 * Each row has its own lot, made from its key: a row that is added or linked to another test leaves
 * the lots of all others as they are. Rows without a test are left out.
 */
export function draw(lines: readonly SpecLine[], count: number, seed: string): DrawnRow[] {
  const seen = new Map<string, number>();
  const lots = lines.flatMap(({ rows }) =>
    rows.flatMap(({ quote, file, title }) => {
      if (file === null) return [];
      const nth = (seen.get(quote) ?? 0) + 1;
      seen.set(quote, nth);
      const key = nth === 1 ? quote : `${quote} #${nth}`;
      const lot = createHash('sha256').update(`${seed}\n${key}`).digest('hex');
      return [{ key, file, title, lot }];
    }),
  );
  return lots
    .sort((a, b) => (a.lot < b.lot ? -1 : 1))
    .slice(0, count)
    .map(({ key, file, title }) => ({ key, file, title }));
}
