/**
 * Databases in memory for tests. Starting one takes longer than the tests of most files, so a worker
 * reuses the database that a test file closed, after its rows and sequences were restored.
 */
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, sql } from 'kysely';
import { EmbeddedPool } from '../embedded-pool.ts';
import { migrate } from '../migrate.ts';
import type { OpenedDatabase } from '../open.ts';
import type { Database } from '../schema/database.ts';

/** Schema with copies of the rows that the database started with. */
const START_SCHEMA = 'rows_at_start';

interface ReusableDatabase {
  pool: EmbeddedPool;
  start: StartState;
}

/** The state of a database at its start. */
interface StartState {
  /** Digest of the schema; a database whose schema changed is not reused. */
  shape: string;
  /** Table → its number of rows. */
  rows: ReadonlyMap<string, number>;
  /** Sequence → its last value; null if it was not used yet. */
  sequences: ReadonlyMap<string, number | null>;
  /** Rows written by this transaction or a later one are new. */
  transaction: number;
}

/** Database file → idle databases that started from it. */
const idleDatabases = new Map<string, ReusableDatabase[]>();

/** A migrated database; `packedFile`: the file that it starts from (default: one without rows). */
export async function openMemoryDatabase(
  packedFile = process.env['EMPTY_DATABASE'] ?? '',
): Promise<OpenedDatabase> {
  const idleForFile = idleDatabases.get(packedFile) ?? [];
  idleDatabases.set(packedFile, idleForFile);
  const database = (await restoreNext(idleForFile)) ?? (await startDatabase(packedFile));
  const { pool } = database;
  const lease = new PoolLease(pool, () => idleForFile.push(database));
  const db = kyselyOn(lease);
  let closed: Promise<void> | undefined;
  return {
    db,
    waitingCount: () => pool.waiting,
    copyTo: (folder) => pool.copyTo(folder),
    // Ends the lease itself too, because Kysely does not end a pool that it never connected to.
    close: () => (closed ??= db.destroy().then(() => lease.end())),
  };
}

const kyselyOn = (pool: PostgresPool) =>
  new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });

/** The pool that one test file gets; ending it leaves the database open. */
class PoolLease implements PostgresPool {
  readonly options = {};
  readonly #pool: EmbeddedPool;
  readonly #onEnd: () => void;
  #openConnections = 0;
  #isEnded = false;

  constructor(pool: EmbeddedPool, giveBack: () => void) {
    this.#pool = pool;
    this.#onEnd = giveBack;
  }

  async connect(): Promise<PostgresPoolClient> {
    const client = await this.#pool.connect();
    if (this.#isEnded) {
      client.release();
      throw new Error('The database is closed.');
    }
    this.#openConnections += 1;
    const release = () => {
      this.#openConnections -= 1;
      client.release();
    };
    return { ...client, release };
  }

