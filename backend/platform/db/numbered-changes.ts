/**
 * The changes of data that processes cache in memory, numbered in the order of commits (migration
 * 0161). Triggers record all changes of products, brands, categories, stores and attributes.
 */
import { type Kysely, sql } from 'kysely';
import type { Database } from './schema/database.ts';

export interface ChangesSince {
  /** Number of the newest change included; continue from here. */
  last: number;
  /** The changed products, if only products changed; null: read everything. */
  products: number[] | null;
}

/** Above this number a full reload is faster. */
const MAX_PRODUCTS = 2_000;

/** Number of the newest change; 0 before the first. */
export async function lastChange(db: Kysely<Database>): Promise<number> {
  const { last } = await db
    .selectFrom('catalogue_changes')
    .select((e) => e.fn.coalesce(e.fn.max('number'), sql<number>`0`).as('last'))
    .executeTakeFirstOrThrow();
  return last;
}

/** The changes after a given number, read consistently. Rejects with the database's error. */
export async function changesSince(db: Kysely<Database>, since: number): Promise<ChangesSince> {
  const { rows } = await sql<{ first: number; last: number; isMore: boolean; ids: number[] }>`
    select coalesce(min(number), 0) as first, coalesce(max(number), 0) as last,
      exists (select 1 from catalogue_changes
        where number > ${since} and products is null) as "isMore",
      array(select distinct unnest(products) from catalogue_changes
        where number > ${since} limit ${MAX_PRODUCTS + 1}) as ids
    from catalogue_changes`.execute(db);
  const { first, last, isMore, ids } = rows[0]!;
  // A restored backup may have fewer changes, and old changes are deleted from the log.
  const isAnother = last < since;
  const isForgotten = last > since && first > since + 1;
  const isMuch = isMore || isAnother || isForgotten || ids.length > MAX_PRODUCTS;
  return { last, products: isMuch ? null : ids };
}
