import type { Cart } from './cart.ts';

export type CheckoutStep = 'Cart' | 'Shipping' | 'Payment' | 'Order';

/** What the step is derived from. */
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

/** The first step of the checkout that is not complete (spec 2 §4): derived, never stored. */
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
