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
  mollie.setStatus(id, 'paid');
  const refund = { amount: euros('1.00'), description: 'Terug', metadata: { reference: 'abc' } };
  expect((await post(`payments/${id}/refunds`, refund)).status).toBe(201);
  expect((await send(`payments/${id}`)).status).toBe(200);
  expect((await send('methods')).status).toBe(200);
  expect(mollie.refused).toEqual([]);
});

it('refuses what they do not allow, and tells of it at its end', async () => {
  expect((await post('payments', { ...PAYMENT, amount: euros(31.05) })).status).toBe(422);
  expect((await send('orders')).status).toBe(422);
  expect(mollie.refused).toHaveLength(2);
  expect(mollie.payments.size).toBe(0);
  await expect(mollie.close()).rejects.toThrow('POST /v2/payments');
});
