/** Flushing the cart's queue against a shop that loses, refuses and repeats answers (spec 2 §4). */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LockMock } from '../../../tests/support/lock-mock.ts';
import { StorageMock } from '../../../tests/support/storage-mock.ts';
import type { ApiClient } from '../../api/client.ts';
import type { Outcome } from '../../api/outcome.ts';
import { applyChanges } from '../../domain/cart/changes.ts';
import type { Cart, CartChange } from '../../domain/cart/cart.ts';

const shop = vi.hoisted(() => ({
  call: vi.fn<(changes: readonly CartChange[]) => Promise<unknown>>(),
  load: vi.fn<() => Promise<unknown>>(),
}));
vi.mock('../../api/cart/client.ts', () => ({
  changeCartLines: (_: ApiClient, __: Date, changes: readonly CartChange[]) => shop.call(changes),
  cart: () => shop.load(),
}));
vi.mock('../calls/api.ts', () => ({ api: () => ({}) }));

/** The shop's side: applies an operation once, as `backend/cart/cart-lines.ts` does. */
class FakeShop {
  lines: { productId: number; quantity: number; source: null }[] = [];
  readonly applied = new Set<string>();
  /** How the next calls end; `ok` when there are no more. */
  readonly plan: ('ok' | 'lost' | 'down' | 'refused')[] = [];
  #clock = 0;
  storeId: number | null = null;

  change = (changes: readonly CartChange[]): Promise<Outcome<Cart>> => {
    const end = this.plan.shift() ?? 'ok';
    if (end === 'down') return Promise.resolve(failure('Network'));
    if (end === 'refused') return Promise.resolve(failure('Missing'));
    const fresh = changes.filter(({ operationId }) => !this.applied.has(operationId));
    for (const { operationId } of changes) this.applied.add(operationId);
    this.lines = applyChanges(this.lines, fresh, (line) => ({ ...line, source: null }));
    this.#clock += 1;
    return Promise.resolve(end === 'lost' ? failure('TimedOut') : this.answer());
  };

