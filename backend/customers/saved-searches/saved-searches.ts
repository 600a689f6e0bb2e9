/** The searches that a contact saved, and their calls. */
import * as calls from '../../../src/api/saved-searches/calls.ts';
import {
  MAX_SAVED_SEARCHES,
  canSaveSearch,
  termKey,
} from '../../../src/domain/search/saved-searches.ts';
import type { Shop } from '../../catalogue/reads/shop.ts';
import { notFound, notOwned, notOwnText, type Texts } from '../../platform/http/answers.ts';
import { handle, type HandledCall } from '../../platform/http/handled-call.ts';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { SavedSearchRecord } from '../../../src/api/saved-searches/calls.ts';
import type { Database } from '../../platform/db/schema/database.ts';

const TOO_MANY: Texts = {
  nl: `Je hebt al ${MAX_SAVED_SEARCHES} zoekopdrachten bewaard. Verwijder er eerst een.`,
  en: `You have saved ${MAX_SAVED_SEARCHES} searches already. Delete one first.`,
};

/** Calls for the searches that a customer keeps. */
export function savedSearchCalls({ db }: Pick<Shop, 'db'>): HandledCall[] {
  return [
    handle(calls.savedSearches, (_, { customer }) => savedSearchesOf(db, customer.customerId)),
    handle(calls.saveSearch, ({ body: { term } }, { customer, now }) =>
      db
        .transaction()
        .execute(
          async (trx) =>
            (await saveSearch(trx, customer.customerId, term, now)) ?? notFound(TOO_MANY),
        ),
    ),
    handle(calls.deleteSavedSearch, async ({ params: { id } }, { customer }) =>
      (await deleteSavedSearch(db, customer.customerId, id))
        ? null
        : notOwned(notOwnText('search', id)),
    ),
  ];
}

const savedSearchRecord = (row: {
  id: number;
  term: string;
  saved_at: Date;
}): SavedSearchRecord => ({
  ...{ Id: row.id, Term: row.term, SavedAt: row.saved_at.toISOString() },
});

/** The saved searches of a customer, the last saved first. */
export async function savedSearchesOf(
  db: Kysely<Database>,
  customerId: number,
): Promise<SavedSearchRecord[]> {
  const rows = await db
    .selectFrom('saved_searches')
    .select(['id', 'term', 'saved_at'])
    .where('customer_id', '=', customerId)
    .orderBy('saved_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(savedSearchRecord);
}

/** Saves a search, in place of one for the same term; null if the customer has as many as allowed. */
export async function saveSearch(
  trx: Transaction<Database>,
  customerId: number,
  term: string,
  now: Date,
): Promise<SavedSearchRecord | null> {
  // Concurrent requests of one customer wait, so that the limit holds for them.
  await trx.selectFrom('customers').select('id').where('id', '=', customerId).forUpdate().execute();
  const saved = await savedSearchesOf(trx, customerId);
  const terms = saved.map((search) => ({ term: search.Term }));
  if (!canSaveSearch(terms, term)) return null;
  const row = await trx
    .insertInto('saved_searches')
    .values({ customer_id: customerId, term, term_key: termKey(term), saved_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['customer_id', 'term_key'])
        .doUpdateSet({ term: sql`excluded.term`, saved_at: sql`excluded.saved_at` }),
    )
    .returning(['id', 'term', 'saved_at'])
    .executeTakeFirstOrThrow();
  return savedSearchRecord(row);
}

/** Deletes a saved search; false if the customer has none with this id. */
async function deleteSavedSearch(
  db: Kysely<Database>,
  customerId: number,
  id: number,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_searches')
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
