import { numberTrimmed } from '../number-trimmed.ts';

const withoutZeros = (digits: string) => digits.replace(/^0+/, '');

/**
 * A code without what people leave out or add when they type it: blanks, points, hyphens, slashes,
 * capitals and leading zeros: `87.001-001 23` → `8700100123`, `GP-1250A` → `gp1250a`.
 */
export function quickOrderCode(typed: string): string {
  return withoutZeros(typed.replace(/[\s.\-/]/g, '').toLowerCase());
}

export interface CodedProduct {
  id: number;
  number: string;
  ean: string;
}

/**
 * The product that a code means: its EAN or whole number, else the last six digits of its number
 * (spec 2 §3, numberTrimmed). Null if no product has it, or if several have these last digits.
 */
export function pickProduct(products: readonly CodedProduct[], code: string): number | null {
  if (code === '') return null;
  const exact = products.find(
    ({ number, ean }) => withoutZeros(ean) === code || withoutZeros(number) === code,
  );
  if (exact) return exact.id;
  const [first, ...others] = products.filter(
    ({ number }) => quickOrderCode(numberTrimmed(number)) === code,
  );
  return first && others.length === 0 ? first.id : null;
}
