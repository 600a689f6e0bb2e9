import { unitOf } from '../shared/units.ts';
import { parseDecimal } from '../shared/decimal.ts';
import type { Locale } from '../shared/common.ts';

/** An amount with a unit, comparable to others of the same dimension. */
export interface Measure {
  /**
   * Base unit of what is measured (`mm`, `mm2`, `ml`, `g`, `w`). For a unit missing from the table
   * of units, the unit itself (`kg/m²`, `stuks`); empty for a bare number.
   */
  dimension: string;
  /** The amount in the base unit. */
  base: number;
  /** The unit as written. */
  unit: string;
}

const INCH = 25.4;
// A unit contains no spaces, and no digits except an exponent.
const DECIMAL_MEASURE = /^[Ø⌀]?\s*(\d+(?:[.,]\d+)?)\s*([^\s\d.,/-][^\s\d.,]*[23]?\.?)?$/u;
const FRACTION_MEASURE = /^(?:(\d+) )?(\d+)\/([1-9]\d*)\s*([^\s\d]+)$/u;

/** Returns the size of a unit in its base unit; 1 for an unknown unit. */
export const unitSize = (unit: string): number => unitOf(unit.toLowerCase())?.size ?? 1;

/** Returns the base unit that a unit converts to; an unknown unit is returned unchanged. */
export const baseUnitOf = (unit: string): string => unitOf(unit.toLowerCase())?.base ?? unit;

/**
 * Parses a single amount with its unit: `12,5 mm`, `2.4 m`, `1/2"`, `Ø110 mm`, `750 ml`. Comma and
 * point are both decimal signs. Null for anything else: words, several measures (`60x60 mm`),
 * ranges (`3-5 mm`), further words (`4 kg per laag`).
 */
export function parseMeasure(text: string): Measure | null {
  const trimmed = text.trim();
  const [, decimal, decimalUnit = ''] = DECIMAL_MEASURE.exec(trimmed) ?? [];
  if (decimal !== undefined) return toMeasure(Number(decimal.replace(',', '.')), decimalUnit);
  const [, whole = '0', upper, lower, unit = ''] = FRACTION_MEASURE.exec(trimmed) ?? [];
  // Only inches are written as fractions; `30/35 mm` of a lock cylinder means two lengths.
  if (unitSize(unit) !== INCH) return null;
  return toMeasure(Number(whole) + Number(upper) / Number(lower), unit);
}

const toMeasure = (amount: number, unit: string): Measure => ({
  dimension: baseUnitOf(unit),
  base: amount * unitSize(unit),
  unit,
});

/** A range of amounts in one unit, both ends included. */
export interface MeasureRange {
  min: number;
  max: number;
  unit: string;
}

/** Precision of the amounts of a range. */
const DECIMALS = 4;
const MAX_AMOUNT = 1e9;

const RANGE_TEXT = /^(\d{1,9}(?:\.\d{1,9})?)\.\.(\d{1,9}(?:\.\d{1,9})?) (\S{1,20})$/;

/** Rounds an amount to the precision of a range. */
export const rangeAmount = (amount: number): number => Number(amount.toFixed(DECIMALS));

/**
 * Makes a range of two typed amounts, which are swapped if in the wrong order. Null unless both are
 * amounts from 0 to a billion.
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

/**
 * Formats a range for queries and API calls: `600..2400 mm`, with a decimal point and no thousands
 * separators.
 */
export const measureRangeText = ({ min, max, unit }: MeasureRange): string =>
  `${min}..${max} ${unit}`;

/** Parses `600..2400 mm`; null if invalid. */
export function parseMeasureRange(text: string): MeasureRange | null {
  const [, min, max, unit] = RANGE_TEXT.exec(text) ?? [];
  return min && max && unit ? rangeOf(Number(min), Number(max), unit) : null;
}

/** Returns a predicate that is true for measures in the range, in any unit of its dimension. */
export function isInRange({ min, max, unit }: MeasureRange): (measure: Measure) => boolean {
  const dimension = baseUnitOf(unit);
  const size = unitSize(unit);
  const rounding = 0.5 * 10 ** -DECIMALS;
  const [low, high] = [(min - rounding) * size, (max + rounding) * size];
  return (measure) =>
    measure.dimension === dimension && measure.base >= low && measure.base <= high;
}
