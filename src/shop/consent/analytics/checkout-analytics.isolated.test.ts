import { beforeEach, expect, it, vi } from 'vitest';
import { StorageMock } from '../../../../tests/support/storage-mock.ts';
import type { Cart } from '../../../domain/cart/cart.ts';
import type { Order } from '../../../domain/orders/order.ts';
import type { ShopEvent } from './analytics.ts';

const track = vi.hoisted(() => vi.fn<(event: ShopEvent) => void>());
const state = vi.hoisted(() => ({ cart: null as unknown, isTracking: true }));
vi.mock('./analytics.ts', () => ({ track, isTracking: () => state.isTracking }));
vi.mock('../../cart/cart-state.ts', () => ({ $cart: { get: () => state.cart } }));
const { trackCheckoutStart, trackPaymentChoice, trackPurchase, trackShippingChoice } =
  await import('./checkout-analytics.ts');

const price = (incl: number, excl = incl) => ({ priceInclTax: incl, priceExclTax: excl });
const cart = {
  total: price(2420, 2000),
  coupons: [{ id: 1, name: 'ACTIE', discount: 100 }],
  lines: [
    {
      productId: 5,
      productTitle: 'Schroef',
      product: null,
      quantity: 2,
      unitPrice: price(1210),
      source: { listId: 'plp', listName: 'Schroeven' },
    },
  ],
} as unknown as Cart;
const order = {
  orderNumber: '26000001',
  total: price(2420, 2000),
  shippingPrice: price(695),
  palletPrice: price(0),
  orderLines: [
    {
      ...{ productId: 5, title: 'Schroef', quantity: 2, unitPrice: price(1210) },
      source: { listId: 'srp', listName: 'Zoeken' },
    },
  ],
} as unknown as Order;

beforeEach(() => {
  track.mockReset();
  vi.stubGlobal('sessionStorage', new StorageMock());
  vi.stubGlobal('localStorage', new StorageMock());
  state.cart = cart;
  state.isTracking = true;
});

const item = {
  ...{ item_id: '5', item_name: 'Schroef', price: 12.1, quantity: 2 },
  ...{ item_list_id: 'plp', item_list_name: 'Schroeven' },
};

it('notes the start of the checkout once for the same products', () => {
  trackCheckoutStart(cart);
  trackCheckoutStart(cart);
  expect(track).toHaveBeenCalledExactlyOnceWith({
    event: 'begin_checkout',
    ecommerce: { currency: 'EUR', value: 24.2, coupon: 'ACTIE', items: [item] },
  });
});

it('notes the choices of delivery and payment', () => {
  trackShippingChoice('Pickup');
  trackPaymentChoice('ideal');
  const sale = { currency: 'EUR', value: 24.2, coupon: 'ACTIE', items: [item] };
  expect(track.mock.calls.map(([event]) => event)).toEqual([
    { event: 'add_shipping_info', ecommerce: { ...sale, shipping_tier: 'Pickup' } },
    { event: 'add_payment_info', ecommerce: { ...sale, payment_type: 'ideal' } },
  ]);
});

it('notes a purchase once per order, with VAT and shipping', () => {
  trackPurchase(order);
  trackPurchase(order);
  trackPurchase({ ...order, orderNumber: '26000002' });
  expect(track.mock.calls.map(([event]) => event)).toMatchObject([
    {
      event: 'purchase',
      ecommerce: {
        ...{ transaction_id: '26000001', value: 24.2, tax: 4.2, shipping: 6.95 },
        items: [{ item_id: '5', price: 12.1, quantity: 2, item_list_id: 'srp' }],
      },
    },
    { event: 'purchase', ecommerce: { transaction_id: '26000002' } },
  ]);
});

it('stores nothing without consent, and notes the purchase once it is given', () => {
  state.isTracking = false;
  trackCheckoutStart(cart);
  trackPurchase(order);
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
  state.isTracking = true;
  trackPurchase(order);
  trackPurchase(order);
  expect(track).toHaveBeenCalledOnce();
});
