import { unitOf } from '../shared/units.ts';
import { parseDecimal } from '../shared/decimal.ts';
import type { Locale } from '../shared/common.ts';

/** A value with its unit, comparable with others of its dimension. */
export interface Measure {
  /**
   * What is measured, named by its base unit (`mm`, `mm2`, `ml`, `g`, `w`); for a unit that the
   * table of units lacks the unit itself (`kg/m²`, `stuks`), empty for a bare number.
   */
  dimension: string;
  /** The amount in the base unit. */
  base: number;
  /** The unit as written. */
  unit: string;
}

const INCH = 25.4;
// A unit has no spaces, and no digits but for an exponent.
const DECIMAL = /^[Ø⌀]?\s*(\d+(?:[.,]\d+)?)\s*([^\s\d.,/-][^\s\d.,]*[23]?\.?)?$/u;
const FRACTION = /^(?:(\d+) )?(\d+)\/([1-9]\d*)\s*([^\s\d]+)$/u;

/** The size of a unit in its base unit; 1 for a unit that the table of units lacks. */
export const unitSize = (unit: string): number => unitOf(unit.toLowerCase())?.size ?? 1;

/** The dimension that a unit measures, as `Measure` has it. */
export const dimensionOf = (unit: string): string => unitOf(unit.toLowerCase())?.base ?? unit;

/**
 * Reads a text that is one amount with its unit: `12,5 mm`, `2.4 m`, `1/2"`, `Ø110 mm`, `750 ml`.
 * Comma and point are both decimal signs. Null for anything else: words, sizes of several
 * measures (`60x60 mm`), spans (`3-5 mm`), a number with more words (`4 kg per laag`).
 */
export function parseMeasure(text: string): Measure | null {
  const trimmed = text.trim();
  const [, decimal, decimalUnit = ''] = DECIMAL.exec(trimmed) ?? [];
  if (decimal !== undefined) return measure(Number(decimal.replace(',', '.')), decimalUnit);
  const [, whole = '0', upper, lower, unit = ''] = FRACTION.exec(trimmed) ?? [];
  // Only inches come in fractions: a cylinder of `30/35 mm` has two lengths.
  if (unitSize(unit) !== INCH) return null;
  return measure(Number(whole) + Number(upper) / Number(lower), unit);
}

const measure = (amount: number, unit: string): Measure => ({
  dimension: dimensionOf(unit),
  base: amount * unitSize(unit),
  unit,
});

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
