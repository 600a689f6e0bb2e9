import type { PaymentMethodId } from '../cart/cart.ts';

/** A payment method that this customer may use now (spec 2 §7). */
export interface PaymentMethod {
  id: PaymentMethodId;
  name: string;
  /** Banks to choose from; empty where the method asks for none. */
  issuers: { id: string; name: string }[];
  /** True if the contact must enter a pin code. */
  needsPin: boolean;
}

export interface PaymentMethods {
  /** True in test mode of the payment provider: no money moves. */
  isTest: boolean;
  methods: PaymentMethod[];
}

/** States of a payment, as the provider reports them. */
export const PAYMENT_STATES = [
  'open',
  'paid',
  'failed',
  'cancelled',
  'expired',
  'refunded',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** A payment, as displayed on the page to which the shopper returns after paying. */
export interface PaymentStatus {
  state: PaymentState;
  orderId: number;
  orderNumber: string;
  successKey: string;
  /** Where the shopper can continue an open payment; null once its state is final. */
  paymentUrl: string | null;
}
