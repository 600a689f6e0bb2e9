import type { Cents } from '../entities/money.ts';

/** A price that held from a moment on, until the next step. */
export interface PriceStep {
  from: Date;
  incl: Cents;
}

const DAY_MS = 86_400_000;
const REFERENCE_DAYS = 30;

/**
 * The lowest price charged at any moment of the 30 days before `moment` (Omnibus directive),
 * including the price already in force when those days began. `history` is oldest first; null
 * without a price before `moment`.
 */
export function lowestOf30Days(history: readonly PriceStep[], moment: Date): Cents | null {
  const from = moment.getTime() - REFERENCE_DAYS * DAY_MS;
  const before = history.filter((step) => step.from.getTime() < moment.getTime());
  const inForce = before.filter((_, i) => {
    const next = before[i + 1];
    return !next || next.from.getTime() > from;
  });
  return inForce.length > 0 ? Math.min(...inForce.map((step) => step.incl)) : null;
}
