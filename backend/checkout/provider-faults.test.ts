/** Mollie refuses the key, hangs, or answers what cannot be read: orders wait, and the shop says so. */
import { beforeEach, expect, it } from 'vitest';
import type { PaymentMethodsRecord } from '../../src/api/payment/calls.ts';
import {
  customerAtPayment,
  type Customer,
  later,
  mollie,
  openShopAtMollie,
  shop,
} from '../../tests/support/opened-shop.ts';

let piet: Customer;
let patience = new AbortController();

openShopAtMollie(() => patience.signal);
beforeEach(async () => {
  patience = new AbortController();
  piet = await customerAtPayment();
});

const methods = async () => {
  const path = '/api/aspos/payment/payment-methods';
  const { status, json } = await shop.ask<PaymentMethodsRecord>(piet, 'GET', path);
  return { status, ids: json.Data?.Methods.map(({ Id }) => Id) };
};

it('an order waits while the key is refused, and goes on with the next one', async () => {
  const before = await methods();
  mollie.revokeKey();
  const { OrderId, PaymentUrl, SuccessKey } = (await shop.confirm(piet)).json.Data;
  expect(PaymentUrl).toBe(`http://shop.example/checkout-redirect?order=${SuccessKey}`);
  expect((await shop.order(OrderId!)).state).toBe('awaiting-payment');
  expect(await methods()).toEqual(before);
  later(1);
  await shop.runJobs();
  expect((await shop.order(OrderId!)).state).toBe('awaiting-payment');
  mollie.revokeKey(false);
  later(1);
  await shop.runJobs();
  expect((await shop.payment(OrderId!)).provider_id).toMatch(/^tr_/);
});

it('a shopper waits for a provider that hangs as long as patience lasts, and no longer', async () => {
  let answer!: () => void;
  mollie.holdNext(new Promise((resolve) => (answer = resolve)));
  const confirming = shop.confirm(piet);
  await mollie.waitUntilHeld();
  patience.abort();
  const { OrderId, PaymentUrl } = (await confirming).json.Data;
  expect(PaymentUrl).toContain('/checkout-redirect');
  answer();
  later(1);
  await shop.runJobs();
  expect((await shop.payment(OrderId!)).provider_id).toMatch(/^tr_/);
});

it.each([
  ['a different currency', { amount: { currency: 'USD', value: '19.05' } }],
  ['an unknown status', { status: 'mislaid' }],
  ['no links', { _links: undefined }],
])('an answer with %s is an alarm, and no fault of the shopper', async (_, part) => {
  const { OrderId, SuccessKey } = (await shop.confirm(piet)).json.Data;
  const { provider_id: id } = await shop.payment(OrderId!);
  const unreadable = () =>
    mollie.replaceNextResponse({ ...mollie.payments.get(id!), _links: {}, ...part });
  unreadable();
  const path = `/api/aspos/payment/status?successKey=${SuccessKey}`;
  expect((await shop.ask(piet, 'GET', path)).status).toBe(200);
  expect((await shop.payment(OrderId!)).alarm).toBe('unreadable');
  unreadable();
  expect(await shop.call(id!)).toBe(503);
  unreadable();
  later(1);
  await shop.runJobs();
  expect((await shop.order(OrderId!)).state).toBe('awaiting-payment');
});

it('a new payment of which the answer cannot be read is an alarm too', async () => {
  mollie.replaceNextResponse({ id: 'tr_1' });
  const { status, json } = await shop.confirm(piet);
  expect(status).toBe(200);
  expect((await shop.payment(json.Data.OrderId!)).alarm).toBe('unreadable');
});

it('a paid payment that belongs to no order is kept for an operator, once', async () => {
  const { OrderId } = (await shop.confirm(piet)).json.Data;
  const { provider_id: id } = await shop.payment(OrderId!);
  // As after an older database was restored.
  const stray = { ...mollie.payments.get(id!)!, id: 'tr_stray', metadata: { reference: '700001' } };
  mollie.payments.set('tr_stray', stray);
  const strays = () => shop.db.selectFrom('stray_payments').selectAll().execute();
  expect(await shop.call('tr_stray')).toBe(200);
  expect(await strays()).toEqual([]);
  mollie.setStatus('tr_stray', 'paid');
  for (let i = 0; i < 2; i += 1) expect(await shop.call('tr_stray')).toBe(200);
  expect(await strays()).toMatchObject([{ provider_id: 'tr_stray', amount_incl: 1_905 }]);
});

it('no payment is known to the provider by a number that counts up', async () => {
  mollie.loseNextResponse();
  const { OrderId } = (await shop.confirm(piet)).json.Data;
  const row = await shop.payment(OrderId!);
  const made = [...mollie.payments.values()].at(-1)!;
  expect(made.metadata).toEqual({ reference: row.idempotency_key });
  // A payment from before a restore: its reference is the number that a new row has now.
  mollie.payments.set('tr_old', {
    ...made,
    id: 'tr_old',
    status: 'paid',
    metadata: { reference: String(row.id) },
  });
  await shop.call('tr_old');
  expect((await shop.order(OrderId!)).state).toBe('awaiting-payment');
});
