import type { Cents } from '../shared/money.ts';

/** Points for every whole euro of goods incl. VAT. */
const POINTS_PER_EURO = 1;

/**
 * Points that an order earns: for the goods after vouchers and redeemed points, without the costs of
 * delivery. `goods` and `paidOtherwise` are cents incl. VAT.
 */
export const earnedPoints = (goods: Cents, paidOtherwise: Cents): number =>
  Math.max(0, Math.floor((goods - paidOtherwise) / 100)) * POINTS_PER_EURO;
