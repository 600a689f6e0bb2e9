/** Analytics of the checkout steps (spec 2 §9); without consent nothing is recorded or stored. */
import type { Cart, CartLine, LineSource } from '../../../domain/cart/cart.ts';
import type { Order } from '../../../domain/orders/order.ts';
import { type AnalyticsItem, analyticsItem } from '../../../domain/product/measured-item.ts';
import { isMeasured, track } from './analytics.ts';
import { $cart } from '../../cart/cart-state.ts';
import { readStored, writeStored } from '../../ui/storage.ts';

const BEGUN_KEY = 'checkoutBegun';
const PURCHASES_KEY = 'measuredOrders';
/** Enough to recognise an order whose page is opened again. */
const MAX_PURCHASES = 20;

const itemOf = (line: CartLine): AnalyticsItem => ({
  ...(line.product
    ? analyticsItem(line.product)
    : { item_id: String(line.productId), item_name: line.productTitle }),
  price: line.unitPrice.priceInclTax / 100,
  quantity: line.quantity,
  ...listOf(line),
});

const listOf = ({ source }: { source: LineSource | null }) =>
  source && { item_list_id: source.listId, item_list_name: source.listName };

const saleOf = (cart: Cart) => ({
  currency: 'EUR' as const,
  value: cart.total.priceInclTax / 100,
  items: cart.lines.map(itemOf),
  ...(cart.coupons[0] && { coupon: cart.coupons.map(({ name }) => name).join(', ') }),
});

/** Records the start of the checkout, once per tab for the same products. */
export function trackBegin(cart: Cart): void {
  if (!isMeasured()) return;
  const lines = cart.lines.map(({ productId }) => productId).join();
  if (readStored('sessionStorage', BEGUN_KEY) === lines) return;
  writeStored('sessionStorage', BEGUN_KEY, lines);
  track({ event: 'begin_checkout', ecommerce: saleOf(cart) });
}

/** `tier`: Delivery or Pickup. */
export function trackShipping(tier: string): void {
  const cart = $cart.get();
  if (!cart) return;
  track({ event: 'add_shipping_info', ecommerce: { ...saleOf(cart), shipping_tier: tier } });
}

export function trackPayment(type: string): void {
  const cart = $cart.get();
  if (!cart) return;
  track({ event: 'add_payment_info', ecommerce: { ...saleOf(cart), payment_type: type } });
}

/** Records a purchase once per order, even if its page is opened again or in another tab. */
export function trackPurchase(order: Order): void {
  if (!isMeasured()) return;
  const measured = (readStored('localStorage', PURCHASES_KEY) ?? '').split(',').filter(Boolean);
  if (measured.includes(order.orderNumber)) return;
  const orderNumbers = [...measured, order.orderNumber].slice(-MAX_PURCHASES);
  writeStored('localStorage', PURCHASES_KEY, orderNumbers.join());
  const { total, shippingPrice } = order;
  track({
    event: 'purchase',
    ecommerce: {
      currency: 'EUR',
      transaction_id: order.orderNumber,
      value: total.priceInclTax / 100,
      tax: (total.priceInclTax - total.priceExclTax) / 100,
      shipping: shippingPrice.priceInclTax / 100,
      items: order.orderLines.map((line) => ({
        item_id: String(line.productId),
        item_name: line.title,
        price: line.unitPrice.priceInclTax / 100,
        quantity: line.quantity,
        ...listOf(line),
      })),
    },
  });
}
