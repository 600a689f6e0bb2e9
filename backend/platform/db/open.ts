import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect, type PostgresPool, sql } from 'kysely';
import { EmbeddedPool } from './embedded-pool.ts';
import { takeFolderLock } from './folder-lock.ts';
import { protectDatabase, explainWriteErrors } from '../private-data.ts';
import { migrate } from './migrate.ts';
import type { Database } from './schema/database.ts';
import { ServerPool } from './server-pool.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { isRestarting, DatabaseUnavailableError } from './health.ts';

export interface DatabaseOptions {
  /** A PostgreSQL server; empty: the embedded database in `dataDir`. */
  databaseUrl: string;
  /** Folder of the embedded database; `memory://` keeps it in memory (tests). */
  dataDir: string;
  /** Time limit of one statement on a server; 0: none, for long-running commands. */
  statementTimeoutMs?: number;
  /** How long to wait for a server that is restarting; default 0. */
  waitForServerMs?: number;
  /** Called when an idle connection breaks, or the embedded database stops. */
  onError?: (error: Error) => void;
}

export interface OpenedDatabase {
  db: Kysely<Database>;
  /** Number of queries waiting for a connection. */
  waitingCount(): number;
  /**
   * Makes a consistent copy of the embedded database; null for a server, which has its own tools.
   */
  copyTo: ((folder: string) => Promise<void>) | null;
  /** Waits for running queries, closes, and releases the folder. */
  close(): Promise<void>;
}

/**
 * Opens the database and migrates its schema (DESIGN decision 4). Both kinds run the same SQL.
 * Throws an Error with a readable message: server not reachable, folder in use by another process
 * (`FolderLockedError`), or a failed migration.
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenedDatabase> {
  const onError = options.onError ?? (() => {});
  if (options.databaseUrl) return openServer(options.databaseUrl, options, onError);
  const { pool, free: releaseFolder } = await openEmbedded(options.dataDir, onError);
  const db = kyselyOn(pool);
  let closed: Promise<void> | undefined;
  const close = () => (closed ??= db.destroy().finally(releaseFolder));
  try {
    await migrate(db);
  } catch (error) {
    await close();
    throw error;
  }
  const copyTo = (folder: string) => pool.copyTo(folder);
  return { db, close, waitingCount: () => pool.waiting, copyTo };
}

const kyselyOn = (pool: PostgresPool) =>
  new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });

async function openServer(
  databaseUrl: string,
  { statementTimeoutMs = 0, waitForServerMs = 0 }: DatabaseOptions,
  onError: (error: Error) => void,
): Promise<OpenedDatabase> {
  const unlimited = kyselyOn(new ServerPool({ databaseUrl, statementTimeoutMs: 0, onError }));
  // Migrations may take long, and wait for those of another process.
  const prepareDatabase = async () => {
    await requireFeatures(unlimited);
    await migrate(unlimited);
  };
  await retryUntilStarted(prepareDatabase, waitForServerMs).finally(() => unlimited.destroy());
  const pool = new ServerPool({ databaseUrl, statementTimeoutMs, onError });
  const db = kyselyOn(pool);
  let closed: Promise<void> | undefined;
  return {
    db,
    close: () => (closed ??= db.destroy()),
    waitingCount: () => pool.waiting,
    copyTo: null,
  };
}

/** Time limit of a statement on a replica: short, because the primary can answer instead. */
const REPLICA_TIMEOUT_MS = 3_000;

/** Connects to a replica; neither migrates it nor waits until it has started. */
export function openReplica(
  databaseUrl: string,
  onError: (error: Error) => void,
): { db: Kysely<Database>; close(): Promise<void> } {
  const pool = new ServerPool({ databaseUrl, statementTimeoutMs: REPLICA_TIMEOUT_MS, onError });
  const db = kyselyOn(pool);
  return { db, close: () => db.destroy() };
}

async function openEmbedded(
  dataDir: string,
  onError: (error: Error) => void,
): Promise<{ pool: EmbeddedPool; free: () => void }> {
  if (dataDir.startsWith('memory:')) {
    return { pool: await EmbeddedPool.open('memory://', onError), free: () => {} };
  }
  const releaseFolder = explainWriteErrors('DATA_DIR', dataDir, () => {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    return takeFolderLock(join(dataDir, 'db.lock'));
  });
  const folder = join(dataDir, 'db');
  try {
    const pool = await EmbeddedPool.open(folder, onError);
    protectDatabase(folder);
    return { pool, free: releaseFolder };
  } catch (error) {
    releaseFolder();
    throw new Error(
      `The embedded database in ${folder} does not open: ${error instanceof Error ? error.message : error}`,
      { cause: error },
    );
  }
}

const RETRY_EVERY_MS = 500;

/** Repeats `run` while the database server restarts, for at most `waitMs`. */
export async function retryUntilStarted<Result>(
  run: () => Promise<Result>,
  waitMs: number,
  wait: (ms: number) => Promise<unknown> = pause,
): Promise<Result> {
  for (let waited = 0; ; waited += RETRY_EVERY_MS) {
    try {
      return await run();
    } catch (error) {
      if (!isRestarting(error) || waited >= waitMs) throw error;
      await wait(RETRY_EVERY_MS);
    }
  }
}

// Features that the shop requires of a PostgreSQL-compatible server (docs/operations.md).

/** Statements that use a feature and change nothing; each begins where the one before ended. */
const FEATURE_PROBES: Readonly<Record<string, readonly string[]>> = {
  'advisory locks': ['select pg_advisory_xact_lock(0)'],
  // Only prepared: a role may not lock rows of this table.
  'FOR UPDATE SKIP LOCKED': [
    'prepare shop_feature as select 1 from pg_class for update skip locked',
    'deallocate shop_feature',
  ],
  'LISTEN and NOTIFY': [
    'listen shop_features',
    `select pg_notify('shop_features', '')`,
    'unlisten shop_features',
  ],
  'JSON record sets': [`select * from jsonb_to_record('{"a":1}') as t(a jsonb)`],
};

/**
 * Rejects with an Error that names every feature that the server lacks. Runs before the migrations,
 * which use them too.
 */
export async function requireFeatures(
  db: Kysely<Database>,
  features: Readonly<Record<string, readonly string[]>> = FEATURE_PROBES,
): Promise<void> {
  const missingFeatures: string[] = [];
  await db.connection().execute(async (connection) => {
    for (const [name, statements] of Object.entries(features)) {
      try {
        for (const statement of statements) await sql.raw(statement).execute(connection);
      } catch (error) {
        if (error instanceof DatabaseUnavailableError) throw error;
        missingFeatures.push(name);
      }
    }
  });
  if (missingFeatures.length > 0)
    throw new Error(
      `The server at DATABASE_URL lacks ${missingFeatures.join(', ')}: see "Data" in docs/operations.md.`,
    );
}
