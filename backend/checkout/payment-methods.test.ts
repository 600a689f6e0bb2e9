import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Asker } from '../../tests/support/open-carts.ts';
import { type OpenOrders, openOrders } from '../../tests/support/open-orders.ts';
import type { PaymentMethodsRecord } from '../../src/api/payment/wire.ts';
import { ProviderUnavailableError } from '../payment/payment-provider.ts';
import { keptMethods } from './payment-methods.ts';

let shop: OpenOrders;
beforeAll(async () => {
  shop = await openOrders();
}, 60_000);
afterAll(() => shop.close());

const methods = async (asker: Asker, language = 'nl') => {
  const path = '/api/aspos/payment/payment-methods';
  return (await shop.ask<PaymentMethodsRecord>(asker, 'GET', path, undefined, language)).json.Data;
};
const ids = async (asker: Asker) => (await methods(asker)).Methods.map(({ Id }) => Id);

it('are those of the provider, with the banks of iDEAL, and whether money moves', async () => {
  const { IsTest, Methods } = await methods({ visitor: 'somebody' });
  expect(IsTest).toBe(true);
  expect(Methods.map(({ Id, Name }) => [Id, Name])).toEqual([
    ['ideal', 'iDEAL | Wero'],
    ['card', 'Creditcard of betaalpas'],
    ['paypal', 'PayPal'],
  ]);
  expect(Methods.map(({ Issuers }) => Issuers?.length)).toEqual([3, 0, 0]);
  expect((await methods({ visitor: 'x' }, 'en')).Methods[1]?.Name).toBe('Credit or debit card');
});

it('name no banks once iDEAL no longer asks for one', async () => {
  shop.settings.idealV1 = false;
  expect((await methods({ visitor: 'x' })).Methods[0]?.Issuers).toEqual([]);
  shop.settings.idealV1 = true;
});

it('are on account for a contact who may, while the credit holds, and at the store for a pickup', async () => {
  const piet = await shop.signUp({
    contact: { allow_on_account: true },
    customer: { credit_limit: 3_000, credit_balance: 0 },
  });
  const product = await shop.product({ stores: { [shop.stores[0]!.id]: 9 } });
  await shop.add(piet, product);
  expect(await ids(piet)).toContain('account');
  await shop.choose(piet, null, shop.stores[0]!.id);
  expect(await ids(piet)).toEqual(['ideal', 'card', 'paypal', 'account', 'store']);
  await shop.add(piet, product, 5);
  expect(await ids(piet)).not.toContain('account');
});

it('stay the last known while the provider does not answer', async () => {
  const { provider } = shop.services;
  let isDown = true;
  const flaky = {
    ...provider,
    methods: () =>
      isDown ? Promise.reject(new ProviderUnavailableError('Down.')) : provider.methods(),
  };
  const kept = keptMethods(flaky, () => new AbortController().signal);
  expect(await kept()).toEqual([]);
  isDown = false;
  expect(await kept()).toHaveLength(3);
  isDown = true;
  expect(await kept()).toHaveLength(3);
});
