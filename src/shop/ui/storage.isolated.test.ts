import { setTestStorageKey, useTestStorageEngine } from '@nanostores/persistent';
import { beforeEach, expect, it, vi } from 'vitest';
import { StorageMock } from '../../../tests/support/storage-mock.ts';
import { storedAtom, readStored, readStoredJson, storedKeys, writeStored } from './storage.ts';

useTestStorageEngine();
beforeEach(() => vi.stubGlobal('localStorage', new StorageMock()));

it('keeps a text, and removes it', () => {
  expect(writeStored('localStorage', 'name', 'Utrecht')).toBe(true);
  expect([readStored('localStorage', 'name'), storedKeys()]).toEqual(['Utrecht', ['name']]);
  writeStored('localStorage', 'name', null);
  expect([readStored('localStorage', 'name'), storedKeys()]).toEqual([null, []]);
});

it('reads JSON, and null where there is none', () => {
  writeStored('localStorage', 'good', '{"id":7}');
  writeStored('localStorage', 'bad', '{');
  const read = (key: string) => readStoredJson('localStorage', key);
  expect([read('good'), read('bad'), read('none')]).toEqual([{ id: 7 }, null, null]);
});

it('keeps nothing where storage is closed, and says so', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(writeStored('localStorage', 'name', 'Utrecht')).toBe(false);
  expect([readStored('localStorage', 'name'), readStoredJson('localStorage', 'name')]).toEqual([
    null,
    null,
  ]);
  expect(storedKeys()).toEqual([]);
});

it.each([
  ['{"id":7}', 7],
  ['{', 0],
  ['null', 0],
])('holds a kept store to what it may be: %s', (text, id) => {
  const $id = storedAtom('id', 0, (value) => (value as { id: number }).id);
  $id.listen(() => undefined);
  setTestStorageKey('id', text);
  expect($id.get()).toBe(id);
});

it('is rendered on the server as nothing stored, whatever is stored here', () => {
  setTestStorageKey('known', '{"id":7}');
  const $known = storedAtom('known', 0, (value) => (value as { id: number }).id);
  expect($known.get()).toBe(7);
  // What `useStore` of nanostores hydrates with.
  expect($known).toMatchObject({ init: 0 });
});
