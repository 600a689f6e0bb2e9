import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ProductRecord } from '../../api/products/calls.ts';
import { LOCALES } from '../../domain/shared/common.ts';
import { readerOf } from './open.ts';
import { keys, recordReads } from './reads.ts';
import { SnapshotStore } from './store.ts';
import type { SyncContext } from './sync-context.ts';
import { bucketsOf, syncGroups, syncSomeGroups } from './sync-groups.ts';

interface Screw {
  length: number;
  brand: number;
  price?: number;
  stock?: number;
  /** Of a group that the catalogue names. */
  group?: string | null;
}

function recordOf(id: number, screw: Screw): ProductRecord {
  const { length, brand, price = 121, stock = 1, group } = screw;
  const name = `Schroef ${length} mm`;
  return {
    ...{ Id: id, Number: String(id), Name: name, Url: `schroef-${id}`, State: 'Active' },
    ...{ Visibility: 'Orderable', Orderable: 'ja', TaxRate: 21, Unit: 'stuk' },
    ...{ PriceInclTax: price, PriceExclTax: price / 1.21, MaxStockDefault: stock },
    MaxStockTotal: stock,
    Brand: { Id: brand, Name: `Merk ${brand}`, Url: `merk-${brand}` },
    WebNode: { Id: 10, Name: 'Schroeven', Code: 'schroeven', Url: 'schroeven' },
    ExtraFields: [{ Code: 'lengte', Label: 'Lengte', Value: `${length} mm` }],
    ...(group && {
      Variants: {
        Group: group,
        Axes: [{ Code: 'lengte', Label: 'Lengte' }],
        Members: [{ ProductId: id, Name: name, Url: `schroef-${id}`, Values: [`${length} mm`] }],
      },
    }),
  } as ProductRecord;
}

let store: SnapshotStore;

const openStore = () => new SnapshotStore(':memory:');

beforeEach(() => void (store = openStore()));
afterEach(() => store.close());

/** The part of a sync that groups need. */
function contextOf(target: SnapshotStore): SyncContext {
  const seen = new Set<string>();
  const put = (key: string, value: unknown) => {
    seen.add(key);
    target.put(key, value);
  };
  return { put, hasRead: (key: string) => seen.has(key) } as unknown as SyncContext;
}

type Range = Record<number, Screw | null>;

function putProducts(target: SnapshotStore, range: Range): number[] {
  for (const [id, screw] of Object.entries(range)) {
    for (const locale of LOCALES) {
      const key = keys.product(Number(id), locale);
      if (screw) target.put(key, recordOf(Number(id), screw));
      else target.remove(key);
    }
  }
  return Object.keys(range).map(Number);
}

const fullSync = (target: SnapshotStore, range: Range) =>
  syncGroups(contextOf(target), target, putProducts(target, range));

function edit(changes: Range): void {
  const ids = Object.keys(changes).map(Number);
  const before = bucketsOf(store, ids);
  putProducts(store, changes);
  syncSomeGroups(contextOf(store), store, ids, before);
}

const groupsIn = (target: SnapshotStore) =>
  ['group-', 'product-group:']
    .flatMap((prefix) => target.keysFrom(prefix))
    .map((key) => [key, target.get(key)]);

const memberStates = (id: number) => {
  const reader = readerOf(store);
  reader.refresh();
  return reader.group(id, 'nl')?.members.map((one) => [one.id, one.priceInclTax, one.state]);
};

describe('product groups of the snapshot', () => {
  const range: Range = { 1: { length: 20, brand: 1 }, 2: { length: 40, brand: 1 } };

  it('gives each member the group with the price and stock of all', () => {
    store.setReadAt(new Date('2026-11-20T12:00:00Z'));
    fullSync(store, { ...range, 3: { length: 60, brand: 2 } });
    expect(memberStates(2)).toEqual([
      [1, 12_100, 'in-stock'],
      [2, 12_100, 'in-stock'],
    ]);
    expect(memberStates(3)).toBeUndefined();
    edit({ 1: { length: 20, brand: 1, price: 10, stock: 0 } });
    expect(memberStates(2)?.[0]).toEqual([1, 1000, 'sold-out']);
    edit({ 1: null });
    expect(memberStates(2)).toBeUndefined();
  });

  it('names what a page read, so that a change of any member renders it again', async () => {
    store.setReadAt(new Date('2026-11-20T12:00:00Z'));
    fullSync(store, range);
    const reader = readerOf(store);
    const reads = await recordReads(() => Promise.resolve(reader.group(2, 'nl')));
    expect([...reads.keys]).toEqual([keys.groupOf(2), keys.productGroup(1, 'nl')]);
    const before = store.digestOf([...reads.keys]);
    edit({ 1: { length: 20, brand: 1, stock: 0 } });
    expect(store.digestOf([...reads.keys])).not.toBe(before);
  });

  it('takes the group that the catalogue names over what titles say', () => {
    fullSync(store, {
      1: { length: 20, brand: 1, group: 'a' },
      2: { length: 40, brand: 1 },
      3: { length: 60, brand: 2, group: 'a' },
    });
    expect(store.get(keys.groupOf(1))).toEqual({ group: 1 });
    expect(store.get(keys.groupOf(2))).toBeNull();
    expect(store.get(keys.groupOf(3))).toEqual({ group: 1 });
  });

  it('is the same after edits as after reading everything', () => {
    const screw = fc.record({
      length: fc.constantFrom(20, 40, 60),
      brand: fc.constantFrom(1, 2),
      price: fc.constantFrom(10, 20),
      group: fc.constantFrom(null, null, 'a'),
    });
    const someRange = fc.dictionary(
      fc.integer({ min: 1, max: 8 }).map(String),
      fc.option(screw, { nil: null }),
    );
    fc.assert(
      fc.property(someRange, fc.array(someRange, { maxLength: 4 }), (first, edits) => {
        store.close();
        store = openStore();
        const start = Object.fromEntries(Object.entries(first).filter(([, one]) => one));
        fullSync(store, start as Range);
        for (const changes of edits) edit(changes as Range);
        const whole = openStore();
        const last = Object.assign({}, start, ...edits) as Range;
        fullSync(whole, Object.fromEntries(Object.entries(last).filter(([, one]) => one)) as Range);
        const expected = groupsIn(whole);
        whole.close();
        expect(groupsIn(store)).toEqual(expected);
      }),
      { numRuns: 40 },
    );
  });
});
