import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import { EmbeddedPool } from './embedded-pool.ts';
import { takeFolderLock } from './folder-lock.ts';
import { migrate } from './migrate.ts';
import type { Database } from './schema/database.ts';
import { TYPE_PARSERS } from './type-parsers.ts';

export interface DatabaseOptions {
  /** A PostgreSQL server; empty: the embedded database in `dataDir`. */
  databaseUrl: string;
  /** Folder of the embedded database; `memory://` keeps it in memory (tests). */
  dataDir: string;
  /** Told when a connection breaks while nobody is using it, or the embedded database stops. */
  onError?: (error: Error) => void;
}

export interface OpenedDatabase {
  db: Kysely<Database>;
  /** Waits for running queries, closes, and gives the folder free. */
  close(): Promise<void>;
}

/** Connections to a server, per process. */
const MAX_CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 10_000;

/**
 * Opens the database and brings its schema up to date (DESIGN decision 4). The same SQL runs
 * on both kinds. Throws an Error with one sentence: server not reachable, folder in use by
 * another process (`FolderLockedError`), a migration that failed.
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenedDatabase> {
  const onError = options.onError ?? (() => {});
  const { pool, free } = options.databaseUrl
    ? { pool: openServer(options.databaseUrl, onError), free: () => {} }
    : await openEmbedded(options.dataDir, onError);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  let closed: Promise<void> | undefined;
  const close = () => (closed ??= db.destroy().finally(free));
  try {
    await migrate(db);
  } catch (error) {
    await close();
    throw error;
  }
  return { db, close };
}

function openServer(databaseUrl: string, onError: (error: Error) => void): PostgresPool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    types: TYPE_PARSERS,
  });
  // Without a listener a connection that breaks while idle ends the process.
  pool.on('error', onError);
  return pool as unknown as PostgresPool;
}

async function openEmbedded(
  dataDir: string,
  onError: (error: Error) => void,
): Promise<{ pool: PostgresPool; free: () => void }> {
  if (dataDir.startsWith('memory:')) {
    return { pool: await EmbeddedPool.open('memory://', onError), free: () => {} };
  }
  mkdirSync(dataDir, { recursive: true });
  const free = takeFolderLock(join(dataDir, 'db.lock'));
  const folder = join(dataDir, 'db');
  try {
    return { pool: await EmbeddedPool.open(folder, onError), free };
  } catch (error) {
    free();
    throw new Error(
      `The embedded database in ${folder} does not open: ${error instanceof Error ? error.message : error}`,
      { cause: error },
    );
  }
}
