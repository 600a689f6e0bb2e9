import type { ShippingMethod } from '../../src/domain/orders/order.ts';
import type { OrderState } from '../../src/domain/orders/order-state.ts';

/** Quantity of each product, by its place in the list of the most popular ones. */
type Picks = Readonly<Record<number, number>>;

/** A past order of a demo customer. */
export interface DemoOrder {
  daysAgo: number;
  state: OrderState;
  shippingMethod: ShippingMethod;
  paymentMethod: string;
  picks: Picks;
  /** Cents. */
  voucher?: number;
  /** Days from invoice to payment; null: not paid yet. Left out: no invoice. */
  paidAfterDays?: number | null;
}

type More = Partial<DemoOrder>;

const makerOf =
  (shippingMethod: ShippingMethod) =>
  (daysAgo: number, state: OrderState, paymentMethod: string, picks: Picks, more: More = {}) => ({
    ...{ daysAgo, state, shippingMethod, paymentMethod, picks },
    ...more,
  });
const delivery = makerOf('Delivery');
const pickup = makerOf('Pickup');

const PAID = { paidAfterDays: 0 };
const OPEN = { paidAfterDays: null };

/** By the customer's e-mail address. A colleague sees the orders of the company. */
export const DEMO_ORDERS: Readonly<Record<string, readonly DemoOrder[]>> = {
  'consument@demo.example': [
    delivery(1, 'awaiting-payment', 'ideal', { 3: 2 }),
    pickup(2, 'paid', 'ideal', { 0: 1, 8: 4, 21: 2 }, PAID),
    delivery(24, 'delivered', 'visa', { 5: 3, 14: 1 }, { ...PAID, voucher: 500 }),
    delivery(96, 'refunded', 'ideal', { 30: 1 }, PAID),
  ],
  'aannemer@demo.example': [
    delivery(0, 'placed', 'account', { 1: 12, 2: 6, 17: 40 }),
    delivery(3, 'picked', 'account', { 0: 20, 4: 10, 9: 4, 12: 30, 26: 2 }, OPEN),
    delivery(16, 'shipped', 'account', { 6: 8, 11: 25 }, OPEN),
    pickup(41, 'collected', 'account', { 19: 5 }, OPEN),
    pickup(58, 'cancelled', 'account', { 33: 2 }),
    delivery(75, 'delivered', 'account', { 2: 15, 7: 6, 28: 1 }, { paidAfterDays: 21 }),
    pickup(130, 'collected', 'account', { 0: 10, 13: 3 }, { paidAfterDays: 28 }),
  ],
  'zzp@demo.example': [
    delivery(6, 'shipped', 'ideal', { 10: 2, 16: 6 }, PAID),
    pickup(47, 'collected', 'ideal', { 1: 4, 22: 1, 35: 10 }, PAID),
    pickup(49, 'expired', 'ideal', { 1: 4 }),
  ],
  'klusbedrijf@demo.example': [
    pickup(12, 'collected', 'ideal', { 20: 2, 3: 1, 29: 8 }, PAID),
    delivery(64, 'delivered', 'visa', { 15: 1, 24: 12 }, PAID),
  ],
  'schilder@demo.example': [
    delivery(8, 'shipped', 'account', { 5: 2, 18: 4 }, OPEN),
    pickup(22, 'collected', 'account', { 27: 2 }, OPEN),
    delivery(90, 'delivered', 'account', { 12: 3, 31: 1 }, { paidAfterDays: 14 }),
  ],
};
