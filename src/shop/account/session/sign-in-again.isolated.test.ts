import { useTestStorageEngine } from '@nanostores/persistent';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';

useTestStorageEngine();
const attributes = new Set<string>();
const root = {
  dataset: new Proxy({}, { has: (_, key) => attributes.has(`data-${String(key)}`) }),
  toggleAttribute: (name: string, isSet: boolean) =>
    void (isSet ? attributes.add(name) : attributes.delete(name)),
};
const events: string[] = [];
const kept = new Map<string, string>();
vi.stubGlobal('document', {
  cookie: '',
  documentElement: root,
  dispatchEvent: ({ type }: Event) => void events.push(type),
});
vi.stubGlobal('location', { protocol: 'https:' });
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});
const { $mustSignInAgain, clearSession, endSigningInAgain, setToken } =
  await import('./session.ts');
const { signInAgain } = await import('./sign-in-again.ts');
const { currentToken, expiredToken } = await import('./token.ts');
const { $user, storeUser } = await import('./user.ts');

const NOW = Date.parse('2026-11-20T12:00:00Z');
vi.useFakeTimers({ toFake: ['Date'], now: NOW });
afterAll(() => vi.useRealTimers());

const tokenOf = (sub: string, exp = NOW / 1000 + 3600) => {
  const claims = { sub, exp, name: 'Piet', email: 'a@b.nl', contactId: sub, emailHash: '' };
  return ['e30', Buffer.from(JSON.stringify(claims)).toString('base64url'), sub].join('.');
};
const PIET = tokenOf('7');

beforeEach(() => {
  document.cookie = '';
  kept.clear();
  endSigningInAgain();
  clearSession();
  events.length = 0;
});

/** As the browser keeps it: without its attributes. */
const keepCookie = () => (document.cookie = document.cookie.split(';')[0]!);

test('a visitor is led to the 401 page', async () => {
  expect(await signInAgain(null)).toBe('page');
  expect($mustSignInAgain.get()).toBe(false);
});

test('a call is made again once its customer has signed in, and the page stays as it is meanwhile', async () => {
  setToken(PIET);
  keepCookie();
  const next = signInAgain(PIET);
  expect($mustSignInAgain.get()).toBe(true);
  expect(currentToken()).toBeNull();
  expect(attributes.has('data-user')).toBe(true);
  document.cookie = '';
  setToken(tokenOf('7'));
  endSigningInAgain();
  expect(await next).toBe('again');
  expect(events).toEqual(['session:login']);
});

test('who has signed out in another tab meanwhile is not asked', async () => {
  setToken(PIET);
  clearSession();
  expect(await signInAgain(PIET)).toBe('stay');
  expect($mustSignInAgain.get()).toBe(false);
});

test('of two calls whose session ended, both wait for the sign-in', async () => {
  setToken(PIET);
  keepCookie();
  const both = [signInAgain(PIET), signInAgain(PIET)];
  document.cookie = '';
  setToken(PIET);
  endSigningInAgain();
  expect(await Promise.all(both)).toEqual(['again', 'again']);
});

test('a different customer does not make the call again', async () => {
  setToken(PIET);
  const next = signInAgain(PIET);
  expect($mustSignInAgain.get()).toBe(true);
  setToken(tokenOf('8'));
  endSigningInAgain();
  expect(await next).toBe('stay');
});

test('who declines stays on the page', async () => {
  setToken(PIET);
  const next = signInAgain(PIET);
  expect($mustSignInAgain.get()).toBe(true);
  endSigningInAgain();
  expect(await next).toBe('stay');
  expect($user.get()).toBeUndefined();
});

test('a late 401 of an earlier token does not end the session of the new one', async () => {
  const renewed = `${PIET}x`;
  setToken(renewed);
  keepCookie();
  expect(await signInAgain(PIET)).toBe('again');
  expect(currentToken()).toBe(renewed);
  expect($mustSignInAgain.get()).toBe(false);
});

test('a token that has expired clears cookie, storage and user, and its customer is asked', async () => {
  const expired = tokenOf('7', 1);
  kept.set('token', expired);
  storeUser({ id: 7, email: '', name: 'Piet', contactId: '', emailHash: '' });
  expect(currentToken()).toBeNull();
  expect(kept.has('token')).toBe(false);
  expect(document.cookie).toBe('token=; path=/; max-age=0');
  expect($user.get()).toBeUndefined();
  expect(expiredToken()).toBe(expired);
  void signInAgain(null);
  expect($mustSignInAgain.get()).toBe(true);
});

test('the token is read from the cookie first, then from storage', () => {
  kept.set('token', PIET);
  expect(currentToken()).toBe(PIET);
  const other = tokenOf('9');
  document.cookie = `a=b; token=${other}`;
  expect(currentToken()).toBe(other);
});
