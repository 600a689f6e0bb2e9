import type { ShippingMethod } from '../../src/domain/orders/order.ts';
import type { OrderState } from '../../src/domain/orders/order-state.ts';

/** Quantity by place of the product in the list of the most popular ones. */
type QuantityByPlace = Readonly<Record<number, number>>;

/** A past order of a demo customer. */
export interface DemoOrder {
  daysAgo: number;
  state: OrderState;
  shippingMethod: ShippingMethod;
  paymentMethod: string;
  quantities: QuantityByPlace;
  /** Cents. */
  voucher?: number;
  /** Days from invoice to payment; null if not paid yet, absent without an invoice. */
  paidAfterDays?: number | null;
}

type OptionalOrderFields = Partial<DemoOrder>;

const orderMakerFor =
  (shippingMethod: ShippingMethod) =>
  (
    daysAgo: number,
    state: OrderState,
    paymentMethod: string,
    quantities: QuantityByPlace,
    more: OptionalOrderFields = {},
  ) => ({
    ...{ daysAgo, state, shippingMethod, paymentMethod, quantities },
    ...more,
  });
const delivery = orderMakerFor('Delivery');
const pickup = orderMakerFor('Pickup');

const PAID_AT_ONCE = { paidAfterDays: 0 };
const NOT_PAID = { paidAfterDays: null };

/** Demo orders by the customer's e-mail address. A colleague sees the orders of the company. */
export const DEMO_ORDERS: Readonly<Record<string, readonly DemoOrder[]>> = {
  'consument@demo.example': [
    delivery(1, 'awaiting-payment', 'ideal', { 3: 2 }),
    pickup(2, 'paid', 'ideal', { 0: 1, 8: 4, 21: 2 }, PAID_AT_ONCE),
    delivery(24, 'delivered', 'visa', { 5: 3, 14: 1 }, { ...PAID_AT_ONCE, voucher: 500 }),
    delivery(96, 'refunded', 'ideal', { 30: 1 }, PAID_AT_ONCE),
  ],
  'aannemer@demo.example': [
    delivery(0, 'placed', 'account', { 1: 12, 2: 6, 17: 40 }),
    delivery(3, 'picked', 'account', { 0: 20, 4: 10, 9: 4, 12: 30, 26: 2 }, NOT_PAID),
    delivery(16, 'shipped', 'account', { 6: 8, 11: 25 }, NOT_PAID),
    pickup(41, 'collected', 'account', { 19: 5 }, NOT_PAID),
    pickup(58, 'cancelled', 'account', { 33: 2 }),
    delivery(75, 'delivered', 'account', { 2: 15, 7: 6, 28: 1 }, { paidAfterDays: 21 }),
    pickup(130, 'collected', 'account', { 0: 10, 13: 3 }, { paidAfterDays: 28 }),
  ],
  'zzp@demo.example': [
    delivery(6, 'shipped', 'ideal', { 10: 2, 16: 6 }, PAID_AT_ONCE),
    pickup(47, 'collected', 'ideal', { 1: 4, 22: 1, 35: 10 }, PAID_AT_ONCE),
    pickup(49, 'expired', 'ideal', { 1: 4 }),
  ],
  'klusbedrijf@demo.example': [
    pickup(12, 'collected', 'ideal', { 20: 2, 3: 1, 29: 8 }, PAID_AT_ONCE),
    delivery(64, 'delivered', 'visa', { 15: 1, 24: 12 }, PAID_AT_ONCE),
  ],
  'schilder@demo.example': [
    delivery(8, 'shipped', 'account', { 5: 2, 18: 4 }, NOT_PAID),
    pickup(22, 'collected', 'account', { 27: 2 }, NOT_PAID),
    delivery(90, 'delivered', 'account', { 12: 3, 31: 1 }, { paidAfterDays: 14 }),
  ],
};