  async end(): Promise<void> {
    if (this.#isEnded) return;
    this.#isEnded = true;
    // A transaction is still open: the database cannot be reused.
    if (this.#openConnections > 0) await this.#pool.end();
    else this.#onEnd();
  }
}

async function startDatabase(packedFile: string): Promise<ReusableDatabase> {
  const empty = process.env['EMPTY_DATABASE'];
  if (packedFile) process.env['EMPTY_DATABASE'] = packedFile;
  try {
    const pool = await EmbeddedPool.open('memory://', () => {});
    const db = kyselyWithoutEnd(pool);
    await migrate(db);
    return { pool, start: await readStartState(db) };
  } finally {
    if (empty === undefined) delete process.env['EMPTY_DATABASE'];
    else process.env['EMPTY_DATABASE'] = empty;
  }
}

/** Kysely on a pool for the statements of this module; it does not end the pool. */
const kyselyWithoutEnd = (pool: EmbeddedPool) =>
  kyselyOn({ options: {}, connect: () => pool.connect(), end: async () => undefined });

/** Returns the next database that could be restored; closes those that could not. */
async function restoreNext(others: ReusableDatabase[]): Promise<ReusableDatabase | undefined> {
  for (let database = others.pop(); database; database = others.pop()) {
    const { pool, start: startState } = database;
    const again = await restoreStart(kyselyWithoutEnd(pool), startState).catch(() => null);
    if (again) return { pool, start: again };
    await pool.end();
  }
  return undefined;
}

async function readStartState(db: Kysely<Database>): Promise<StartState> {
  const shape = await shapeOf(db);
  const rows = await rowsOf(db);
  const filled = [...rows].filter(([, { count }]) => count > 0).map(([table]) => table);
  const copies = filled.map(
    (table) => `create table ${START_SCHEMA}.${table} as table public.${table}`,
  );
  await runStatements(db, [`create schema ${START_SCHEMA}`, ...copies]);
  return {
    shape,
    rows: new Map([...rows].map(([table, { count }]) => [table, count])),
    sequences: await sequencesOf(db),
    transaction: await transactionOf(db),
  };
}

/** Restores the state at the start. Returns null if the schema changed. */
async function restoreStart(
  db: Kysely<Database>,
  startState: StartState,
): Promise<StartState | null> {
  await runStatements(db, ['reset all', 'unlisten *', 'select pg_advisory_unlock_all()']);
  if ((await shapeOf(db)) !== startState.shape) return null;
  const changed = new Set<string>();
  for (const [table, { count, newest }] of await rowsOf(db)) {
    if (count !== startState.rows.get(table) || newest >= startState.transaction)
      changed.add(table);
  }
  // Tables that reference an emptied one are emptied too; the loop also visits those it adds.
  const references = await referencesOf(db);
  for (const table of changed) {
    for (const { from, to } of references) if (to === table) changed.add(from);
  }
  const statements: string[] = [];
  if (changed.size > 0) statements.push(`truncate ${[...changed].join(', ')}`);
  const columns = await columnsOf(db);
  for (const table of changed) {
    if (startState.rows.get(table) === 0) continue;
    const names = columns.get(table)!;
    statements.push(
      `insert into public.${table} (${names}) overriding system value select ${names} from ${START_SCHEMA}.${table}`,
    );
  }
  for (const [name, value] of await sequencesOf(db)) {
    const initial = startState.sequences.get(name);
    if (value === initial) continue;
    statements.push(
      initial === null
        ? `alter sequence ${name} restart`
        : `select setval('${name}', ${initial}, true)`,
    );
  }
  if (statements.length > 0) await runStatements(db, statements);
  return { ...startState, transaction: await transactionOf(db) };
}

/** Runs the statements in one transaction, without triggers and foreign key checks. */
const runStatements = (db: Kysely<Database>, statements: readonly string[]) =>
  db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    for (const statement of statements) await sql.raw(statement).execute(trx);
  });

async function shapeOf(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ shape: string }>`
    select md5(string_agg(concat_ws(' ', attrelid, attname, attnum, atttypid, attnotnull), ','
             order by attrelid, attnum))
           || (select count(*) || md5(string_agg(oid::text, ',' order by oid)) from pg_trigger)
           || (select md5(string_agg(oid::text, ',' order by oid)) from pg_proc)
           || (select md5(string_agg(oid::text, ',' order by oid)) from pg_constraint) as shape
    from pg_attribute
    where attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)`.execute(
    db,
  );
  return rows[0]!.shape;
}

async function rowsOf(db: Kysely<Database>) {
  const tables = await sql<{ name: string }>`
    select quote_ident(relname) as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'`.execute(db);
  const parts = tables.rows.map(
    ({ name }) =>
      `select '${name}' as name, count(*)::int as count,
              coalesce(max(xmin::text::bigint), 0)::int as newest from public.${name}`,
  );
  const { rows } = await sql
    .raw<{ name: string; count: number; newest: number }>(parts.join(' union all '))
    .execute(db);
  return new Map(rows.map(({ name, ...own }) => [name, own]));
}

async function sequencesOf(db: Kysely<Database>): Promise<Map<string, number | null>> {
  const { rows } = await sql<{ name: string; value: number | null }>`
    select quote_ident(sequencename) as name, last_value::int as value from pg_sequences
    where schemaname = 'public'`.execute(db);
  return new Map(rows.map(({ name, value }) => [name, value]));
}

async function referencesOf(db: Kysely<Database>): Promise<{ from: string; to: string }[]> {
  const { rows } = await sql<{ from: string; to: string }>`
    select conrelid::regclass::text as from, confrelid::regclass::text as to
    from pg_constraint where contype = 'f'`.execute(db);
  return rows;
}

/** Table → its columns that can be written: all but generated ones. */
async function columnsOf(db: Kysely<Database>): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; columns: string }>`
    select attrelid::regclass::text as name,
           string_agg(quote_ident(attname), ', ' order by attnum) as columns
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r'
      and attnum > 0 and not attisdropped and attgenerated = ''
    group by attrelid`.execute(db);
  return new Map(rows.map(({ name, columns }) => [name, columns]));
}

async function transactionOf(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select pg_current_xact_id()::text::int as id`.execute(db);
  return rows[0]!.id;
}
