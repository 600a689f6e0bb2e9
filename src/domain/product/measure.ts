import { unitOf } from '../shared/units.ts';

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
