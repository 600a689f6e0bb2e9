import { parseDecimal } from './decimal.ts';
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
 * The range that two inputs make: it applies only when both are amounts, decimal comma or point.
 * Ends given the wrong way round are turned; null for anything but amounts from 0 to a billion.
 */
export function measureRange(min: string, max: string, unit: string): MeasureRange | null {
  const [one, other] = [min, max].map(amountOf);
  if (one == null || other == null) return null;
  return { min: Math.min(one, other), max: Math.max(one, other), unit };
}

function amountOf(text: string): number | null {
  const amount = parseDecimal(text);
  return amount === null || amount > MAX_AMOUNT ? null : rangeAmount(amount);
}

/** A range as it stands in a query and on the wire: `600..2400 mm`, decimal point, no thousands. */
export const measureRangeText = ({ min, max, unit }: MeasureRange): string =>
  `${min}..${max} ${unit}`;

/** Reads `600..2400 mm`; null for any other text. */
export function parseMeasureRange(text: string): MeasureRange | null {
  const [, min, max, unit] = RANGE.exec(text) ?? [];
  return min && max && unit ? measureRange(min, max, unit) : null;
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
