import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore, type SnapshotStore } from './store.ts';
import { ownFolder } from '../../../tests/support/for-all-tests.ts';

let folder: string;
let store: SnapshotStore;

beforeEach(() => {
  folder = ownFolder();
  store = openStore(folder);
});

afterEach(() => store.close());

describe('the snapshot store', () => {
  it('gives back what was put, and null for what was not', () => {
    store.put('product:1:nl', { name: 'Gipsplaat', price: 995 });
    expect(store.get('product:1:nl')).toEqual({ name: 'Gipsplaat', price: 995 });
    expect(store.get('product:2:nl')).toBeNull();
  });

  it('tells new, changed and equal entities apart', () => {
    expect(store.put('a', { v: 1 })).toBe('added');
    expect(store.put('a', { v: 1 })).toBe('same');
    expect(store.put('a', { v: 2 })).toBe('changed');
  });

  it('stands still where that is wanted, whatever another connection writes', () => {
    const reading = openStore(folder);
    store.put('a', { v: 1 });
    reading.freezeReads();
    store.put('a', { v: 2 });
    store.setReadAt(new Date());
    expect([reading.get('a'), reading.readAt()]).toEqual([{ v: 1 }, null]);
    reading.close();
    expect(store.get('a')).toEqual({ v: 2 });
  });

  it('removes what a sync did not see', () => {
    store.put('kept', { v: 1 });
    store.put('gone', { v: 1 });
    expect(store.removeUnseen(new Set(['kept', 'never written']))).toEqual(['gone']);
    expect(store.get('gone')).toBeNull();
    expect(store.get('kept')).toEqual({ v: 1 });
  });

  it('keeps nothing of a transaction that failed', async () => {
    await expect(
      store.transaction(async () => {
        store.put('half', { v: 1 });
        throw new Error('API down');
      }),
    ).rejects.toThrow('API down');
    expect(store.get('half')).toBeNull();
  });

  it('has one digest for equal data, whatever the order of writing', () => {
    store.put('a', { v: 1 });
    store.put('b', { v: 2 });
    const first = store.digest();
    store.put('b', { v: 2 });
    store.put('a', { v: 1 });
    expect(store.digest()).toBe(first);
    store.put('a', { v: 9 });
    expect(store.digest()).not.toBe(first);
  });
});

describe('what is not published', () => {
  const written = (key: string, value: unknown) => store.put(key, value);
  const publish = (release: number) => {
    store.unpublished.expectRelease(release);
    store.unpublished.settleRelease(release);
  };

  it('is what differs from what was, and nothing once it is live', () => {
    written('a', 1);
    expect(store.unpublished.changes()).toEqual([{ key: 'a', before: null, after: '1' }]);
    publish(1);
    expect(store.unpublished.keys()).toEqual([]);
    written('a', 2);
    written('b', 1);
    written('a', 1);
    expect(store.unpublished.keys()).toEqual(['b']);
  });

  it('is the same after a crash, before the switch or after it', () => {
    written('a', 1);
    publish(1);
    written('a', 2);
    store.unpublished.expectRelease(2);
    store.unpublished.settleRelease(1);
    expect(store.unpublished.changes()).toEqual([{ key: 'a', before: '1', after: '2' }]);
    store.unpublished.expectRelease(2);
    store.unpublished.settleRelease(2);
    expect(store.unpublished.changes()).toEqual([]);
  });

  it('is what a rollback took back, until everything was read again', () => {
    written('a', 1);
    publish(1);
    written('a', 2);
    publish(2);
    store.unpublished.expectRelease(3, [{ key: 'a', before: '1' }]);
    store.unpublished.settleRelease(3);
    expect(store.unpublished.changes()).toEqual([{ key: 'a', before: '1', after: '2' }]);
    expect(store.mustReadAll()).toBe(true);
  });

  it('is not what a rehearsal wrote', async () => {
    written('a', 1);
    await store.dryRun(async () => {
      written('a', 2);
      await store.transaction(async () => void written('b', 1));
      expect(store.get('b')).toBe(1);
    });
    expect([store.get('a'), store.get('b')]).toEqual([1, null]);
  });
});
