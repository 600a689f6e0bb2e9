/** Calls about payment (spec 2 §7). */
import type { PaymentMethods, PaymentStatus } from '../../domain/orders/order.ts';
import type { ApiClient } from '../client.ts';
import { mapOutcome, type Outcome } from '../outcome.ts';
import type { PaymentMethodsRecord, PaymentStatusRecord } from './calls.ts';
import type { Endpoint } from '../call.ts';

/**
 * Calls about payment (spec 2 §7). The payment status, for the return page, is an addition to the
 * spec.
 */
export const PAYMENT = {
  methods: { audience: 'personal', method: 'GET', path: '/api/aspos/payment/payment-methods' },
  validatePin: {
    audience: 'customer',
    method: 'POST',
    path: '/api/bouwmaat/payment/pin/validate',
  },
  status: { audience: 'personal', method: 'GET', path: '/api/aspos/payment/status' },
} as const satisfies Record<string, Endpoint>;

export async function paymentMethods(api: ApiClient): Promise<Outcome<PaymentMethods>> {
  const outcome = await api.call<PaymentMethodsRecord>(PAYMENT.methods);
  return mapOutcome(outcome, ({ IsTest, Methods }) => ({
    isTest: IsTest,
    methods: Methods.map(({ Id, Name, Issuers, NeedsPin }) => ({
      id: Id,
      name: Name,
      issuers: (Issuers ?? []).map((issuer) => ({ id: issuer.Id, name: issuer.Name })),
      needsPin: NeedsPin ?? false,
    })),
  }));
}

export async function validatePin(api: ApiClient, pinCode: string): Promise<Outcome<boolean>> {
  const outcome = await api.call<{ IsValid: boolean }>(PAYMENT.validatePin, { body: { pinCode } });
  return mapOutcome(outcome, ({ IsValid }) => IsValid);
}

/** Fails as `Missing` if no order has this key. */
export async function paymentStatus(
  api: ApiClient,
  successKey: string,
): Promise<Outcome<PaymentStatus>> {
  const outcome = await api.call<PaymentStatusRecord>(PAYMENT.status, { query: { successKey } });
  return mapOutcome(outcome, (record) => ({
    state: record.State,
    orderId: record.OrderId,
    orderNumber: record.OrderNumber,
    successKey: record.SuccessKey,
    paymentUrl: record.PaymentUrl ?? null,
  }));
}
