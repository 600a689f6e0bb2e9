import type { Cart } from './cart.ts';

export type CheckoutStep = 'Cart' | 'Shipping' | 'Payment' | 'Order';

/** The fields that determine the step. */
export type StepCart = Pick<
  Cart,
  | 'shippingMethod'
  | 'usingAlternativeAddress'
  | 'store'
  | 'shipping'
  | 'amountToPay'
  | 'payment'
  | 'pointsToRedeem'
> & {
  lines: readonly unknown[];
  deliveryAddress: unknown;
  alternativeDeliveryAddress: unknown;
};

/**
 * Returns the first incomplete step of the checkout (spec 2 §4). It is derived from the cart and
 * never stored.
 */
export function checkoutStep(cart: StepCart | null): CheckoutStep {
  if (!cart || cart.lines.length === 0) return 'Cart';
  const address = cart.usingAlternativeAddress
    ? cart.alternativeDeliveryAddress
    : cart.deliveryAddress;
  const hasPlace =
    cart.shippingMethod === 'Delivery'
      ? Boolean(address)
      : cart.shippingMethod === 'Pickup' && cart.store !== null;
  if (!hasPlace || cart.shipping === null) return 'Shipping';
  if (cart.amountToPay > 0 && cart.payment === null) return 'Payment';
  return 'Order';
}
