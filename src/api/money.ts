import { toCents } from '../domain/money.ts';
import type { Cents } from '../domain/entities/money.ts';

/** A wire amount in cents, null where there is none. */
export function centsOrNull(amount: number | null | undefined): Cents | null {
  return amount == null ? null : toCents(amount);
}
