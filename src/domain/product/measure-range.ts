import { parseDecimal } from '../shared/decimal.ts';
import type { Locale } from '../shared/common.ts';
import { dimensionOf, type Measure, unitSize } from './measure.ts';

/** A span of amounts in one unit, both ends included. */
export interface MeasureRange {
  min: number;
  max: number;
  unit: string;
}

/** Amounts of a range count to this many decimals. */
const DECIMALS = 4;
const MAX_AMOUNT = 1e9;

const RANGE = /^(\d{1,9}(?:\.\d{1,9})?)\.\.(\d{1,9}(?:\.\d{1,9})?) (\S{1,20})$/;

/** An amount rounded to the decimals that a range keeps. */
export const rangeAmount = (amount: number): number => Number(amount.toFixed(DECIMALS));

/**
 * The range that two inputs make: it applies only when both are amounts as somebody types them.
 * Ends given the wrong way round are turned; null for anything but amounts from 0 to a billion.
 */
export const measureRange = (
  min: string,
  max: string,
  unit: string,
  locale: Locale,
): MeasureRange | null => rangeOf(parseDecimal(min, locale), parseDecimal(max, locale), unit);

function rangeOf(one: number | null, other: number | null, unit: string): MeasureRange | null {
  if (one === null || other === null || Math.max(one, other) > MAX_AMOUNT) return null;
  const ends = [rangeAmount(one), rangeAmount(other)];
  return { min: Math.min(...ends), max: Math.max(...ends), unit };
}

/** A range as it stands in a query and on the wire: `600..2400 mm`, decimal point, no thousands. */
export const measureRangeText = ({ min, max, unit }: MeasureRange): string =>
  `${min}..${max} ${unit}`;

/** Reads `600..2400 mm`; null for any other text. */
export function parseMeasureRange(text: string): MeasureRange | null {
  const [, min, max, unit] = RANGE.exec(text) ?? [];
  return min && max && unit ? rangeOf(Number(min), Number(max), unit) : null;
}

/** Returns a predicate that is true for measures in a range, whatever unit they are written in. */
export function isInRange({ min, max, unit }: MeasureRange): (measure: Measure) => boolean {
  const dimension = dimensionOf(unit);
  const size = unitSize(unit);
  const rounding = 0.5 * 10 ** -DECIMALS;
  const [low, high] = [(min - rounding) * size, (max + rounding) * size];
  return (measure) =>
    measure.dimension === dimension && measure.base >= low && measure.base <= high;
}
