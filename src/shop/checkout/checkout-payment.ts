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

/** Loads the payment methods; null if the call failed. */
export async function loadPaymentMethods(locale: Locale): Promise<PaymentMethods | null> {
  const methods = dataOrNull(await payments.paymentMethods(api(locale)));
  lastMethods = methods ?? lastMethods;
  return methods;
}

/** Whether buying on account requires a pin code. */
export const requiresPin = (methods: PaymentMethods | null): boolean =>
  methods?.methods.find(({ id }) => id === 'account')?.needsPin ?? false;

/** Whether the selected payment requires a pin code; loads the payment methods if needed. */
export const isPinNeeded = async (payment: CartPayment | null, locale: Locale): Promise<boolean> =>
  payment?.method === 'account' && requiresPin(lastMethods ?? (await loadPaymentMethods(locale)));

/** Sends method and bank only if one of them changed (spec 2 §5). */
export async function choosePayment(payment: CartPayment): Promise<Outcome<Cart> | null> {
  const current = $cart.get()?.payment;
  if (current?.method === payment.method && current.issuer === payment.issuer) return null;
  return changeCheckoutCart((client, at) => calls.setCartPayment(client, at, payment));
}

export const redeemPoints = (points: number): Promise<Outcome<Cart>> =>
  changeCheckoutCart((client, current) => calls.setCartPoints(client, current, points));

/** Whether a pin code is valid for buying on account; null if the call failed. */
export const isPinValid = async (locale: Locale, pinCode: string): Promise<boolean | null> =>
  dataOrNull(await payments.validatePin(api(locale), pinCode));
