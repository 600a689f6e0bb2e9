import { PAYMENT_METHODS, type PaymentMethodId } from './cart.ts';
import type { Cents } from '../shared/money.ts';
import type { ShippingMethod } from '../orders/order.ts';
import { pointsValue } from '../account/loyalty.ts';

/** Credit of a customer who may buy on account. */
export interface Credit {
  limit: Cents;
  /** Outstanding amount. */
  balance: Cents;
}

export interface PayableCart {
  shippingMethod: ShippingMethod | null;
  /** Cart total, from which no points are taken off: they cannot be redeemed on account. */
  total: Cents;
  /** Null if this contact may not buy on account. */
  credit: Credit | null;
}

/** Returns whether the amount fits within the credit limit. */
export const isWithinCredit = ({ limit, balance }: Credit, amount: Cents): boolean =>
  balance + amount <= limit;

/**
 * Returns the allowed payment methods of a cart, in the order of PAYMENT_METHODS: on account only
 * within the credit limit, at the store only for pickup (spec 2 §1, §6).
 */
export function allowedPaymentMethods(cart: PayableCart): PaymentMethodId[] {
  return PAYMENT_METHODS.filter((method) => {
    if (method === 'account')
      return cart.credit !== null && isWithinCredit(cart.credit, cart.total);
    return method !== 'store' || cart.shippingMethod === 'Pickup';
  });
}

/**
 * Returns the maximum number of points that may be redeemed: at most the customer's bonus points,
 * and at most 100 times the cart total in euros, rounded down (spec 2 §5). 0 below `minimum`
 * (`minimumPointsToRedeem`).
 */
export function maxPointsToRedeem(bonusPoints: number, total: Cents, minimum = 0): number {
  // One point is worth one cent, so the limit of 100 times the total in euros equals the total in
  // cents.
  const most = Math.max(0, Math.min(Math.floor(bonusPoints), Math.floor(total)));
  return most >= minimum ? most : 0;
}

/** Returns the total minus the value of the points (spec 2 §5), in cents; never negative. */
export const amountToPay = (total: Cents, points: number): Cents =>
  Math.max(0, total - pointsValue(points));
