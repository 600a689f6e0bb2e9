/** Analytics of the checkout steps (spec 2 §9); without consent nothing is recorded or stored. */
import type { Cart, CartLine, LineSource } from '../../../domain/cart/cart.ts';
import type { Order } from '../../../domain/orders/order.ts';
import { type AnalyticsItem, analyticsItem } from '../../../domain/product/measured-item.ts';
import { isTracking, track } from './analytics.ts';
import { $cart } from '../../cart/cart-state.ts';
import { readStored, writeStored } from '../../ui/storage.ts';

const STARTED_KEY = 'checkoutBegun';
const PURCHASES_KEY = 'measuredOrders';
/** Number of latest orders that are remembered, so that none is recorded twice. */
const MAX_PURCHASES = 20;

const itemOf = (line: CartLine): AnalyticsItem => ({
  ...(line.product
    ? analyticsItem(line.product)
    : { item_id: String(line.productId), item_name: line.productTitle }),
  price: line.unitPrice.priceInclTax / 100,
  quantity: line.quantity,
  ...listFields(line),
});

const listFields = ({ source }: { source: LineSource | null }) =>
  source && { item_list_id: source.listId, item_list_name: source.listName };

const saleOf = (cart: Cart) => ({
  currency: 'EUR' as const,
  value: cart.total.priceInclTax / 100,
  items: cart.lines.map(itemOf),
  ...(cart.coupons[0] && { coupon: cart.coupons.map(({ name }) => name).join(', ') }),
});

/** Records the start of the checkout, once per tab for the same products. */
export function trackCheckoutStart(cart: Cart): void {
  if (!isTracking()) return;
  const productIds = cart.lines.map(({ productId }) => productId).join();
  if (readStored('sessionStorage', STARTED_KEY) === productIds) return;
  writeStored('sessionStorage', STARTED_KEY, productIds);
  track({ event: 'begin_checkout', ecommerce: saleOf(cart) });
}

/** `shippingTier`: Delivery or Pickup. */
export function trackShippingChoice(shippingTier: string): void {
  const cart = $cart.get();
  if (!cart) return;
  track({
    event: 'add_shipping_info',
    ecommerce: { ...saleOf(cart), shipping_tier: shippingTier },
  });
}

export function trackPaymentChoice(paymentType: string): void {
  const cart = $cart.get();
  if (!cart) return;
  track({ event: 'add_payment_info', ecommerce: { ...saleOf(cart), payment_type: paymentType } });
}

/** Records a purchase once per order, even if its page is opened again or in another tab. */
export function trackPurchase(order: Order): void {
  if (!isTracking()) return;
  const trackedOrders = (readStored('localStorage', PURCHASES_KEY) ?? '')
    .split(',')
    .filter(Boolean);
  if (trackedOrders.includes(order.orderNumber)) return;
  const orderNumbers = [...trackedOrders, order.orderNumber].slice(-MAX_PURCHASES);
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
        ...listFields(line),
      })),
    },
  });
}
