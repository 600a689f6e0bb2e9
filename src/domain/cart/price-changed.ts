import type { Cents } from '../shared/money.ts';

/** Price-changed threshold of spec 2 §9: 0.01 euro. */
const THRESHOLD: Cents = 1;

/** True when the per-unit price is more than 0.01 lower than the old one (spec 2 §3). */
export const isPriceChanged = (oldUnit: Cents, newUnit: Cents): boolean =>
  oldUnit - newUnit > THRESHOLD;
