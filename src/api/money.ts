import { toCents, type Cents } from '../domain/shared/money.ts';

/** Converts an amount in euros to cents; null if absent. */
export function centsOrNull(amount: number | null | undefined): Cents | null {
  return amount == null ? null : toCents(amount);
}
