/** The fake refuses whatever Mollie's published rules do not allow, and tells of it at its end. */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startFakeMollie } from './fake-mollie.ts';

let mollie: Awaited<ReturnType<typeof startFakeMollie>>;
beforeEach(async () => {
  mollie = await startFakeMollie();
});
afterEach(async () => {
  mollie.refused.length = 0;
  await mollie.close();
});

const euros = (value: unknown, currency = 'EUR') => ({ currency, value });
const PAYMENT = {
  ...{ amount: euros('31.05'), description: 'Bestelling 1', method: 'ideal', locale: 'nl_NL' },
  redirectUrl: 'https://shop.example/terug',
  webhookUrl: 'https://shop.example/api/hooks/payment',
  metadata: { reference: 'abc' },
};
const HEADERS = { authorization: 'Bearer test_abc', 'content-type': 'application/json' };
const send = (path: string, init: RequestInit = {}, headers: Record<string, string> = {}) =>
  fetch(`${mollie.url}/v2/${path}`, { ...init, headers: { ...HEADERS, ...headers } });
const post = (path: string, body: unknown, key = randomUUID() as string) =>
  send(path, { method: 'POST', body: JSON.stringify(body) }, { 'idempotency-key': key });

it('takes what the rules allow', async () => {
  const { id } = (await (await post('payments', PAYMENT)).json()) as { id: string };
  mollie.end(id, 'paid');
  const refund = { amount: euros('1.00'), description: 'Terug', metadata: { reference: 'abc' } };
  expect((await post(`payments/${id}/refunds`, refund)).status).toBe(201);
  expect((await send(`payments/${id}`)).status).toBe(200);
  expect((await send('methods')).status).toBe(200);
  expect(mollie.refused).toEqual([]);
});

it.each([
  ['an amount that is no text', { amount: euros(31.05) }],
  ['an amount with one decimal', { amount: euros('31.5') }],
  ['an amount of nothing', { amount: euros('0.00') }],
  ['an amount with leading zeros', { amount: euros('007.00') }],
  ['a different currency', { amount: euros('31.05', 'USD') }],
  ['no description', { description: '' }],
  ['a description that is cut off', { description: 'x'.repeat(256) }],
  ['metadata of more than 1 kB', { metadata: { reference: 'x'.repeat(1_024) } }],
  ['a redirect without a protocol', { redirectUrl: 'shop.example/terug' }],
  ['a webhook that cannot be reached', { webhookUrl: 'http://localhost:4321/api/hooks/payment' }],
  ['a webhook in a private network', { webhookUrl: 'https://192.168.1.4/api/hooks/payment' }],
  ['an unknown language', { locale: 'nl' }],
  ['an unknown method', { method: 'card' }],
  ['a field of the version before', { paymentMethod: 'ideal' }],
])('refuses a payment with %s', async (_, change) => {
  expect((await post('payments', { ...PAYMENT, ...change })).status).toBe(422);
  expect(mollie.refused).toHaveLength(1);
  expect(mollie.payments.size).toBe(0);
  await expect(mollie.close()).rejects.toThrow('POST /v2/payments');
});

it('refuses a payment without an idempotency key, or with that of another request', async () => {
  const body = JSON.stringify(PAYMENT);
  expect((await send('payments', { method: 'POST', body })).status).toBe(422);
  await post('payments', PAYMENT, 'one');
  const other = { ...PAYMENT, amount: euros('1.00') };
  expect((await post('payments', other, 'one')).status).toBe(422);
  expect(mollie.refused).toHaveLength(2);
});

it.each([
  ['no amount', { description: 'Terug' }],
  ['a description that is cut off', { amount: euros('1.00'), description: 'x'.repeat(256) }],
  ['an unknown field', { amount: euros('1.00'), description: 'Terug', reason: 'x' }],
])('refuses a refund with %s', async (_, body) => {
  const { id } = (await (await post('payments', PAYMENT)).json()) as { id: string };
  mollie.end(id, 'paid');
  expect((await post(`payments/${id}/refunds`, body)).status).toBe(422);
  expect(mollie.refused).toHaveLength(1);
});

it.each(['orders', 'methods?sequenceType=first', 'payments/tr_1?embed=refunds'])(
  'refuses the call %s, which the shop has no need of',
  async (path) => {
    expect((await send(path)).status).toBe(422);
    expect(mollie.refused).toHaveLength(1);
  },
);
