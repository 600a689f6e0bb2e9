/**
 * Databases in memory for tests. To start one takes longer than most files' tests, so a worker keeps
 * what a file closes, and the next file begins with it: rows and numbers are put back as they were.
 */
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, sql } from 'kysely';
import { EmbeddedPool } from '../embedded-pool.ts';
import { migrate } from '../migrate.ts';
import type { OpenedDatabase } from '../open.ts';
import type { Database } from '../schema/database.ts';

/** Where the rows of the beginning are kept. */
const KEPT = 'rows_at_start';

interface Kept {
  pool: EmbeddedPool;
  start: Start;
}

/** A database as it begins. */
interface Start {
  /** Tables and columns; a database whose own differ is not used again. */
  shape: string;
  /** Table → its number of rows. */
  rows: ReadonlyMap<string, number>;
  /** Sequence → how it goes on. */
  sequences: ReadonlyMap<string, number | null>;
  /** Rows of this transaction or a later one are new. */
  transaction: number;
}

/** The file that a database began with → those that nobody uses. */
const idle = new Map<string, Kept[]>();

/** A migrated database; `packed`: the file that it begins with (default: without rows). */
export async function openMemoryDatabase(
  packed = process.env['EMPTY_DATABASE'] ?? '',
): Promise<OpenedDatabase> {
  const others = idle.get(packed) ?? [];
  idle.set(packed, others);
  const kept = (await nextClean(others)) ?? (await begin(packed));
  const { pool } = kept;
  const lease = new Lease(pool, () => others.push(kept));
  const db = kyselyOn(lease);
  let closed: Promise<void> | undefined;
  return {
    db,
    waiting: () => pool.waiting,
    copyTo: (folder) => pool.copyTo(folder),
    // One that was never asked does not end its pool.
    close: () => (closed ??= db.destroy().then(() => lease.end())),
  };
}

const kyselyOn = (pool: PostgresPool) =>
  new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });

/** The pool as one file sees it: when it ends, the database goes on. */
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
    // Somebody is in the middle of a transaction.
    if (this.#held > 0) await this.#pool.end();
    else this.#giveBack();
  }
}

async function begin(packed: string): Promise<Kept> {
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

/** For this file's own statements; it is never destroyed. */
const sharedBy = (pool: EmbeddedPool) =>
  kyselyOn({ options: {}, connect: () => pool.connect(), end: async () => undefined });

/** The next one that could be put back; ends those that could not. */
async function nextClean(others: Kept[]): Promise<Kept | undefined> {
  for (let kept = others.pop(); kept; kept = others.pop()) {
    const { pool, start } = kept;
    const again = await putBack(sharedBy(pool), start).catch(() => null);
    if (again) return { pool, start: again };
    await pool.end();
  }
  return undefined;
}

async function startOf(db: Kysely<Database>): Promise<Start> {
  const shape = await shapeOf(db);
  const rows = await rowsOf(db);
  const filled = [...rows].filter(([, { count }]) => count > 0).map(([table]) => table);
  const copies = filled.map((table) => `create table ${KEPT}.${table} as table public.${table}`);
  await run(db, [`create schema ${KEPT}`, ...copies]);
  return {
    shape,
    rows: new Map([...rows].map(([table, { count }]) => [table, count])),
    sequences: await sequencesOf(db),
    transaction: await transactionOf(db),
  };
}

/** Null where the database has other tables by now. */
async function putBack(db: Kysely<Database>, start: Start): Promise<Start | null> {
  await run(db, ['reset all', 'unlisten *', 'select pg_advisory_unlock_all()']);
  if ((await shapeOf(db)) !== start.shape) return null;
  const changed = new Set<string>();
  for (const [table, { count, newest }] of await rowsOf(db)) {
    if (count !== start.rows.get(table) || newest >= start.transaction) changed.add(table);
  }
  // Those that refer to an emptied table are emptied with it.
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
      `insert into public.${table} (${names}) overriding system value select ${names} from ${KEPT}.${table}`,
    );
  }
  for (const [name, value] of await sequencesOf(db)) {
    const began = start.sequences.get(name);
    if (value === began) continue;
    statements.push(
      began === null
        ? `alter sequence ${name} restart`
        : `select setval('${name}', ${began}, true)`,
    );
  }
  if (statements.length > 0) await run(db, statements);
  return { ...start, transaction: await transactionOf(db) };
}

/** In one transaction, in which no trigger and no reference is looked at. */
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

/** What can be written: a computed column computes itself. */
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
