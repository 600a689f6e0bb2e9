import type { Product } from './product.ts';

/** Units of the amount of work. */
const JOB_UNITS = ['m²', 'm', 'm³'] as const;
export type JobUnit = (typeof JOB_UNITS)[number];

/** Default allowance for cutting, breakage and remainders. */
export const DEFAULT_WASTE_PERCENT = 10;
export const MAX_WASTE_PERCENT = 100;

export interface Coverage {
  unit: JobUnit;
  /** Amount that one package covers. */
  perPackage: number;
  /**
   * The product field it is derived from, as displayed (`19 kg/m² bij 10 mm`); null for the package
   * contents.
   */
  basis: string | null;
}

type MeasuredProduct = Pick<Product, 'unitPerProduct' | 'unitPriceUnit' | 'fields'>;

/** Examples: `19 kg/m² bij 10 mm`, `300 kg per m³ beton`, `8,47 m/m²`. */
const RATIO = /^(\d+(?:[.,]\d+)?)\s*(m²|m³|m|kg|l)\s*(?:\/|per )\s*(m²|m³|m|kg|l)(?![\p{L}\d])/u;
const RATIO_FIELDS = ['verbruik', 'rendement'];
const PIECES_PER_M2_FIELD = 'stuksPerM2';
const PIECES_FIELD = 'aantal';

/**
 * Returns what one package covers, at most one entry per unit, most reliable first: its contents if
 * sold by m², m or m³, else its consumption, yield or pieces per m². Not derived from width and
 * height, which a door has too. Empty if the product is bought by the piece.
 */
export function coverages({ unitPerProduct, unitPriceUnit, fields }: MeasuredProduct): Coverage[] {
  const found: Coverage[] = [];
  const addCoverage = (unit: string | null, perPackage: number, basis: string | null) => {
    const jobUnit = JOB_UNITS.find((job) => job === unit);
    const isNew = jobUnit && found.every((one) => one.unit !== jobUnit);
    if (isNew && perPackage > 0 && Number.isFinite(perPackage)) {
      found.push({ unit: jobUnit, perPackage, basis });
    }
  };
  const fieldValue = (code: string) => fields.find((field) => field.code === code)?.value ?? '';
  const contents = unitPerProduct ?? 0;
  addCoverage(unitPriceUnit, contents, null);
  for (const value of RATIO_FIELDS.map(fieldValue)) {
    const [, amount = '', of = '', per = ''] = RATIO.exec(value) ?? [];
    if (of === unitPriceUnit) addCoverage(per, contents / parseDecimalComma(amount), value);
    else if (per === unitPriceUnit) addCoverage(of, contents * parseDecimalComma(amount), value);
  }
  const piecesPerM2 = fieldValue(PIECES_PER_M2_FIELD);
  const pieces = Number.parseInt(fieldValue(PIECES_FIELD), 10) || 1;
  if (piecesPerM2) addCoverage('m²', pieces / parseDecimalComma(piecesPerM2), null);
  return found;
}

export interface QuantityNeeded {
  /** Number of packages to buy. */
  packages: number;
  /** Amount that they cover. */
  covers: number;
}

/**
 * Computes the number of packages for an amount of work plus a percentage of waste. Null if the
 * amount is not above 0, or the waste outside 0-100.
 */
export function quantityNeeded(
  { perPackage }: Pick<Coverage, 'perPackage'>,
  amount: number,
  wastePercent: number = DEFAULT_WASTE_PERCENT,
): QuantityNeeded | null {
  const isWaste = wastePercent >= 0 && wastePercent <= MAX_WASTE_PERCENT;
  if (!(amount > 0 && Number.isFinite(amount) && isWaste)) return null;
  const exact = (amount * (100 + wastePercent)) / 100 / perPackage;
  // Without this tolerance, a rounding error would make 12 m² of boards of 1.2 m² take 11 packages.
  const packages = Math.max(1, Math.ceil(Number(exact.toPrecision(12))));
  return { packages, covers: Number((packages * perPackage).toPrecision(12)) };
}

const parseDecimalComma = (text: string) => Number.parseFloat(text.replace(',', '.'));
