/** Calls of the payment step (spec 2 §5, §7). */
import * as calls from '../../api/cart/client.ts';
import { type Outcome, dataOrNull } from '../../api/outcome.ts';
import * as payments from '../../api/payment/client.ts';
import type { Cart, CartPayment } from '../../domain/cart/cart.ts';
import type { Locale } from '../../domain/shared/common.ts';
import type { PaymentMethods } from '../../domain/orders/order.ts';
import { api } from '../calls/api.ts';
import { $cart } from '../cart/cart-state.ts';
import { changeCheckoutCart } from './checkout-cart.ts';

let lastMethods: PaymentMethods | null = null;

/** The payment methods as last loaded; null before that. */
export const knownPaymentMethods = (): PaymentMethods | null => lastMethods;

/** Null if the call failed. */
export async function loadPaymentMethods(locale: Locale): Promise<PaymentMethods | null> {
  const found = dataOrNull(await payments.paymentMethods(api(locale)));
  lastMethods = found ?? lastMethods;
  return found;
}

/** Whether buying on account asks for a pin code. */
export const requiresPin = (found: PaymentMethods | null): boolean =>
  found?.methods.find(({ id }) => id === 'account')?.needsPin ?? false;

/** The same for the selected payment, once it is known. */
export const isPinNeeded = async (payment: CartPayment | null, locale: Locale): Promise<boolean> =>
  payment?.method === 'account' && requiresPin(lastMethods ?? (await loadPaymentMethods(locale)));

/** Sends method and bank only if one of them changed (spec 2 §5). */
export async function choosePayment(payment: CartPayment): Promise<Outcome<Cart> | null> {
  const now = $cart.get()?.payment;
  if (now?.method === payment.method && now.issuer === payment.issuer) return null;
  return changeCheckoutCart((client, at) => calls.setCartPayment(client, at, payment));
}

export const redeemPoints = (points: number): Promise<Outcome<Cart>> =>
  changeCheckoutCart((client, now) => calls.setCartPoints(client, now, points));

/** Whether a pin code is valid for buying on account; null if the call failed. */
export const isPinRight = async (locale: Locale, pinCode: string): Promise<boolean | null> =>
  dataOrNull(await payments.validatePin(api(locale), pinCode));
