import { beforeAll, beforeEach, expect, it } from 'vitest';
import { openMemoryDatabase } from '../../platform/db/testing/memory-database.ts';
import type { VisitorChoice } from '../../platform/http/context.ts';
import { readCustomerChoice, mergeVisitor, saveCustomerChoice } from './preference-routes.ts';
import { openForAll } from '../../../tests/support/for-all-tests.ts';

const VISITOR = 'a-visitor';
let customerId: number;

const opened = openForAll(openMemoryDatabase);
beforeAll(async () => {
  for (const id of [1, 2]) {
    await opened.db
      .insertInto('stores')
      .values({ id, code: `V${id}`, url: `v${id}`, name: 'V', lat: 52, lng: 5, details: '{}' })
      .execute();
  }
}, 60_000);
beforeEach(async () => {
  const made = await opened.db
    .insertInto('customers')
    .values({
      ...{ default_contact_id: null, default_store_id: null },
      ...{ credit_limit: null, credit_balance: null, created_at: new Date(0) },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  customerId = made.id;
  await opened.db.deleteFrom('visitors').execute();
});

const visit = (store_id: number | null, include_vat: boolean) =>
  opened.db
    .insertInto('visitors')
    .values({ id: VISITOR, store_id, include_vat, seen_at: new Date(0) })
    .execute();
/** Signs in with the visitor's cookie; answers whether the cookie lost its choice. */
async function signIn(firstChoice: VisitorChoice | null = null): Promise<boolean> {
  let isCleared = false;
  const ensureVisitor = () => {
    isCleared = true;
    return VISITOR;
  };
  const visitor = { visitorId: VISITOR, firstChoice, ensureVisitor };
  await opened.db.transaction().execute((trx) => mergeVisitor(trx, visitor, customerId));
  return isCleared;
}
const choice = () => readCustomerChoice(opened.db, customerId);

it("gives the visitor's store to a customer without one", async () => {
  await visit(1, true);
  await signIn();
  expect(await choice()).toEqual({ storeId: 1, includeVat: true });
});

it("keeps the customer's own store", async () => {
  await saveCustomerChoice(opened.db, customerId, { storeId: 2 });
  await visit(1, true);
  await signIn();
  expect((await choice()).storeId).toBe(2);
});

it.each([
  [true, true, true],
  [true, false, false],
  [false, true, false],
  [false, false, false],
])('customer incl. VAT %s, visitor incl. VAT %s: %s', async (own, visitor, merged) => {
  await saveCustomerChoice(opened.db, customerId, { includeVat: own });
  await visit(null, visitor);
  await signIn();
  expect((await choice()).includeVat).toBe(merged);
});

it('moves the choice: the next customer of the same browser does not get it', async () => {
  await visit(1, false);
  await signIn();
  const left = opened.db.selectFrom('visitors').select(['store_id', 'include_vat']);
  expect(await left.executeTakeFirst()).toEqual({ store_id: null, include_vat: true });
});

it('takes the choice that only the cookie holds, and clears the cookie', async () => {
  expect(await signIn({ storeId: 2, includeVat: false })).toBe(true);
  expect(await choice()).toEqual({ storeId: 2, includeVat: false });
});

it('prefers the row to the older choice of the cookie', async () => {
  await visit(1, true);
  expect(await signIn({ storeId: 2, includeVat: false })).toBe(true);
  expect(await choice()).toEqual({ storeId: 1, includeVat: true });
});

it('leaves the customer unchanged without a choice of the visitor', async () => {
  await saveCustomerChoice(opened.db, customerId, { storeId: 2, includeVat: false });
  await signIn();
  expect(await choice()).toEqual({ storeId: 2, includeVat: false });
});
