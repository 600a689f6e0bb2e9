/**
 * Reads of the catalogue and of search: from a streaming replica where there is one, and the
 * numbered changes of data that processes cache in memory (migration 0161). Triggers record all
 * changes of products, brands, categories, stores and attributes, numbered in the order of commits.
 */
import { type Kysely, sql } from 'kysely';
import type { Database } from './schema/database.ts';
import { DatabaseUnavailableError } from './health.ts';
import type { Logger } from 'pino';
import type { Env } from '../../../src/env.ts';
import { openReplica } from './open.ts';

interface ChangesSince {
  /** Number of the newest change included; continue from here. */
  last: number;
  /** The changed products, if only products changed; null: read everything. */
  products: number[] | null;
}

/** Above this number a full reload is faster. */
const MAX_CHANGED_PRODUCTS = 2_000;

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
        where number > ${since} limit ${MAX_CHANGED_PRODUCTS + 1}) as ids
    from catalogue_changes`.execute(db);
  const { first, last, isMore, ids } = rows[0]!;
  // A restored backup may have fewer changes, and old changes are deleted from the log.
  const isAnother = last < since;
  const isForgotten = last > since && first > since + 1;
  const isMuch = isMore || isAnother || isForgotten || ids.length > MAX_CHANGED_PRODUCTS;
  return { last, products: isMuch ? null : ids };
}

/** How often a lagging replica is checked for having caught up. */
const RETRY_MS = 100;
/** How long a failed replica is not used. */
const COOLDOWN_MS = 5_000;

/** SQLSTATE: the replica cancelled a query that got in the way of replication. */
const REPLICATION_CONFLICT = /^40(001|P01)$/;

export interface ReplicaOptions {
  db: Kysely<Database>;
  /** Called when the replica fails, and with null when it answers again. */
  onStateChange(error: unknown): void;
}

/**
 * Reads from the replica once it has replayed everything that the primary held at the last call of
 * `requireLatest`, and from the primary until then. So a reader never sees less than before,
 * however far the replica is behind. If the replica fails, the primary replaces it at once.
 */
export class CatalogueReads {
  readonly #primary: Kysely<Database>;
  readonly #replica: ReplicaOptions | null;
  /** Position in the primary's log that reads must contain. */
  #requiredPosition = '0/0';
  #state: 'current' | 'behind' | 'failed' = 'behind';
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(primary: Kysely<Database>, replica: ReplicaOptions | null = null) {
    this.#primary = primary;
    this.#replica = replica;
  }

  /** Whether reads go to the replica now; null without one. */
  get usesReplica(): boolean | null {
    return this.#replica && this.#state === 'current';
  }

  /**
   * From now on, reads contain everything that is committed on the primary now. Rejects if the
   * primary does not answer.
   */
  async requireLatest(): Promise<void> {
    if (!this.#replica) return;
    const { rows } = await sql<{ at: string }>`
      select pg_current_wal_lsn()::text as at`.execute(this.#primary);
    this.#requiredPosition = rows[0]!.at;
    if (this.#state === 'failed') return;
    this.#state = 'behind';
    await this.#checkPosition();
  }

  /** Runs `read`, which must not write, and runs it again on the primary if the replica fails. */
  async read<Result>(read: (db: Kysely<Database>) => Promise<Result>): Promise<Result> {
    if (!this.#replica || this.#state !== 'current') return read(this.#primary);
    try {
      return await read(this.#replica.db);
    } catch (error) {
      if (!isFailureOfReplica(error)) throw error;
      this.#recordFailure(error);
      return read(this.#primary);
    }
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  /** Checks how far the replica is, and checks again later while it is behind. */
  async #checkPosition(): Promise<void> {
    const { db, onStateChange } = this.#replica!;
    const needed = this.#requiredPosition;
    try {
      const { rows } = await sql<{ has: boolean | null }>`
        select pg_last_wal_replay_lsn() >= ${needed}::pg_lsn as has`.execute(db);
      if (this.#state === 'failed') onStateChange(null);
      // Null: it is no replica, or one that was promoted.
      const isCurrent = rows[0]!.has === true && needed === this.#requiredPosition;
      this.#state = isCurrent ? 'current' : 'behind';
      if (!isCurrent) this.#scheduleCheck(RETRY_MS);
    } catch (error) {
      this.#recordFailure(error);
    }
  }

  #recordFailure(error: unknown): void {
    if (this.#state !== 'failed' && !this.#isClosed) this.#replica!.onStateChange(error);
    this.#state = 'failed';
    this.#scheduleCheck(COOLDOWN_MS);
  }

  #scheduleCheck(ms: number): void {
    clearTimeout(this.#timer);
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => void this.#checkPosition(), ms).unref();
  }
}

function isFailureOfReplica(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return error instanceof DatabaseUnavailableError || REPLICATION_CONFLICT.test(String(code));
}

/** Opens what the catalogue is read from: the replica of DATABASE_READ_URL, or only the database. */
export function openCatalogueReads(
  { DATABASE_URL, DATABASE_READ_URL }: Env,
  primary: Kysely<Database>,
  log: Logger,
): { reads: CatalogueReads; close(): Promise<void> } {
  if (!DATABASE_READ_URL) return { reads: new CatalogueReads(primary), close: async () => {} };
  if (!DATABASE_URL)
    throw new Error('DATABASE_READ_URL is a replica of DATABASE_URL, which is not set.');
  const onError = (error: Error) =>
    log.warn({ err: error }, 'The connection to the replica failed');
  const replica = openReplica(DATABASE_READ_URL, onError);
  const reads = new CatalogueReads(primary, {
    db: replica.db,
    onStateChange(error) {
      if (error)
        log.warn({ err: error }, 'The replica fails: the catalogue is read from the primary');
      else log.info('The replica answers again');
    },
  });
  return {
    reads,
    async close() {
      reads.close();
      await replica.close();
    },
  };
}
