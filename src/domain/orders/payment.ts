import type { PaymentMethodId } from '../cart/cart.ts';

/** A way to pay that this customer may use now (spec 2 §7). */
export interface PaymentMethod {
  id: PaymentMethodId;
  name: string;
  /** Banks to choose from; empty where the method asks for none. */
  issuers: { id: string; name: string }[];
  /** The contact must give a pin to pay so. */
  needsPin: boolean;
}

export interface PaymentMethods {
  /** Payments are tried out: no money moves. */
  isTest: boolean;
  methods: PaymentMethod[];
}

/** States of a payment, as the provider tells them. */
export const PAYMENT_STATES = [
  'open',
  'paid',
  'failed',
  'cancelled',
  'expired',
  'refunded',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** What the return page shows of a payment. */
export interface PaymentStatus {
  state: PaymentState;
  orderId: number;
  orderNumber: string;
  successKey: string;
  /** Where an open payment can be continued; null once it is final. */
  paymentUrl: string | null;
}
