/** The result of an order: its payment state, and the data of the confirmation page. */
import { orderSuccess } from '../../api/orders/client.ts';
import type { Failure } from '../../api/outcome.ts';
import { paymentStatus } from '../../api/payment/client.ts';
import type { Locale } from '../../domain/shared/common.ts';
import type { OrderSuccess, PaymentStatus } from '../../domain/orders/order.ts';
import { api } from '../calls/api.ts';

/** `unknown`: no order has this key; `failed`: the call failed. */
export type OrderCallResult<Data> =
  | { ok: true; data: Data }
  | { ok: false; why: 'unknown' | 'failed' };

const ORDER_KEY_PATTERN = /^[\w-]{22}$/;
/** First delay between polls of an open payment; the delays grow. */
const FIRST_DELAY_MS = 1000;
const DELAY_GROWTH = 1.5;
const MAX_DELAY_MS = 15_000;

/** The order key in a query (`?order=`); null without one. */
export function orderKeyOf(search: string): string | null {
  const key = new URLSearchParams(search).get('order') ?? '';
  return ORDER_KEY_PATTERN.test(key) ? key : null;
}

/** Delay before the poll with this index, from 0. */
export const pollDelay = (pollCount: number): number =>
  Math.min(MAX_DELAY_MS, Math.round(FIRST_DELAY_MS * DELAY_GROWTH ** pollCount));

export async function fetchPayment(
  locale: Locale,
  key: string,
): Promise<OrderCallResult<PaymentStatus>> {
  const outcome = await paymentStatus(api(locale), key);
  return outcome.ok ? outcome : { ok: false, why: reasonOf(outcome) };
}

export async function fetchOrder(
  locale: Locale,
  key: string,
): Promise<OrderCallResult<OrderSuccess>> {
  const outcome = await orderSuccess(api(locale), key);
  return outcome.ok ? outcome : { ok: false, why: reasonOf(outcome) };
}

const reasonOf = ({ kind }: Failure) =>
  ['Missing', 'NotFound', 'BadRequest'].includes(kind) ? 'unknown' : 'failed';
