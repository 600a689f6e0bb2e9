/** The queue of the cart's changes in local storage (spec 2 §4). */
import { beforeEach, expect, it, vi } from 'vitest';
import type { CartChange } from '../../domain/cart/cart.ts';
import { StorageMock } from '../../../tests/support/storage-mock.ts';

const owner = vi.hoisted(() => ({ id: '' }));
vi.mock('./cart-count.ts', () => ({ currentOwner: () => owner.id }));

const change = (operationId: string, changes: Partial<CartChange> = {}): CartChange => ({
  operationId,
  productId: 1,
  quantity: 1,
  action: 'Add',
  source: null,
  ...changes,
});
const ids = (changes: readonly CartChange[] | null) =>
  changes?.map(({ operationId }) => operationId);

/** A tab of the browser: its own modules over the shared storage. */
async function openTab(): Promise<typeof import('./cart-queue.ts')> {
  vi.resetModules();
  return import('./cart-queue.ts');
}

let storage: StorageMock;
beforeEach(() => {
  owner.id = '';
  storage = new StorageMock();
  vi.stubGlobal('localStorage', storage);
});

it('keeps changes in their order and survives a reload', async () => {
  const before = await openTab();
  before.enqueue([change('a')]);
  before.enqueue([change('b', { productId: 2 }), change('c', { productId: 3 })]);
  const after = await openTab();
  after.readQueue();
  expect(ids(after.$pendingChanges.get())).toEqual(['a', 'b', 'c']);
});

it('answers the same batch until it is settled, whatever is queued meanwhile', async () => {
  const tab = await openTab();
  tab.enqueue([change('a')]);
  expect(ids(tab.takeBatch(true))).toEqual(['a']);
  tab.enqueue([change('b')]);
  expect(ids((await openTab()).takeBatch(true))).toEqual(['a']);
  tab.settleBatch();
  expect(ids(tab.takeBatch(true))).toEqual(['b']);
  tab.settleBatch();
  expect(tab.takeBatch(true)).toBeNull();
  expect(tab.$pendingChanges.get()).toEqual([]);
  expect(storage.length).toBe(0);
});

it('merges what was never sent, but only when no other tab can take it', async () => {
  const tab = await openTab();
  tab.enqueue([change('a', { quantity: 2 })]);
  tab.enqueue([change('b', { quantity: 3 })]);
  expect(ids(tab.takeBatch(false))).toEqual(['a', 'b']);
  tab.settleBatch();
  tab.enqueue([change('c', { quantity: 2 })]);
  tab.enqueue([change('d', { quantity: 3 })]);
  expect(tab.takeBatch(true)).toEqual([change('d', { quantity: 5 })]);
});

it('two tabs that add at the same moment lose nothing', async () => {
  const one = await openTab();
  const two = await openTab();
  for (let i = 0; i < 20; i++) {
    one.enqueue([change(`one${i}`, { productId: i + 1 })]);
    two.enqueue([change(`two${i}`, { productId: i + 101 })]);
  }
  expect(new Set(ids(one.takeBatch(true))).size).toBe(40);
});

it('a page that is closed while it takes a batch sends no change twice', async () => {
  const tab = await openTab();
  tab.enqueue([change('a')]);
  const [key] = [...storage.keys()];
  const text = storage.getItem(key!);
  tab.takeBatch(true);
  // The entry that the batch was made from is still there.
  storage.setItem(key!, text!);
  const next = await openTab();
  next.readQueue();
  expect(ids(next.$pendingChanges.get())).toEqual(['a']);
});

it('changes of a visitor go with the sign-in, those of a customer with nobody else', async () => {
  const tab = await openTab();
  tab.enqueue([change('visitor')]);
  owner.id = '7';
  tab.enqueue([change('customer')]);
  tab.readQueue();
  expect(ids(tab.$pendingChanges.get())).toEqual(['visitor', 'customer']);
  owner.id = '8';
  tab.readQueue();
  expect(ids(tab.$pendingChanges.get())).toEqual(['visitor']);
});

it('sends more than one batch takes in several', async () => {
  const tab = await openTab();
  for (let part = 0; part < 3; part++)
    tab.enqueue(
      Array.from({ length: 300 }, (_, i) =>
        change(`${part}.${i}`, { productId: part * 300 + i + 1 }),
      ),
    );
  const sizes: number[] = [];
  for (let batch = tab.takeBatch(true); batch; batch = tab.takeBatch(true)) {
    sizes.push(batch.length);
    tab.settleBatch();
  }
  expect(sizes).toEqual([300, 300, 300]);
});

it('holds changes in the page where storage is full', async () => {
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const tab = await openTab();
  tab.enqueue([change('a')]);
  expect(ids(tab.takeBatch(true))).toEqual(['a']);
  tab.settleBatch();
  expect(tab.takeBatch(true)).toBeNull();
});
