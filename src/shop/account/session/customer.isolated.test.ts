/** The rules for loading the customer (spec 1 §4.2). */
import { setImmediate } from 'node:timers/promises';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Customer } from '../../../domain/account/customer.ts';

const session = vi.hoisted(() => ({ token: 'token' as string | null, setToken: vi.fn() }));
vi.mock('./session.ts', () => ({ setToken: session.setToken }));
vi.mock('./token.ts', () => ({ currentToken: () => session.token }));
const kept = vi.hoisted(() => vi.fn());
vi.mock('../loyalty/loyalty.ts', () => ({ storeLoyalty: kept }));
const calls = vi.hoisted(() => ({
  customer: vi.fn(),
  saveCustomer: vi.fn(),
  setDefaultStore: vi.fn(),
}));
vi.mock('../../../api/customer/client.ts', () => calls);
vi.stubGlobal('document', { documentElement: { lang: 'nl' } });

let storeUser: (typeof import('./user.ts'))['storeUser'];
let store: typeof import('./customer.ts');

const user = (contactId: string) => ({
  id: 1,
  email: 'a@b.nl',
  name: 'Jan',
  contactId,
  emailHash: '',
});
const record = (changes: Partial<Customer> = {}) =>
  ({ id: 1, addresses: [], ...changes }) as unknown as Customer;
const delivery = { type: 'DeliveryAddressDefault' } as Customer['addresses'][number];
const answer = (customer: Customer) =>
  calls.customer.mockResolvedValueOnce({ ok: true, data: customer });

beforeEach(async () => {
  vi.resetModules();
  vi.resetAllMocks();
  calls.customer.mockResolvedValue({ ok: false, kind: 'Network', status: 0, message: null });
  const { useTestStorageEngine } = await import('@nanostores/persistent');
  useTestStorageEngine();
  ({ storeUser } = await import('./user.ts'));
  store = await import('./customer.ts');
  session.token = 'token';
  storeUser(user('7'));
});

it('loads once, and simultaneous callers share a call', async () => {
  answer(record());
  const [a, b] = await Promise.all([store.loadCustomer('nl'), store.loadCustomer('nl')]);
  expect(a).toBe(b);
  expect(await store.loadCustomer('nl')).toBe(a);
  expect(calls.customer).toHaveBeenCalledTimes(1);
  expect(kept).toHaveBeenCalledWith(a, 'nl');
});

it('is loaded again on the next page, and nothing of the page before is shown meanwhile', async () => {
  answer(record({ firstName: 'Jan' }));
  await store.loadCustomer('nl');
  // Each page is a document of its own, with modules of its own.
  vi.resetModules();
  const next = await import('./customer.ts');
  expect(next.$customer.get()).toBeNull();
  answer(record({ firstName: 'Piet' }));
  expect((await next.loadCustomer('nl'))?.firstName).toBe('Piet');
  expect(calls.customer).toHaveBeenCalledTimes(2);
});

it('loads again where a delivery address is needed and there is none, and only then', async () => {
  answer(record());
  await store.loadCustomer('nl');
  answer(record({ addresses: [delivery] }));
  const needs = { needsDeliveryAddress: true };
  expect((await store.loadCustomer('nl', needs))?.addresses).toEqual([delivery]);
  await store.loadCustomer('nl', needs);
  expect(calls.customer).toHaveBeenCalledTimes(2);
  expect(calls.customer.mock.calls[1]?.[1]).toEqual({ ensureDeliveryAddress: true });
});

it('is loaded again after saving, and renews the token', async () => {
  calls.saveCustomer.mockResolvedValueOnce({
    ok: true,
    data: { customer: record(), token: 'new' },
  });
  answer(record({ firstName: 'Piet' }));
  expect(await store.saveCustomer({ firstName: 'Piet' }, 'nl')).toEqual({ ok: true, data: null });
  expect(calls.saveCustomer.mock.calls[0]?.slice(1)).toEqual([{ firstName: 'Piet' }, true]);
  expect(session.setToken).toHaveBeenCalledWith('new');
  expect(store.$customer.get()?.firstName).toBe('Piet');
});

it('keeps the customer and answers the failure where saving fails', async () => {
  answer(record());
  const before = await store.loadCustomer('nl');
  const failure = { ok: false, kind: 'Forbidden', status: 403, message: 'Nee' };
  calls.saveCustomer.mockResolvedValueOnce(failure);
  expect(await store.saveCustomer({ email: 'x@y.nl' }, 'nl')).toEqual(failure);
  expect(store.$customer.get()).toBe(before);
  expect(calls.customer).toHaveBeenCalledTimes(1);
});

it('is loaded again after a change of the default store, where it was loaded', async () => {
  calls.setDefaultStore.mockResolvedValue({ ok: true, data: record() });
  await store.saveDefaultStore(5, 'nl');
  expect(calls.customer).not.toHaveBeenCalled();
  answer(record());
  await store.loadCustomer('nl');
  answer(record({ defaultStoreId: 5 }));
  await store.saveDefaultStore(5, 'nl');
  expect(store.$customer.get()?.defaultStoreId).toBe(5);
});

it('is cleared on signing out, and loaded for who signs in', async () => {
  const stop = store.$customer.listen(() => undefined);
  answer(record());
  await store.loadCustomer('nl');
  storeUser(undefined);
  expect(store.$customer.get()).toBeNull();
  answer(record({ firstName: 'Rik' }));
  storeUser(user('8'));
  await setImmediate();
  expect(store.$customer.get()?.firstName).toBe('Rik');
  // The same contact with a renewed token.
  storeUser({ ...user('8'), name: 'Rik S.' });
  expect(calls.customer).toHaveBeenCalledTimes(2);
  stop();
});

it('asks nothing without a token, and drops an answer for somebody else', async () => {
  session.token = null;
  expect(await store.loadCustomer('nl')).toBeNull();
  expect(calls.customer).not.toHaveBeenCalled();
  session.token = 'token';
  answer(record());
  const asked = store.loadCustomer('nl');
  storeUser(user('9'));
  expect(await asked).toBeNull();
  expect(store.$customer.get()).toBeNull();
});
