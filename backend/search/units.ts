/** The units by which prices of a list can be compared, as numbers of a column. */
import {
  COMPARISON_UNITS,
  type ComparisonUnit,
} from '../../src/domain/pricing/comparison-price.ts';
import type { Columns } from './columns.ts';
import type { SearchDocument } from './types.ts';

/** Number for products without a unit: a set, or a pack of unknown contents. */
const NO_UNIT = 0;
/** Unit of single pieces; their prices compare with the price per piece of packs. */
const ONE_PIECE = COMPARISON_UNITS.length + 1;

/** Returns the number of the unit of a product; those of `COMPARISON_UNITS` begin at 1. */
export function unitNumberOf({
  content,
  isPiece,
}: Pick<SearchDocument, 'content' | 'isPiece'>): number {
  if (content) return COMPARISON_UNITS.indexOf(content.unit) + 1;
  return isPiece ? ONE_PIECE : NO_UNIT;
}

/**
 * Returns the rank of a unit in a list: one piece beside packs of pieces, products without a unit
 * last.
 */
export function unitRank(unit: number): number {
  if (unit === NO_UNIT) return ONE_PIECE;
  return unit === ONE_PIECE ? COMPARISON_UNITS.indexOf('stuk') + 1 : unit;
}

/** At least this share of the hits must be packages with the unit. */
const MIN_SHARE = 0.5;

/**
 * Returns the unit by which rows can be compared; null if their packages have several, fewer than
 * half are packages with one, or there is only one of them.
 */
export function commonUnitOf({ unitNumber }: Columns, rows: Uint32Array): ComparisonUnit | null {
  let commonUnit = NO_UNIT;
  let count = 0;
  for (const row of rows) {
    const rowUnit = unitNumber[row]!;
    if (rowUnit === NO_UNIT || rowUnit === ONE_PIECE) continue;
    if (commonUnit !== NO_UNIT && rowUnit !== commonUnit) return null;
    commonUnit = rowUnit;
    count++;
  }
  const isComparable = count > 1 && count >= rows.length * MIN_SHARE;
  return isComparable ? COMPARISON_UNITS[commonUnit - 1]! : null;
}
