/** What came of an order: its payment, and what the page that thanks for it shows. */
import { orderSuccess } from '../../api/orders/client.ts';
import type { Failure } from '../../api/outcome.ts';
import { paymentStatus } from '../../api/payment/client.ts';
import type { Locale } from '../../domain/shared/common.ts';
import type { OrderSuccess } from '../../domain/orders/order.ts';
import type { PaymentStatus } from '../../domain/orders/payment.ts';
import { api } from '../calls/api.ts';

/** `unknown`: no order has this key; `failed`: no answer came. */
export type Asked<Data> = { ok: true; data: Data } | { ok: false; why: 'unknown' | 'failed' };

const KEY = /^[\w-]{22}$/;
/** Waits between two questions about an open payment: a bank answers soon, or late. */
const FIRST_MS = 1000;
const GROWTH = 1.5;
const LONGEST_MS = 15_000;

/** The order's key in an address (`?order=`); null without one. */
export function orderKeyOf(search: string): string | null {
  const key = new URLSearchParams(search).get('order') ?? '';
  return KEY.test(key) ? key : null;
}

/** How long to wait before the question with this number, from 0 on. */
export const pollDelay = (asked: number): number =>
  Math.min(LONGEST_MS, Math.round(FIRST_MS * GROWTH ** asked));

export async function askPayment(locale: Locale, key: string): Promise<Asked<PaymentStatus>> {
  const outcome = await paymentStatus(api(locale), key);
  return outcome.ok ? outcome : { ok: false, why: reason(outcome) };
}

export async function askOrder(locale: Locale, key: string): Promise<Asked<OrderSuccess>> {
  const outcome = await orderSuccess(api(locale), key);
  return outcome.ok ? outcome : { ok: false, why: reason(outcome) };
}

const reason = ({ kind }: Failure) =>
  ['Missing', 'NotFound', 'BadRequest'].includes(kind) ? 'unknown' : 'failed';
