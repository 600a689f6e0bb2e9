import type { Attributes } from '../fit/condition.ts';
import { parseMeasure } from '../product/measure.ts';
import type { Cents } from '../shared/money.ts';

/** A product of the assortment that may be chosen for a part. */
export interface Candidate {
  id: number;
  /** Price of one package, incl. VAT. */
  price: Cents;
  /** Pieces in stock, of all stores. */
  stock: number;
  /** Weight of one package; null if unknown. */
  grams: number | null;
  /** Contents of one package in `contentsUnit` (2.88 `m²`); null if sold by the piece. */
  contents: number | null;
  contentsUnit: string | null;
  attributes: Attributes;
}

/** Units in which the tools count materials. */
export type ToolUnit = 'm²' | 'm' | 'kg' | 'pieces';

/** One line of a materials list. */
export interface ToolLine<Part extends string> {
  part: Part;
  unit: ToolUnit;
  /** Amount that the work takes, without remainders. */
  needed: number;
  /** Null: no product of the assortment fits. */
  choice: { id: number; quantity: number; perPackage: number; grams: number | null } | null;
}

/**
 * Returns how many packages of a product are needed, and what one of them holds; null if the
 * product does not fit.
 */
export type PackageCounter = (
  candidate: Candidate,
) => { quantity: number; perPackage: number } | null;

/**
 * Chooses the product that costs least for the whole need. A product of which enough is in stock
 * precedes one of which there is not; the lower id decides between equals.
 */
export function chooseCheapest(
  candidates: readonly Candidate[],
  countPackages: PackageCounter,
): ToolLine<string>['choice'] {
  const fits = candidates.flatMap((candidate) => {
    const found = countPackages(candidate);
    if (!found) return [];
    const isShort = candidate.stock < found.quantity ? 1 : 0;
    return [{ ...found, candidate, isShort, total: found.quantity * candidate.price }];
  });
  fits.sort(
    (a, b) => a.isShort - b.isShort || a.total - b.total || a.candidate.id - b.candidate.id,
  );
  const [best] = fits;
  if (!best) return null;
  const { quantity, perPackage, candidate } = best;
  return { id: candidate.id, quantity, perPackage, grams: candidate.grams };
}

/** Reads a length attribute in millimetres; null if absent or not a length. */
export function millimetresOf(
  { attributes }: Pick<Candidate, 'attributes'>,
  code: string,
): number | null {
  for (const value of attributes[code] ?? []) {
    const measure = parseMeasure(value);
    if (measure?.dimension === 'mm') return measure.base;
  }
  return null;
}

/** Number of pieces in a package, from `200 stuks`; 1 without the attribute. */
export function piecesOf({ attributes }: Candidate, code: string): number {
  const pieces = Number.parseInt(attributes[code]?.[0] ?? '', 10);
  return pieces > 0 ? pieces : 1;
}

/** Returns a function that counts packages by their contents, which must be stated in `unit`. */
export const counterByContents =
  (needed: number, unit: ToolUnit): PackageCounter =>
  ({ contents, contentsUnit }) =>
    contents && contentsUnit === unit ? packageCount(needed, contents) : null;

/** Number of packages for an amount. A rounding error never adds one. */
export function packageCount(needed: number, perPackage: number) {
  const exact = Number((needed / perPackage).toPrecision(12));
  return { quantity: Math.max(1, Math.ceil(exact)), perPackage };
}
