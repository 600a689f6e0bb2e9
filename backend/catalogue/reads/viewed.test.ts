import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { createAccount, EMBEDDED_ISSUER } from '../../customers/identity/accounts.ts';
import { FEW_PRODUCTS, openFilledDatabase } from '../../../demo/testing/filled-database.ts';
import {
  addViewed,
  MAX_VIEWED_PRODUCTS,
  mergeViewed,
  viewedProductIds,
  type Viewer,
} from './preference-routes.ts';
import { openForAll } from '../../../tests/support/for-all-tests.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
let products: number[];
let accounts = 0;
let visitors = 0;
let contactId: number;
let visitorId: string;

const opened = openForAll(() => openFilledDatabase(FEW_PRODUCTS));
beforeAll(async () => {
  const rows = await opened.db.selectFrom('products').select('id').orderBy('id').execute();
  products = rows.map(({ id }) => id);
}, 60_000);
beforeEach(async () => {
  contactId = await signUp();
  visitorId = `visitor-${++visitors}`;
});

async function signUp(): Promise<number> {
  const id = await opened.db.transaction().execute((trx) =>
    createAccount(
      trx,
      {
        ...{ issuer: EMBEDDED_ISSUER, subject: `subject-${++accounts}`, passwordHash: 'none' },
        ...{ email: `klant-${accounts}@bouw.example`, isConfirmed: true, locale: 'nl' },
        ...{ customer: {}, contact: {} },
      },
      NOW,
    ),
  );
  const contact = opened.db.selectFrom('contacts').select('id').where('account_id', '=', id);
  return (await contact.executeTakeFirstOrThrow()).id;
}

const byContact = (id = contactId): Viewer => ({ contactId: id });
const byVisitor = (): Viewer => ({ visitor: { id: visitorId, choice: null } });
/** Earlier looks move back a minute: the embedded database's clock only counts milliseconds. */
async function look(viewer: Viewer, ids: number[]): Promise<void> {
  for (const table of ['viewed', 'viewed_by_contacts'])
    await sql`update ${sql.table(table)} set viewed_at = viewed_at - interval '1 minute'`.execute(
      opened.db,
    );
  for (const id of ids) await addViewed(opened.db, viewer, { productId: id, brandId: null }, NOW);
}
const seenBy = (owner: { contactId: number } | { visitorId: string | null }) =>
  viewedProductIds(opened.db, owner);
const merge = () =>
  opened.db.transaction().execute((trx) => mergeViewed(trx, visitorId, contactId));

it('keeps what a contact looked at, the latest first, each once and twenty at most', async () => {
  const ids = products.slice(0, MAX_VIEWED_PRODUCTS + 2);
  await look(byContact(), [...ids, ids[3]!]);
  const expected = [ids[3], ...ids.filter((id) => id !== ids[3]).reverse()].slice(
    0,
    MAX_VIEWED_PRODUCTS,
  );
  expect(await seenBy({ contactId })).toEqual(expected);
  expect(await seenBy({ contactId: await signUp() })).toEqual([]);
});

it('moves what the visitor looked at to the contact who signs in', async () => {
  const [a, b, c] = products as [number, number, number];
  await look(byContact(), [a, b]);
  await look(byVisitor(), [c, a]);
  await merge();
  expect(await seenBy({ contactId })).toEqual([a, c, b]);
  // The next customer of the same browser does not get it.
  expect(await seenBy({ visitorId })).toEqual([]);
});

it('keeps the latest twenty of both', async () => {
  await look(byContact(), products.slice(0, MAX_VIEWED_PRODUCTS));
  const later = products.slice(MAX_VIEWED_PRODUCTS, MAX_VIEWED_PRODUCTS + 5);
  await look(byVisitor(), later);
  await merge();
  const seen = await seenBy({ contactId });
  expect(seen).toHaveLength(MAX_VIEWED_PRODUCTS);
  expect(seen.slice(0, 5)).toEqual([...later].reverse());
});

it('never takes an earlier look for a later one', async () => {
  const [a, b] = products as [number, number];
  await look(byVisitor(), [a]);
  await look(byContact(), [a, b]);
  await look(byContact(), [a]);
  await merge();
  expect(await seenBy({ contactId })).toEqual([a, b]);
});

it('goes with the contact', async () => {
  await look(byContact(), [products[0]!]);
  await opened.db.deleteFrom('contacts').where('id', '=', contactId).execute();
  expect(await seenBy({ contactId })).toEqual([]);
});
