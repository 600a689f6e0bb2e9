import { useTestStorageEngine } from '@nanostores/persistent';
import { beforeEach, expect, it, vi } from 'vitest';

useTestStorageEngine();
const { accountCount, changeAccountCount, cachedCount, setAccountCount } =
  await import('./account-counts.ts');
const { storeUser } = await import('./session/user.ts');

const stored = new Map<string, string>();
const user = (id: number) => ({ id, email: 'a@b.nl', name: 'A', contactId: '1', emailHash: '' });

beforeEach(() => {
  stored.clear();
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  storeUser(user(1));
});

it('asks for a count once in 15 minutes', async () => {
  const load = vi.fn(() => Promise.resolve(4));
  expect(await accountCount('orderCount', load)).toBe(4);
  expect(await accountCount('orderCount', load)).toBe(4);
  expect(load).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(15 * 60_000);
  await accountCount('orderCount', load);
  expect(load).toHaveBeenCalledTimes(2);
});

it('keeps nothing when the call fails', async () => {
  expect(await accountCount('orderCount', () => Promise.resolve(null))).toBeNull();
  expect(stored.size).toBe(0);
});

it('is corrected by a change, and only where it is kept', () => {
  changeAccountCount('wishlistCount', 1);
  expect(cachedCount('wishlistCount')).toBeNull();
  setAccountCount('wishlistCount', 2);
  changeAccountCount('wishlistCount', 1);
  changeAccountCount('wishlistCount', -2);
  expect(cachedCount('wishlistCount')).toBe(1);
});

it('shows no count of the account that was signed in before', () => {
  setAccountCount('orderCount', 7);
  storeUser(user(2));
  expect(cachedCount('orderCount')).toBeNull();
  storeUser(undefined);
  expect(cachedCount('orderCount')).toBeNull();
});

it('does without storage that is closed', async () => {
  const closed = () => {
    throw new Error('closed');
  };
  vi.stubGlobal('localStorage', { getItem: closed, setItem: closed });
  expect(await accountCount('orderCount', () => Promise.resolve(4))).toBe(4);
});
