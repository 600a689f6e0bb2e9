import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore, type SnapshotStore } from './store.ts';

let folder: string;
let store: SnapshotStore;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'snapshot-'));
  store = openStore(folder);
});

afterEach(() => {
  store.close();
  rmSync(folder, { recursive: true });
});

describe('the snapshot store', () => {
  it('gives back what was put, and null for what was not', () => {
    store.put('product:1:nl', { name: 'Gipsplaat', price: 995 }, 1);
    expect(store.get('product:1:nl')).toEqual({ name: 'Gipsplaat', price: 995 });
    expect(store.get('product:2:nl')).toBeNull();
  });

  it('tells new, changed and equal entities apart', () => {
    expect(store.put('a', { v: 1 }, 1)).toBe('added');
    expect(store.put('a', { v: 1 }, 2)).toBe('same');
    expect(store.put('a', { v: 2 }, 3)).toBe('changed');
  });

  it('removes what a sync did not see', () => {
    store.put('kept', { v: 1 }, 1);
    store.put('gone', { v: 1 }, 1);
    const sync = store.nextSync();
    store.put('kept', { v: 1 }, sync);
    expect(store.removeUnseen(sync)).toEqual(['gone']);
    expect(store.get('gone')).toBeNull();
    expect(store.get('kept')).toEqual({ v: 1 });
  });

  it('keeps nothing of a transaction that failed', async () => {
    await expect(
      store.transaction(async () => {
        store.put('half', { v: 1 }, 1);
        throw new Error('API down');
      }),
    ).rejects.toThrow('API down');
    expect(store.get('half')).toBeNull();
  });

  it('has one digest for equal data, whatever the order of writing', () => {
    store.put('a', { v: 1 }, 1);
    store.put('b', { v: 2 }, 1);
    const first = store.digest();
    store.put('b', { v: 2 }, 2);
    store.put('a', { v: 1 }, 2);
    expect(store.digest()).toBe(first);
    store.put('a', { v: 9 }, 3);
    expect(store.digest()).not.toBe(first);
  });
});
