import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let status: number;
let answer: unknown;
let store: typeof import('./saved-searches.ts');

const SavedAt = '2026-11-20T12:00:00.000Z';
const ok = (Data: unknown) => ({ Success: true, Data });

beforeEach(async () => {
  const target = new EventTarget();
  vi.stubGlobal('document', Object.assign(target, { cookie: '', documentElement: {} }));
  vi.stubGlobal('location', { search: '' });
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('fetch', async () => ({ status, text: async () => JSON.stringify(answer) }));
  vi.resetModules();
  store = await import('./saved-searches.ts');
  status = 200;
  answer = ok([
    { Id: 2, Term: 'kit', SavedAt },
    { Id: 1, Term: 'plaat', SavedAt },
  ]);
  await store.loadSavedSearches('nl');
});
afterEach(() => vi.unstubAllGlobals());

const terms = () => store.$savedSearches.get()?.map(({ term }) => term);

it('follows what is saved and deleted', async () => {
  expect(terms()).toEqual(['kit', 'plaat']);
  answer = ok({ Id: 1, Term: 'Plaat', SavedAt });
  await store.saveSearch('nl', 'Plaat');
  expect(terms()).toEqual(['Plaat', 'kit']);
  answer = ok(null);
  expect(await store.deleteSavedSearch('nl', 2)).toBe(true);
  expect(terms()).toEqual(['Plaat']);
});

it('keeps what could not be changed, and loses what was deleted elsewhere', async () => {
  answer = { Success: false, Message: 'Verwijder er eerst een.' };
  expect(await store.saveSearch('nl', 'lijm')).toMatchObject({
    message: 'Verwijder er eerst een.',
  });
  status = 500;
  expect(await store.deleteSavedSearch('nl', 1)).toBe(false);
  expect(terms()).toEqual(['kit', 'plaat']);
  status = 404;
  expect(await store.deleteSavedSearch('nl', 1)).toBe(true);
  expect(terms()).toEqual(['kit']);
});

it('forgets them when the customer signs out', () => {
  document.dispatchEvent(new Event('session:logout'));
  expect(store.$savedSearches.get()).toBeNull();
});
