import { expect, test } from 'vitest';
import { openMemoryDatabase } from '../../db/testing/memory-database.ts';
import { databaseLimits, signInLimits } from './database-limits.ts';
import { readLimit, writeLimits } from './call-limits.ts';
import { openForAll } from '../../../../tests/support/for-all-tests.ts';

const opened = openForAll(openMemoryDatabase);

const failed = (error: unknown) => {
  throw error;
};

test('processes on one database share a limit, also of writes that come at once', async () => {
  const make = () =>
    databaseLimits(opened.db)({ name: 'shared', points: 5, windowS: 600 }).consume('key');
  const waits = await Promise.all(Array.from({ length: 12 }, make));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
  for (const wait of waits.filter((each) => each > 0)) expect(wait).toBeGreaterThan(590);
});

test('a new visitor of one address is held back; others and known visitors are not', async () => {
  const write = writeLimits(databaseLimits(opened.db));
  const flood = async (last: number) => {
    // Addresses of one /64 are one subscriber.
    const address = `2001:db8:1:2::${(last + 1).toString(16)}`;
    return write('write', { address, visitorId: null, customerId: null });
  };
  const waits = await Promise.all(Array.from({ length: 310 }, (_, at) => flood(at)));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(300);
  const from = (last: number) => `2001:db8:1:${last}::1`;
  expect(await write('write', { address: from(3), visitorId: null, customerId: null })).toBe(0);
  expect(await write('write', { address: from(2), visitorId: 'known', customerId: null })).toBe(0);
  expect(await write('write', { address: from(2), visitorId: null, customerId: 7 })).toBe(0);
});

test('a customer has one limit for writes from every device and address', async () => {
  const write = writeLimits(databaseLimits(opened.db));
  const writes = Array.from({ length: 605 }, (_, at) =>
    write('write', { address: `203.0.113.${at % 250}`, visitorId: `device-${at}`, customerId: 42 }),
  );
  const waits = await Promise.all(writes);
  expect(waits.filter((wait) => wait === 0)).toHaveLength(600);
  expect(
    await write('write', { address: '203.0.113.1', visitorId: 'device-1', customerId: 43 }),
  ).toBe(0);
});

test('reads are counted together by processes that exchange their counts', async () => {
  const start = Date.parse('2026-11-21T12:00:10Z');
  let now = start;
  const options = { perMinute: 100, shared: opened.db, now: () => now, onError: failed };
  const [one, other] = [readLimit(options), readLimit(options)];
  const address = '203.0.113.9';
  const read = (from: typeof one, times: number) =>
    Array.from({ length: times }, () => from.count(address)).filter((wait) => wait === 0).length;
  expect(read(one, 60)).toBe(60);
  expect(read(other, 30)).toBe(30);
  await one.exchange();
  await other.exchange();
  expect(read(other, 30)).toBe(10);
  await other.exchange();
  await one.exchange();
  expect(read(one, 30)).toBeLessThanOrEqual(10);
  expect(one.count(address)).toBe(50);
  expect(one.count('203.0.113.10')).toBe(0);
  now += 60_000;
  expect(one.count(address)).toBe(0);
  one.stop();
  other.stop();
});

test('reads of this machine and of private networks, and without a limit, are never held back', () => {
  const options = { shared: null, now: Date.now, onError: failed };
  const limit = readLimit({ perMinute: 1, ...options });
  for (const address of ['127.0.0.1', '::1', '::ffff:10.1.2.3', 'fd00::1', '']) {
    for (let time = 0; time < 3; time++) expect(limit.count(address)).toBe(0);
  }
  const none = readLimit({ perMinute: 0, ...options });
  for (let time = 0; time < 3; time++) expect(none.count('203.0.113.9')).toBe(0);
});

test('who waits for a turn loses no try of their own meanwhile', async () => {
  const limits = signInLimits(databaseLimits(opened.db));
  const from = (address: string) => ({ name: 'piet@bouwer.example', address, device: null });
  for (let at = 0; at < 21; at++) await limits.count(from(`192.0.2.${at}`));
  const owner = from('198.51.100.7');
  // Somebody else took this turn and the next ones: more often than the owner's own tries.
  for (let at = 0; at < 40; at++) {
    const wait = await limits.count(owner);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(30);
  }
});
