/** A value with its unit, comparable with others of its dimension. */
export interface Measure {
  /**
   * What is measured: `length`, `area`, `volume`, `mass` or `power`; for a unit that has no
   * multiples here the unit itself (`V`, `kg/m²`, `stuks`), empty for a bare number.
   */
  dimension: string;
  /** The amount in the base unit of its dimension: mm, m², l, g, W. */
  base: number;
  /** The unit as written. */
  unit: string;
}

/** Units by dimension, each with its size in the base unit. */
const UNITS: Record<string, Record<string, number>> = {
  length: {
    mu: 0.001,
    µm: 0.001,
    micron: 0.001,
    mm: 1,
    cm: 10,
    dm: 100,
    m: 1000,
    km: 1_000_000,
    inch: 25.4,
    in: 25.4,
    '"': 25.4,
    '″': 25.4,
  },
  area: { 'mm²': 1e-6, 'cm²': 1e-4, 'm²': 1, m2: 1 },
  volume: { ml: 0.001, cl: 0.01, dl: 0.1, l: 1, liter: 1, litre: 1, 'm³': 1000, m3: 1000 },
  mass: { mg: 0.001, g: 1, gr: 1, gram: 1, kg: 1000, ton: 1_000_000 },
  power: { mW: 0.001, W: 1, kW: 1000 },
};

const BY_UNIT = new Map(
  Object.entries(UNITS).flatMap(([dimension, units]) =>
    Object.entries(units).map(([unit, size]) => [unit, { dimension, size }] as const),
  ),
);

// A unit has no spaces, and no digits but for an exponent.
const DECIMAL = /^[Ø⌀]?\s*(\d+(?:[.,]\d+)?)\s*([^\s\d.,/-][^\s\d.,]*[23]?)?$/u;
// Only inches come in fractions: `3/4"`, `1 1/2"`. A cylinder of `30/35 mm` has two lengths.
const INCHES = /^(?:(\d+) )?(\d+)\/([1-9]\d*)\s*("|″|inch|in)$/u;

/** The size of a unit in the base unit of its dimension; 1 for a unit without multiples. */
export const unitSize = (unit: string): number => BY_UNIT.get(unit)?.size ?? 1;

/** The dimension that a unit measures. */
export const dimensionOf = (unit: string): string => BY_UNIT.get(unit)?.dimension ?? unit;

/**
 * Reads a text that is one amount with its unit: `12,5 mm`, `2.4 m`, `1/2"`, `Ø110 mm`, `750 ml`.
 * Comma and point are both decimal signs. Null for anything else: words, sizes of several
 * measures (`60x60 mm`), spans (`3-5 mm`), a number with more words (`4 kg per laag`).
 */
export function parseMeasure(text: string): Measure | null {
  const trimmed = text.trim();
  const [, decimal, decimalUnit = ''] = DECIMAL.exec(trimmed) ?? [];
  if (decimal !== undefined) return measure(Number(decimal.replace(',', '.')), decimalUnit);
  const [, whole = '0', upper, lower, unit] = INCHES.exec(trimmed) ?? [];
  return unit === undefined ? null : measure(Number(whole) + Number(upper) / Number(lower), unit);
}

const measure = (amount: number, unit: string): Measure => ({
  dimension: dimensionOf(unit),
  base: amount * unitSize(unit),
  unit,
});
