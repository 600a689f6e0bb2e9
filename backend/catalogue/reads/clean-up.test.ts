import { expect, test } from 'vitest';
import { openMemoryDatabase } from '../../platform/db/testing/memory-database.ts';
import { cleanUp } from './clean-up.ts';
import { openForAll } from '../../../tests/support/for-all-tests.ts';

const now = new Date('2026-11-21T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

const opened = openForAll(openMemoryDatabase);

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

test("the desk's history of records is kept as long as its log", async () => {
  const { db } = opened;
  const change = (age: number) => ({
    ...{ kind: 'product', key: String(age), at: daysAgo(age), editor: 'Anna', before: null },
    after: JSON.stringify({}),
  });
  await db.insertInto('record_changes').values([89, 91].map(change)).execute();
  const days = { visitors: 365, contacts: 90, audit: 90 };
  expect(await cleanUp({ db, days, now: () => now })).toBe(1);
  const kept = await db.selectFrom('record_changes').select('key').execute();
  expect(kept).toEqual([{ key: '89' }]);
});

test('carts of visitors, shared carts and old looks go with the visitors, carts of customers stay', async () => {
  const { db } = opened;
  const customer = await db
    .insertInto('customers')
    .values({
      ...{ default_contact_id: null, default_store_id: null },
      ...{ credit_limit: null, credit_balance: null, created_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const contact = await db
    .insertInto('contacts')
    .values({ customer_id: customer.id, account_id: null, card_number: null, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const cart = (owner: { contact_id: number | null; visitor_id: string | null }, age: number) =>
    db
      .insertInto('carts')
      .values({ ...owner, created_at: daysAgo(age), updated_at: daysAgo(age) })
      .returning('id')
      .executeTakeFirstOrThrow();
  const kept = await cart({ contact_id: null, visitor_id: 'recent' }, 364);
  const own = await cart({ contact_id: contact.id, visitor_id: null }, 400);
  const old = await cart({ contact_id: null, visitor_id: 'gone' }, 366);
  for (const { id } of [own, old])
    await db
      .insertInto('cart_lines')
      .values({ cart_id: id, product_id: 1, quantity: 1, unit_incl: 100, added_at: now })
      .execute();
  const operation = (last: string, age: number) => ({
    ...{ cart_id: own.id, operation_id: `6f8a1c5e-0b5a-4f0e-9d2c-1a2b3c4d5e${last}` },
    applied_at: daysAgo(age),
  });
  await db
    .insertInto('cart_operations')
    .values([operation('01', 29), operation('02', 31)])
    .execute();
  await db
    .insertInto('cart_shares')
    .values([
      { share_key: 'old', lines: '[]', created_at: daysAgo(366) },
      { share_key: 'new', lines: '[]', created_at: daysAgo(364) },
    ])
    .execute();
  const look = (product_id: number, age: number) => ({
    ...{ contact_id: contact.id, product_id, brand_id: null, viewed_at: daysAgo(age) },
  });
  await db
    .insertInto('viewed_by_contacts')
    .values([look(1, 364), look(2, 366)])
    .execute();
  const days = { visitors: 365, contacts: 90, audit: 90 };
  expect(await cleanUp({ db, days, now: () => now })).toBe(4);
  const looks = await db.selectFrom('viewed_by_contacts').select('product_id').execute();
  expect(looks).toEqual([{ product_id: 1 }]);
  const carts = await db.selectFrom('carts').select('id').orderBy('id').execute();
  expect(carts.map(({ id }) => id)).toEqual([kept.id, own.id]);
  expect(await db.selectFrom('cart_lines').select('cart_id').execute()).toEqual([
    { cart_id: own.id },
  ]);
  expect(await db.selectFrom('cart_operations').select('operation_id').execute()).toHaveLength(1);
  expect(await db.selectFrom('cart_shares').select('share_key').execute()).toEqual([
    { share_key: 'new' },
  ]);
});
