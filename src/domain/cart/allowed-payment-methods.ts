import { PAYMENT_METHODS, type PaymentMethodId } from './cart.ts';
import type { Cents } from '../shared/money.ts';
import type { ShippingMethod } from '../orders/order.ts';

/** Credit of a customer who may buy on account. */
export interface Credit {
  limit: Cents;
  /** What is still to be paid. */
  balance: Cents;
}

export interface PayingCart {
  shippingMethod: ShippingMethod | null;
  /** Points pay no part of what is bought on account. */
  total: Cents;
  /** Null: this contact does not buy on account. */
  credit: Credit | null;
}

/** True if the amount still fits the credit limit. */
export const creditHolds = ({ limit, balance }: Credit, amount: Cents): boolean =>
  balance + amount <= limit;

/**
 * The methods by which this cart may be paid, in the order of PAYMENT_METHODS: on account only
 * where the credit holds, at the store only where the goods are picked up (spec 2 §1, §6).
 */
export function allowedPaymentMethods(cart: PayingCart): PaymentMethodId[] {
  return PAYMENT_METHODS.filter((method) => {
    if (method === 'account') return cart.credit !== null && creditHolds(cart.credit, cart.total);
    return method !== 'store' || cart.shippingMethod === 'Pickup';
  });
}
