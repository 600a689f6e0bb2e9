/** Guessing passwords at the sign-in form: few tries count, and the owner gets in all the same. */
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { parseEnv } from '../../src/env.ts';
import { fillDataDir } from '../../demo/testing/filled-database.ts';
import { makeAccount } from '../customers/identity/testing/make-account.ts';
import { ShopVisitor } from '../customers/identity/testing/shop-visitor.ts';
import { type Backend, startBackend } from './server.ts';
import { testFolder } from '../../tests/support/for-all-tests.ts';

const TRIES = 100;
const MINUTE_MS = 60_000;
const PASSWORD = 'Geheim1';
const dataDir = testFolder();
let backend: Backend;

beforeAll(async () => {
  await fillDataDir(dataDir);
  const env = parseEnv({
    ...{ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' },
    // So that each try can come from an address of its own.
    TRUSTED_PROXIES: 'loopback',
  });
  backend = await startBackend({ env });
}, 60_000);

afterEach(() => vi.useRealTimers());

afterAll(() => backend.close());

/** Tries wrong passwords, each from an address that `addressOf` gives; how often each status came. */
async function guess(email: string, addressOf: (at: number) => string) {
  const attacker = new ShopVisitor(backend.url);
  const form = await attacker.openForm();
  const counts: Record<number, number> = {};
  for (let at = 0; at < TRIES; at++) {
    const fields = { email, password: `Verkeerd${at}` };
    const { status } = await attacker.tryPassword(form, fields, addressOf(at));
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

/** Moves the clock of the whole process on. */
function pass(minutes: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * MINUTE_MS });
}

const enter = async (owner: ShopVisitor, email: string, address: string) =>
  (await owner.tryPassword(await owner.openForm(), { email, password: PASSWORD }, address)).status;

it('100 wrong passwords from one address: 5 are looked at, and the owner gets in from elsewhere at once', async () => {
  const email = 'een@bouwer.example';
  await makeAccount(backend.db, email, PASSWORD);
  const counts = await guess(email, () => '203.0.113.7');
  expect(counts).toEqual({ 401: 5, 429: TRIES - 5 });
  expect(await enter(new ShopVisitor(backend.url), email, '198.51.100.1')).toBe(303);
  // At the attacker's own address (an office) the owner waits a quarter of an hour, and no longer.
  expect(await enter(new ShopVisitor(backend.url), email, '203.0.113.7')).toBe(429);
  pass(16);
  expect(await enter(new ShopVisitor(backend.url), email, '203.0.113.7')).toBe(303);
}, 120_000);

it('100 wrong passwords from 100 addresses: the owner gets in on a known device at once, and on a new one within an hour', async () => {
  const email = 'twee@bouwer.example';
  await makeAccount(backend.db, email, PASSWORD);
  const known = new ShopVisitor(backend.url);
  expect(await enter(known, email, '198.51.100.2')).toBe(303);
  const counts = await guess(email, (at) => `192.0.${at >> 8}.${at & 255}`);
  // 20 tries in an hour, then one in 30 seconds, whatever the number of addresses.
  expect(counts[401]).toBeGreaterThanOrEqual(20);
  expect(counts[401]).toBeLessThan(30);
  expect(counts[401]! + counts[429]!).toBe(TRIES);
  // Its session at the issuer is over: the form asks for the password again.
  known.browser.dropCookies((name) => name.startsWith('_'));
  expect(await enter(known, email, '192.0.2.200')).toBe(303);
  pass(61);
  expect(await enter(new ShopVisitor(backend.url), email, '198.51.100.3')).toBe(303);
}, 180_000);
