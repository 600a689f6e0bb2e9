import { toCents, type Cents } from '../domain/shared/money.ts';

/** A wire amount in cents, null where there is none. */
export function centsOrNull(amount: number | null | undefined): Cents | null {
  return amount == null ? null : toCents(amount);
}
