import { setTestStorageKey, useTestStorageEngine } from '@nanostores/persistent';
import { beforeEach, expect, test, vi } from 'vitest';

const told = vi.hoisted(() => vi.fn());
vi.mock('../calls/tell-preferences.ts', () => ({ sendStorePreference: told }));

useTestStorageEngine();
const { $store, chooseStore } = await import('./preferred-store.ts');

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  told.mockReset();
  vi.stubGlobal('localStorage', { setItem: (key: string, value: string) => kept.set(key, value) });
});

test('a chosen store is known here, before the first paint, and at the shop', async () => {
  $store.listen(() => undefined);
  expect($store.get()).toBeNull();
  const store = { id: 7, name: 'Bouwmaat Utrecht', city: 'Utrecht' };
  await chooseStore(store, 'en');
  expect($store.get()).toEqual({ id: 7, name: 'Bouwmaat Utrecht' });
  expect(kept.get('storeName')).toBe('Bouwmaat Utrecht');
  expect(told).toHaveBeenCalledWith('en', 7);
});

test('a choice holds where storage is closed', async () => {
  vi.stubGlobal('localStorage', {
    setItem() {
      throw new DOMException('closed', 'SecurityError');
    },
  });
  await chooseStore({ id: 8, name: 'Bouwmaat Breda' }, 'nl');
  expect($store.get()?.id).toBe(8);
});

test('a broken value of another tab is no store', () => {
  for (const text of ['{', '"x"', 'null', '{"id":"7","name":"x"}']) {
    setTestStorageKey('store', text);
    expect($store.get(), text).toBeNull();
  }
});
