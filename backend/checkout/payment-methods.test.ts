import { expect, it } from 'vitest';
import { type Asker } from '../../tests/support/open-carts.ts';
import type { PaymentMethodsRecord } from '../../src/api/payment/calls.ts';
import {
  type OnlineMethod,
  ProviderKeyError,
  ProviderUnavailableError,
} from '../payment/payment-provider.ts';
import { cachedPaymentMethods } from './checkout-calls.ts';
import { openShop, shop } from '../../tests/support/opened-shop.ts';

openShop();

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

const patience = () => new AbortController().signal;

it('stay the last known after a restart with a key that is refused', async () => {
  const { provider } = shop.services;
  const refused = {
    ...provider,
    listMethods: () => Promise.reject(new ProviderKeyError('Revoked.')),
  };
  const known = await cachedPaymentMethods(provider, patience, shop.db)();
  expect(known.map(({ id }) => id)).toEqual(['ideal', 'card', 'paypal']);
  expect(await cachedPaymentMethods(refused, patience, shop.db)()).toEqual(known);
  const other = { ...refused, name: 'mollie' as const };
  expect(await cachedPaymentMethods(other, patience, shop.db)()).toEqual([]);
});

it('are the last ones that the provider answered', async () => {
  const { provider } = shop.services;
  const telling = (ids: OnlineMethod[]) => ({
    ...provider,
    listMethods: () => Promise.resolve(ids.map((id) => ({ id, issuers: [] }))),
  });
  await cachedPaymentMethods(telling(['ideal', 'card']), patience, shop.db)();
  await cachedPaymentMethods(telling(['card']), patience, shop.db)();
  const silent = {
    ...provider,
    listMethods: () => Promise.reject(new ProviderUnavailableError('.')),
  };
  expect(await cachedPaymentMethods(silent, patience, shop.db)()).toEqual([
    { id: 'card', issuers: [] },
  ]);
});

it('stay the last known while the provider does not answer', async () => {
  const { provider } = shop.services;
  let isDown = true;
  const flaky = {
    ...provider,
    listMethods: () =>
      isDown ? Promise.reject(new ProviderUnavailableError('Down.')) : provider.listMethods(),
  };
  await shop.db.deleteFrom('known_payment_methods').execute();
  const kept = cachedPaymentMethods(flaky, patience, shop.db);
  expect(await kept()).toEqual([]);
  isDown = false;
  expect(await kept()).toHaveLength(3);
  isDown = true;
  expect(await kept()).toHaveLength(3);
});
