import { afterEach, beforeEach, expect, it, vi } from 'vitest';

interface Sent {
  method: string;
  path: string;
}

const sent: Sent[] = [];
let answer: (request: Sent) => unknown;
let store: typeof import('./wishlists.ts');

const record = (Id: number, Name: string) => ({ Id, Name, Count: 0, Products: [] });
const ok = (Data: unknown) => ({ Success: true, Data });

beforeEach(async () => {
  sent.length = 0;
  const target = new EventTarget();
  vi.stubGlobal('document', Object.assign(target, { cookie: '', documentElement: {} }));
  vi.stubGlobal('location', { search: '' });
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('fetch', async (url: string, { method }: { method: string }) => {
    const path = url.replace('/api/aspos/customer/', '');
    sent.push({ method, path });
    return { status: 200, text: async () => JSON.stringify(answer({ method, path })) };
  });
  vi.resetModules();
  store = await import('./wishlists.ts');
  answer = ({ method }) =>
    ok(method === 'GET' ? [record(2, 'Zolder'), record(1, 'Bad')] : record(3, 'Dak'));
});
afterEach(() => vi.unstubAllGlobals());

const names = () => store.$wishlists.get()?.map(({ name }) => name);

it('counts the lists without their products', async () => {
  expect(await store.loadWishlistCount('nl')).toBe(2);
  expect(sent).toEqual([{ method: 'GET', path: 'wishlists?productLimit=0' }]);
});

it('follows lists that are made, renamed and deleted', async () => {
  await store.loadWishlists('nl');
  await store.createWishlist('nl', 'Dak');
  expect(names()).toEqual(['Dak', 'Zolder', 'Bad']);
  answer = () => ok(record(2, 'Vliering'));
  await store.renameWishlist('nl', 2, 'Vliering');
  expect(names()).toEqual(['Dak', 'Vliering', 'Bad']);
  answer = () => ok(null);
  await store.deleteWishlist('nl', 3);
  expect(names()).toEqual(['Vliering', 'Bad']);
});

it('changes nothing for what the server refuses, and passes its reason on', async () => {
  await store.loadWishlists('nl');
  answer = () => ({ Success: false, Message: 'Je hebt al een kluslijst met deze naam.' });
  expect(await store.createWishlist('nl', 'Bad')).toMatchObject({
    ok: false,
    message: 'Je hebt al een kluslijst met deze naam.',
  });
  expect(names()).toEqual(['Zolder', 'Bad']);
});

it('loads the lists again after products were put on them, where they are shown', async () => {
  answer = ({ method }) => ok(method === 'GET' ? [record(2, 'Zolder')] : null);
  await store.setWishlistsOfProduct('nl', 7, [2]);
  expect(sent.map(({ path }) => path)).toEqual(['wishlists/product/7']);
  await store.loadWishlists('nl');
  await store.addCartToWishlists('nl', [2], [{ productId: 7, quantity: 1 }]);
  expect(sent.map(({ path }) => path).slice(1)).toEqual([
    'wishlists?productLimit=4',
    'wishlists/cart',
    'wishlists?productLimit=4',
  ]);
});

it('forgets the lists when the customer signs out', async () => {
  await store.loadWishlists('nl');
  document.dispatchEvent(new Event('session:logout'));
  expect(store.$wishlists.get()).toBeNull();
});
