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
  start: Start;
}

/** The state of a database at its start. */
interface Start {
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
const idle = new Map<string, ReusableDatabase[]>();

/** A migrated database; `packed`: the file that it starts from (default: one without rows). */
export async function openMemoryDatabase(
  packed = process.env['EMPTY_DATABASE'] ?? '',
): Promise<OpenedDatabase> {
  const others = idle.get(packed) ?? [];
  idle.set(packed, others);
  const database = (await nextRestored(others)) ?? (await startDatabase(packed));
  const { pool } = database;
  const lease = new Lease(pool, () => others.push(database));
  const db = kyselyOn(lease);
  let closed: Promise<void> | undefined;
  return {
    db,
    waiting: () => pool.waiting,
    copyTo: (folder) => pool.copyTo(folder),
    // Kysely does not end a pool that it never connected to.
    close: () => (closed ??= db.destroy().then(() => lease.end())),
  };
}

const kyselyOn = (pool: PostgresPool) =>
  new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });

/** The pool as one test file sees it; ending it leaves the database open. */
class Lease implements PostgresPool {
  readonly options = {};
  readonly #pool: EmbeddedPool;
  readonly #giveBack: () => void;
  #held = 0;
  #ended = false;

  constructor(pool: EmbeddedPool, giveBack: () => void) {
    this.#pool = pool;
    this.#giveBack = giveBack;
  }

  async connect(): Promise<PostgresPoolClient> {
    const client = await this.#pool.connect();
    if (this.#ended) {
      client.release();
      throw new Error('The database is closed.');
    }
    this.#held += 1;
    const release = () => {
      this.#held -= 1;
      client.release();
    };
    return { ...client, release };
  }

  async end(): Promise<void> {
    if (this.#ended) return;
    this.#ended = true;
    // A transaction is still open: the database cannot be reused.
    if (this.#held > 0) await this.#pool.end();
    else this.#giveBack();
  }
}

async function startDatabase(packed: string): Promise<ReusableDatabase> {
  const empty = process.env['EMPTY_DATABASE'];
  if (packed) process.env['EMPTY_DATABASE'] = packed;
  try {
    const pool = await EmbeddedPool.open('memory://', () => {});
    const db = sharedBy(pool);
    await migrate(db);
    return { pool, start: await startOf(db) };
  } finally {
    if (empty === undefined) delete process.env['EMPTY_DATABASE'];
    else process.env['EMPTY_DATABASE'] = empty;
  }
}

/** For the statements of this module; never destroyed. */
const sharedBy = (pool: EmbeddedPool) =>
  kyselyOn({ options: {}, connect: () => pool.connect(), end: async () => undefined });

/** Returns the next database that could be restored; closes those that could not. */
async function nextRestored(others: ReusableDatabase[]): Promise<ReusableDatabase | undefined> {
  for (let database = others.pop(); database; database = others.pop()) {
    const { pool, start } = database;
    const again = await restoreStart(sharedBy(pool), start).catch(() => null);
    if (again) return { pool, start: again };
    await pool.end();
  }
  return undefined;
}

async function startOf(db: Kysely<Database>): Promise<Start> {
  const shape = await shapeOf(db);
  const rows = await rowsOf(db);
  const filled = [...rows].filter(([, { count }]) => count > 0).map(([table]) => table);
  const copies = filled.map(
    (table) => `create table ${START_SCHEMA}.${table} as table public.${table}`,
  );
  await run(db, [`create schema ${START_SCHEMA}`, ...copies]);
  return {
    shape,
    rows: new Map([...rows].map(([table, { count }]) => [table, count])),
    sequences: await sequencesOf(db),
    transaction: await transactionOf(db),
  };
}

/** Restores the state at the start. Returns null if the schema changed. */
async function restoreStart(db: Kysely<Database>, start: Start): Promise<Start | null> {
  await run(db, ['reset all', 'unlisten *', 'select pg_advisory_unlock_all()']);
  if ((await shapeOf(db)) !== start.shape) return null;
  const changed = new Set<string>();
  for (const [table, { count, newest }] of await rowsOf(db)) {
    if (count !== start.rows.get(table) || newest >= start.transaction) changed.add(table);
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
    if (start.rows.get(table) === 0) continue;
    const names = columns.get(table)!;
    statements.push(
      `insert into public.${table} (${names}) overriding system value select ${names} from ${START_SCHEMA}.${table}`,
    );
  }
  for (const [name, value] of await sequencesOf(db)) {
    const initial = start.sequences.get(name);
    if (value === initial) continue;
    statements.push(
      initial === null
        ? `alter sequence ${name} restart`
        : `select setval('${name}', ${initial}, true)`,
    );
  }
  if (statements.length > 0) await run(db, statements);
  return { ...start, transaction: await transactionOf(db) };
}

/** Runs the statements in one transaction, without triggers and foreign key checks. */
const run = (db: Kysely<Database>, statements: readonly string[]) =>
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
