import { type Kysely, sql } from 'kysely';
import type { Locale } from '../../../src/domain/shared/common.ts';
import type { Database } from '../../platform/db/schema/database.ts';

/** Terms that were not searched again within this time are deleted. */
const KEPT_DAYS = 90;
const DAY_MS = 86_400_000;
/** Limits the table, against floods of random terms. */
const MAX_TERMS = 10_000;
const MAX_LENGTH = 60;

export interface SearchMiss {
  locale: Locale;
  term: string;
  /** Number of searches. */
  count: number;
  /** ISO 8601. */
  lastAt: string;
}

/**
 * Counts a search without results. Ignores case and spaces. Terms that are too long or look like an
 * e-mail address are not stored.
 */
export async function countMiss(
  db: Kysely<Database>,
  searched: string,
  locale: Locale,
  now: Date,
): Promise<void> {
  const term = searched.trim().toLowerCase().replace(/\s+/g, ' ');
  if (term === '' || term.length > MAX_LENGTH || term.includes('@')) return;
  await forgetOld(db, now);
  await sql`
    insert into search_misses (locale, term, count, last_at)
    select ${locale}, ${term}, 1, ${now.toISOString()}::timestamptz
    where (select count(*) from search_misses) < ${MAX_TERMS}
      or exists (select from search_misses where locale = ${locale} and term = ${term})
    on conflict (locale, term) do update
    set count = search_misses.count + 1, last_at = excluded.last_at`.execute(db);
}

/** Returns the terms without results of the last 90 days, most frequent first. */
export async function searchMisses(
  db: Kysely<Database>,
  limit: number,
  now: Date,
): Promise<SearchMiss[]> {
  await forgetOld(db, now);
  const rows = await db
    .selectFrom('search_misses')
    .selectAll()
    .orderBy('count', 'desc')
    .orderBy('last_at', 'desc')
    .orderBy('term')
    .limit(limit)
    .execute();
  return rows.map(({ locale, term, count, last_at }) => ({
    locale,
    term,
    count,
    lastAt: last_at.toISOString(),
  }));
}

async function forgetOld(db: Kysely<Database>, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  await db.deleteFrom('search_misses').where('last_at', '<', oldest).execute();
}