  answer = (): Outcome<Cart> => ({
    ok: true,
    data: {
      timestamp: String(this.#clock).padStart(9, '0'),
      customer: null,
      lines: this.lines.map((line) => ({ ...line })),
      store: this.storeId === null ? null : { id: this.storeId, name: '', url: '' },
    } as unknown as Cart,
  });

  pieces = (): number => this.lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

const failure = (kind: 'Network' | 'TimedOut' | 'Missing'): Outcome<Cart> => ({
  ok: false,
  kind,
  status: 0,
  message: null,
});

/** A tab of the browser: its own modules and listeners over shared storage and locks. */
async function openTab() {
  vi.resetModules();
  const listeners = new Map<string, ((event: unknown) => void)[]>();
  const listen = (type: string, listener: (event: unknown) => void) =>
    listeners.set(type, [...(listeners.get(type) ?? []), listener]);
  const page = Object.assign(new EventTarget(), {
    documentElement: { lang: 'nl', dataset: {} },
    visibilityState: 'visible',
    cookie: '',
  });
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', listen);
  const { useTestStorageEngine } = await import('@nanostores/persistent');
  useTestStorageEngine();
  const cart = await import('./cart.ts');
  const sync = await import('./cart-sync.ts');
  const flush = await import('./cart-sync.ts');
  const queue = await import('./cart-queue.ts');
  const state = await import('./cart-state.ts');
  const count = await import('./cart-count.ts');
  const notices = await import('../calls/notification.ts');
  const emit = (type: string, event: object = {}) =>
    listeners.get(type)?.forEach((listener) => listener(event));
  return { cart, sync, flush, queue, state, count, notices, page, emit };
}

const add = (productId: number, quantity = 1) => ({ productId, quantity, source: null });

let server: FakeShop;
beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeShop();
  shop.call.mockReset().mockImplementation(server.change);
  shop.load.mockReset().mockImplementation(() => Promise.resolve(server.answer()));
  vi.stubGlobal('localStorage', new StorageMock());
  vi.stubGlobal('navigator', { onLine: true, locks: new LockMock() });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('flushes 1000 ms after the last change, all changes in one call', async () => {
  const { cart, count } = await openTab();
  cart.addToCart([add(1)]);
  await vi.advanceTimersByTimeAsync(999);
  cart.addToCart([add(1, 2), add(2)]);
  await vi.advanceTimersByTimeAsync(999);
  expect(shop.call).not.toHaveBeenCalled();
  // Pending pieces count at once.
  expect(count.$cartCount.get()).toMatchObject({ pieces: 4, isPending: true });
  await vi.advanceTimersByTimeAsync(1);
  expect(shop.call).toHaveBeenCalledTimes(1);
  expect(server.lines).toEqual([
    { productId: 1, quantity: 3, source: null },
    { productId: 2, quantity: 1, source: null },
  ]);
  expect(count.$cartCount.get()).toMatchObject({ pieces: 4, isPending: false });
});

it('sends a change whose answer was lost again, and it counts once', async () => {
  server.plan.push('lost', 'down');
  const { cart, queue, notices, flush } = await openTab();
  cart.addToCart([add(1, 3)]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(queue.$pendingChanges.get()).toHaveLength(1);
  expect(flush.$flushState.get()).toBe('retrying');
  expect(notices.$notification.get()?.kind).toBe('warning');
  await vi.advanceTimersByTimeAsync(2000 + 4000);
  expect(shop.call).toHaveBeenCalledTimes(3);
  expect(server.lines).toEqual([{ productId: 1, quantity: 3, source: null }]);
  expect(queue.$pendingChanges.get()).toEqual([]);
  expect(flush.$flushState.get()).toBe('idle');
});

it('keeps what is changed while a batch is lost, and sends it after the batch', async () => {
  server.plan.push('lost');
  const { cart } = await openTab();
  cart.addToCart([add(1, 3)]);
  await vi.advanceTimersByTimeAsync(1000);
  cart.setQuantity(1, 5);
  cart.addToCart([add(1, 1)]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server.lines).toEqual([{ productId: 1, quantity: 6, source: null }]);
});

it('sends at once when the connection is back', async () => {
  server.plan.push('down', 'down', 'down', 'down');
  const { cart, emit } = await openTab();
  cart.addToCart([add(1)]);
  // The retries are 2, 4 and 8 seconds apart.
  await vi.advanceTimersByTimeAsync(1000 + 2000 + 4000 + 8000);
  expect(shop.call).toHaveBeenCalledTimes(4);
  emit('online');
  await vi.advanceTimersByTimeAsync(0);
  expect(server.pieces()).toBe(1);
});

it('resets the visual copy when the shop returns nothing, and says so', async () => {
  const { cart, queue, count, notices, state } = await openTab();
  cart.addToCart([add(1, 2)]);
  await vi.advanceTimersByTimeAsync(1000);
  // From another device: only who asks the shop for its cart knows of it.
  await server.change([{ ...add(2, 3), operationId: 'elsewhere', action: 'Add' }]);
  server.plan.push('refused');
  cart.setQuantity(1, 9);
  expect(count.$cartCount.get().pieces).toBe(9);
  await vi.advanceTimersByTimeAsync(2000);
  expect(queue.$pendingChanges.get()).toEqual([]);
  expect(count.$cartCount.get().pieces).toBe(5);
  expect(notices.$notification.get()?.kind).toBe('warning');
  expect(state.$cart.get()?.lines).toHaveLength(2);
});

it('the next page sends what an earlier one queued', async () => {
  server.plan.push('down');
  const before = await openTab();
  before.cart.addToCart([add(1, 2)]);
  await vi.advanceTimersByTimeAsync(1000);
  vi.clearAllTimers();
  const after = await openTab();
  after.sync.sendPendingCartChanges();
  await vi.advanceTimersByTimeAsync(0);
  expect(server.pieces()).toBe(2);
});

it('two tabs send each change once, also where one loses its answer', async () => {
  server.plan.push('lost');
  const one = await openTab();
  const two = await openTab();
  one.cart.addToCart([add(1)]);
  two.cart.addToCart([add(1), add(2)]);
  await vi.advanceTimersByTimeAsync(1000);
  one.emit('storage', { key: 'cartBatch' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server.lines).toEqual([
    { productId: 1, quantity: 2, source: null },
    { productId: 2, quantity: 1, source: null },
  ]);
  expect(one.queue.takeBatch(true)).toBeNull();
});

it('a tab sends what a closed tab left behind', async () => {
  const one = await openTab();
  one.sync.scheduleFlush();
  const two = await openTab();
  two.queue.enqueue([
    { operationId: 'closed', productId: 4, quantity: 1, action: 'Add', source: null },
  ]);
  one.emit('storage', { key: 'cartChanges.x' });
  await vi.advanceTimersByTimeAsync(2000);
  expect(server.lines).toEqual([{ productId: 4, quantity: 1, source: null }]);
});

it('tells that options are to be reloaded after a flush, and what was added and removed', async () => {
  const { cart, flush, state } = await openTab();
  cart.addToCart([add(1, 2), add(2, 1)]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(flush.$cartFlushes.get()).toBe(1);
  cart.setQuantity(1, 5);
  cart.setQuantity(2, 0);
  await vi.advanceTimersByTimeAsync(1000);
  expect(flush.$cartFlushes.get()).toBe(2);
  expect(state.$quantityChanges.get()).toEqual({
    added: [{ productId: 1, quantity: 3, source: null }],
    removed: [{ productId: 2, quantity: 1, source: null }],
  });
});

it('tells what was added even if the cart loads while the change is being sent', async () => {
  const { cart, sync, state } = await openTab();
  await sync.openCart();
  shop.call.mockImplementation(async (changes) => {
    const outcome = await server.change(changes);
    await sync.openCart();
    return outcome;
  });
  cart.addToCart([add(1, 2)]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(state.$cart.get()?.lines).toMatchObject([{ productId: 1, quantity: 2 }]);
  expect(state.$quantityChanges.get()?.added).toMatchObject([{ productId: 1, quantity: 2 }]);
});

it('counts nothing as added where the cart before is not known', async () => {
  const { cart, state } = await openTab();
  const { storeUser } = await import('../account/session/user.ts');
  server.lines = [{ productId: 9, quantity: 4, source: null }];
  storeUser({ id: 1, email: '', name: 'Jan', contactId: '7', emailHash: '' });
  cart.addToCart([add(1)]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(state.$cart.get()?.lines).toHaveLength(2);
  expect(state.$quantityChanges.get()).toBeNull();
  cart.addToCart([add(1)]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(state.$quantityChanges.get()?.added).toMatchObject([{ productId: 1, quantity: 1 }]);
});

it('fires storeChanged when the store of the cart changes, and not on the first load', async () => {
  const { cart, sync, state, page } = await openTab();
  const stores: unknown[] = [];
  page.addEventListener(state.STORE_CHANGED, (event) =>
    stores.push((event as CustomEvent<unknown>).detail),
  );
  server.storeId = 12;
  await sync.openCart();
  expect(stores).toEqual([]);
  server.storeId = 14;
  cart.addToCart([add(1)]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(stores).toEqual([14]);
});

it('a failed load resets the visual copy unless the connection failed, and loses no change', async () => {
  const { cart, sync, state, queue } = await openTab();
  await sync.openCart();
  shop.load.mockResolvedValue(failure('Network'));
  await sync.openCart();
  expect(state.$cartStatus.get()).toBe('ready');
  server.plan.push('down', 'down', 'down');
  cart.addToCart([add(1)]);
  shop.load.mockResolvedValue(failure('Missing'));
  await sync.openCart();
  expect([state.$cart.get(), state.$cartStatus.get()]).toEqual([null, 'failed']);
  expect(queue.$pendingChanges.get()).toHaveLength(1);
});

it('ignores an answer that is older than the cart that is shown', async () => {
  const { cart, sync, state } = await openTab();
  const old = server.answer();
  cart.addToCart([add(1)]);
  await vi.advanceTimersByTimeAsync(1000);
  shop.load.mockResolvedValue(old);
  await sync.openCart();
  expect(state.$cart.get()?.lines).toHaveLength(1);
});

it('loads the cart when a customer signs in', async () => {
  const { sync, state, page } = await openTab();
  await sync.openCart();
  server.storeId = 12;
  page.dispatchEvent(new Event('session:login'));
  await vi.advanceTimersByTimeAsync(0);
  expect(state.$cart.get()?.store?.id).toBe(12);
});

it('forgets the cart when the customer signs out', async () => {
  const { cart, sync, state, page, queue, count } = await openTab();
  await sync.openCart();
  server.plan.push('down');
  cart.addToCart([add(1)]);
  await vi.advanceTimersByTimeAsync(1000);
  page.dispatchEvent(new Event('session:logout'));
  expect([state.$cart.get(), queue.$pendingChanges.get(), count.$cartCount.get().pieces]).toEqual([
    null,
    [],
    0,
  ]);
});
