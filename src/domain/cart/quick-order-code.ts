import { numberTrimmed } from '../number-trimmed.ts';

const withoutZeros = (digits: string) => digits.replace(/^0+/, '');

/**
 * The digits of a code that somebody typed, without leading zeros: `87.001-001 23` → `8700100123`.
 * Empty if it holds letters.
 */
export function quickOrderCode(typed: string): string {
  const digits = typed.replace(/[\s.\-/]/g, '');
  return /^\d+$/.test(digits) ? withoutZeros(digits) : '';
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
    ({ number }) => withoutZeros(numberTrimmed(number)) === code,
  );
  return first && others.length === 0 ? first.id : null;
}
