import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type NewPayment,
  ProviderKeyError,
  ProviderRefusedError,
  ProviderUnavailableError,
  ProviderUnreadableError,
} from '../payment-provider.ts';
import { startFakeMollie } from '../testing/fake-mollie.ts';
import { mollieProvider } from './mollie-provider.ts';

let mollie: Awaited<ReturnType<typeof startFakeMollie>>;
let provider: ReturnType<typeof mollieProvider>;

beforeAll(async () => {
  mollie = await startFakeMollie();
});
afterAll(() => mollie.close());
beforeEach(() => {
  provider = mollieProvider({ apiKey: 'test_abc', apiUrl: mollie.url });
});

const payment = (more: Partial<NewPayment> = {}): NewPayment => ({
  ...{ idempotencyKey: randomUUID(), reference: '700001', description: 'Bestelling 26000001' },
  ...{ amount: 3_105, method: 'ideal', issuer: null, locale: 'nl' },
  redirectUrl: 'https://shop.example/checkout-redirect?order=abc',
  webhookUrl: 'https://shop.example/api/hooks/payment',
  ...more,
});

const refund = (amount: number, idempotencyKey: string) => ({
  ...{ amount, idempotencyKey, description: 'Bestelling 26000001', reference: '700001' },
});

it('creates a payment with the amount, method, language and addresses', async () => {
  const made = await provider.create(payment({ method: 'card', locale: 'en' }));
  expect(made).toEqual({
    ...{ id: made.id, reference: '700001', state: 'open', amount: 3_105 },
    ...{ refunded: 0, chargedBack: 0 },
    paymentUrl: `https://www.mollie.example/checkout/${made.id}`,
  });
  expect(mollie.payments.get(made.id)).toMatchObject({
    ...{ amount: { currency: 'EUR', value: '31.05' }, method: 'creditcard', locale: 'en_GB' },
    webhookUrl: 'https://shop.example/api/hooks/payment',
  });
});

it('creates one payment under one key, also after a lost answer', async () => {
  const wanted = payment();
  mollie.loseNextResponse();
  await expect(provider.create(wanted)).rejects.toThrow(ProviderUnavailableError);
  const before = mollie.payments.size;
  const made = await provider.create(wanted);
  expect((await provider.create(wanted)).id).toBe(made.id);
  expect(mollie.payments.size).toBe(before);
});

it.each([
  ['open', 'open'],
  ['pending', 'open'],
  ['paid', 'paid'],
  ['canceled', 'cancelled'],
  ['expired', 'expired'],
  ['failed', 'failed'],
] as const)('reads the status %s as %s', async (status, state) => {
  const { id } = await provider.create(payment());
  mollie.setStatus(id, status);
  expect(await provider.get(id)).toMatchObject({ id, state });
});

it('refunds once under one key, in parts, and never more than was paid', async () => {
  const { id } = await provider.create(payment());
  mollie.setStatus(id, 'paid');
  await provider.refund(id, refund(1_000, 'one'));
  await provider.refund(id, refund(1_000, 'one'));
  expect(await provider.get(id)).toMatchObject({ state: 'paid', refunded: 1_000 });
  await provider.refund(id, refund(2_105, 'two'));
  expect(await provider.get(id)).toMatchObject({ state: 'refunded', refunded: 3_105 });
  await expect(provider.refund(id, refund(1, 'three'))).rejects.toThrow(ProviderRefusedError);
});

it('offers those of the methods that the shop knows, without banks', async () => {
  expect((await provider.listMethods()).map(({ id }) => id)).toEqual(['ideal', 'card', 'paypal']);
  expect((await provider.listMethods()).every(({ issuers }) => issuers.length === 0)).toBe(true);
});

it('knows no payment that Mollie does not', async () => {
  expect(await provider.get('tr_unknown')).toBeNull();
});

describe('an answer that is no success', () => {
  it.each([500, 503, 429])('%d is worth a further try', async (status) => {
    mollie.failNext(status);
    await expect(provider.create(payment())).rejects.toThrow(ProviderUnavailableError);
  });

  it('422 is a refusal, with the reason', async () => {
    const local = payment({ webhookUrl: 'http://localhost:4321/api/hooks/payment' });
    await expect(provider.create(local)).rejects.toThrow(/unreachable/);
    await expect(provider.create(local)).rejects.toThrow(ProviderRefusedError);
    expect(mollie.refused.splice(0)).toHaveLength(2);
  });

  it('a wrong key and a server that is down do not end payments', async () => {
    const { id } = await provider.create(payment());
    const wrong = mollieProvider({ apiKey: 'test_wrong', apiUrl: mollie.url });
    await expect(wrong.get(id)).rejects.toThrow(ProviderUnavailableError);
    const down = mollieProvider({ apiKey: 'test_abc', apiUrl: 'http://127.0.0.1:9' });
    await expect(down.get(id)).rejects.toThrow(ProviderUnavailableError);
  });
});

it('tells a key that is refused from a payment that is', async () => {
  mollie.revokeKey();
  await expect(provider.create(payment())).rejects.toThrow(ProviderKeyError);
  await expect(provider.listMethods()).rejects.toThrow(ProviderKeyError);
  mollie.revokeKey(false);
  mollie.failNext(403);
  await expect(provider.get('tr_1')).rejects.toThrow(ProviderKeyError);
});

it.each([
  ['a different currency', { amount: { currency: 'USD', value: '31.05' } }],
  ['an unknown status', { status: 'mislaid' }],
  ['no links', { _links: undefined }],
  ['nothing that is expected', { id: 7, amount: null }],
])('does not guess at an answer with %s', async (_, part) => {
  const { id } = await provider.create(payment());
  mollie.replaceNextResponse({ ...mollie.payments.get(id), _links: {}, ...part });
  await expect(provider.get(id)).rejects.toThrow(ProviderUnreadableError);
  mollie.replaceNextResponse({ _embedded: null });
  await expect(provider.listMethods()).rejects.toThrow(ProviderUnreadableError);
});

it('says what a refund is for', async () => {
  const { id } = await provider.create(payment());
  mollie.setStatus(id, 'paid');
  await provider.refund(id, { ...refund(1_000, randomUUID()), description: 'x'.repeat(300) });
  expect(mollie.refundBodies.at(-1)).toEqual({
    ...{ amount: { currency: 'EUR', value: '10.00' }, description: 'x'.repeat(255) },
    metadata: { reference: '700001' },
  });
});
