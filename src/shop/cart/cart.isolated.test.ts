import { beforeEach, expect, it, vi } from 'vitest';
import { StorageMock } from '../../../tests/support/storage-mock.ts';

const { notify, owner } = vi.hoisted(() => ({ notify: vi.fn(), owner: { id: '' } }));
vi.mock('../calls/notification.ts', () => ({ notify }));
vi.mock('./cart-count.ts', () => ({
  ...{ currentOwner: () => owner.id, storeCartCount: () => {} },
  $cartCount: { get: () => ({ isMergeRead: false, owner: '' }) },
}));
vi.mock('../../i18n/page-locale.ts', () => ({ pageLocale: () => 'nl' }));
const { addToCart } = await import('./cart.ts');
const { $pendingChanges, readQueue, setCartSender } = await import('./cart-queue.ts');

const LINE = { productId: 7, quantity: 2, source: null };
beforeEach(() => {
  owner.id = '';
  setCartSender(() => {});
  notify.mockClear();
  vi.stubGlobal('localStorage', new StorageMock());
  readQueue();
});

it('adds where the browser keeps cookies', () => {
  vi.stubGlobal('navigator', { cookieEnabled: true });
  expect(addToCart([LINE])).toBe(true);
  expect($pendingChanges.get()).toHaveLength(1);
});

it('says that nothing is kept where cookies are off, and queues nothing', async () => {
  vi.stubGlobal('navigator', { cookieEnabled: false });
  expect(addToCart([LINE])).toBe(false);
  expect($pendingChanges.get()).toEqual([]);
  await vi.waitFor(() => expect(notify).toHaveBeenCalledOnce());
  expect(notify).toHaveBeenCalledWith(expect.stringContaining('geen cookies'), 'warning');
});

it('adds for a customer, whose cart is known by the account', () => {
  owner.id = '7';
  vi.stubGlobal('navigator', { cookieEnabled: false });
  expect(addToCart([LINE])).toBe(true);
});
