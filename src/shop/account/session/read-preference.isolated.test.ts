import { useTestStorageEngine } from '@nanostores/persistent';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const answer = vi.hoisted(() => vi.fn());
vi.mock('../../../api/preference/client.ts', () => ({ preference: answer }));

useTestStorageEngine();
const { loadPreference } = await import('./sign-in.ts');
const { $vat, storeVat } = await import('../../frame/preference.ts');
const { $store, storePreferredStore } = await import('../../store/preferred-store.ts');

beforeEach(() => {
  vi.stubGlobal('localStorage', { setItem: () => undefined });
  $vat.listen(() => undefined);
  $store.listen(() => undefined);
  storeVat('incl');
  storePreferredStore({ id: 1, name: 'Breda' });
});
afterEach(() => vi.useRealTimers());

test('takes over the VAT form and the store of the customer', async () => {
  const store = { id: 7, name: 'Utrecht' };
  answer.mockResolvedValue({ ok: true, data: { includeVat: false, storeId: 7, store } });
  await loadPreference('nl');
  expect($vat.get()).toBe('excl');
  expect($store.get()).toEqual({ id: 7, name: 'Utrecht' });
});

test('keeps the store of the browser for a customer without one', async () => {
  answer.mockResolvedValue({ ok: true, data: { includeVat: true, storeId: null, store: null } });
  await loadPreference('nl');
  expect($store.get()?.id).toBe(1);
});

test('keeps what the browser holds where the shop fails or does not answer in time', async () => {
  answer.mockResolvedValue({ ok: false, kind: 'ServerError', status: 500, message: null });
  await loadPreference('nl');
  expect($vat.get()).toBe('incl');
  vi.useFakeTimers();
  answer.mockReturnValue(new Promise(() => undefined));
  const reading = loadPreference('nl');
  await vi.advanceTimersByTimeAsync(3000);
  await reading;
  expect($store.get()?.id).toBe(1);
});
