import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenedDatabase, openDatabase } from '../db/open.ts';
import { cleanUp } from './clean-up.ts';

let opened: OpenedDatabase;
const now = new Date('2026-11-21T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

beforeAll(async () => {
  opened = await openDatabase({ databaseUrl: '', dataDir: 'memory://' });
}, 60_000);
afterAll(() => opened.close());

test('visitors, phone numbers, log rows and counts are removed after their time, in batches', async () => {
  const { db } = opened;
  const ages = [0, 89, 91, 364, 366];
  const audit = (age: number) => ({
    at: daysAgo(age),
    editor: 'Anna',
    action: 'sign-in',
    subject: '',
    detail: String(age),
  });
  await db
    .insertInto('visitors')
    .values(ages.map((age) => ({ id: `v${age}`, include_vat: true, seen_at: daysAgo(age) })))
    .execute();
  await db
    .insertInto('desk_audit')
    .values([...ages.map(audit), ...Array.from({ length: 2_500 }, () => audit(400))])
    .execute();
  await db
    .insertInto('rate_limits')
    .values([
      { key: 'old', points: 1, expire: Date.now() - 1_000 },
      { key: 'new', points: 1, expire: Date.now() + 60_000 },
    ])
    .execute();
  const days = { visitors: 365, contacts: 90, audit: 90 };
  const removed = await cleanUp({ db, days, now: () => now });
  expect(removed).toBe(1 + 3 + 2_500 + 1);
  const visitors = await db.selectFrom('visitors').select('id').orderBy('seen_at').execute();
  expect(visitors.map(({ id }) => id)).toEqual(['v364', 'v91', 'v89', 'v0']);
  const kept = await db.selectFrom('desk_audit').select('detail').execute();
  expect(kept.map(({ detail }) => detail).sort()).toEqual(['0', '89']);
  expect(await db.selectFrom('rate_limits').select('key').execute()).toEqual([{ key: 'new' }]);
  expect(await cleanUp({ db, days, now: () => now })).toBe(0);
});
