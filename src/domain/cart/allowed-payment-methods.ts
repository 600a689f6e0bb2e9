import { PAYMENT_METHODS, type PaymentMethodId } from './cart.ts';
import type { Cents } from '../shared/money.ts';
import type { ShippingMethod } from '../orders/order.ts';

/** Credit of a customer who may buy on account. */
export interface Credit {
  limit: Cents;
  /** Outstanding amount. */
  balance: Cents;
}

export interface PayingCart {
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
export function allowedPaymentMethods(cart: PayingCart): PaymentMethodId[] {
  return PAYMENT_METHODS.filter((method) => {
    if (method === 'account')
      return cart.credit !== null && isWithinCredit(cart.credit, cart.total);
    return method !== 'store' || cart.shippingMethod === 'Pickup';
  });
}
