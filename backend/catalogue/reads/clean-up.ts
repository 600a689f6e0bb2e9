/** Deletes expired data, above all personal data. */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/db/schema/database.ts';

export interface RetentionDays {
  visitors: number;
  contacts: number;
  audit: number;
}

export interface CleanUpOptions {
  db: Kysely<Database>;
  days: RetentionDays;
  now(): Date;
  onError(error: unknown): void;
}

const DAY_MS = 86_400_000;
const INTERVAL_MS = 3_600_000;
/** Delay after the start, when more urgent work keeps the database busy. */
const FIRST_DELAY_MS = 60_000;
/** How long cart operation ids are stored; browsers do not retry a change after this time. */
const OPERATION_DAYS = 30;
/** How long a stock alert is kept; the form for it states this time. */
const ALERT_DAYS = 180;
/** How long an import can be undone. */
const IMPORT_DAYS = 90;
/** Rows per statement, so that no lock is held for long. */
const BATCH = 1_000;

/**
 * Deletes expired rows: visitors with their viewed products and carts, old viewed products of
 * customers, shared carts, callback requests, stock alerts, records of imports, the desk's audit log and record
 * history, ended sessions and links, and rate limit counters. Returns the number of rows.
 */
export async function cleanUp({ db, days, now }: Omit<CleanUpOptions, 'onError'>): Promise<number> {
  const cutoff = (retentionDays: number) => new Date(now().getTime() - retentionDays * DAY_MS);
  const expiredRows = [
    ['visitors', 'id', sql`seen_at < ${cutoff(days.visitors)}`],
    ['carts', 'id', sql`visitor_id is not null and updated_at < ${cutoff(days.visitors)}`],
    ['viewed_by_contacts', 'ctid', sql`viewed_at < ${cutoff(days.visitors)}`],
    ['cart_shares', 'share_key', sql`created_at < ${cutoff(days.visitors)}`],
    ['cart_operations', 'ctid', sql`applied_at < ${cutoff(OPERATION_DAYS)}`],
    ['answered_keys', 'ctid', sql`answered_at < ${cutoff(OPERATION_DAYS)}`],
    ['imports', 'id', sql`at < ${cutoff(IMPORT_DAYS)}`],
    ['product_contacts', 'id', sql`created_at < ${cutoff(days.contacts)}`],
    ['stock_alerts', 'id', sql`asked_at < ${cutoff(ALERT_DAYS)}`],
    ['desk_audit', 'id', sql`at < ${cutoff(days.audit)}`],
    ['record_changes', 'id', sql`at < ${cutoff(days.audit)}`],
    ['account_tokens', 'token_hash', sql`expires_at < ${now()}`],
    ['sign_in_codes', 'attempt', sql`expires_at < ${now()}`],
    ['account_sessions', 'id', sql`expires_at < ${now()}`],
    ['oidc_payloads', 'id', sql`expires_at < ${now()}`],
    // Rate limits use the clock of the machine, not the shop's.
    ['rate_limits', 'key', sql`expire < ${Date.now()}`],
  ] as const;
  let removedCount = 0;
  for (const [table, key, isExpired] of expiredRows) {
    for (let removedInBatch = BATCH; removedInBatch === BATCH; removedCount += removedInBatch) {
      const { numAffectedRows } = await sql`
        delete from ${sql.table(table)} where ${sql.ref(key)} in (
          select ${sql.ref(key)} from ${sql.table(table)} where ${isExpired} limit ${BATCH})`.execute(
        db,
      );
      removedInBatch = Number(numAffectedRows ?? 0);
    }
  }
  return removedCount;
}

/** Cleans up a minute after the start and then every hour; returns a function that stops it. */
export function startCleanUp(options: CleanUpOptions): () => void {
  const run = () => void cleanUp(options).catch(options.onError);
  const firstTimer = setTimeout(run, FIRST_DELAY_MS).unref();
  const interval = setInterval(run, INTERVAL_MS).unref();
  return () => {
    clearTimeout(firstTimer);
    clearInterval(interval);
  };
}
