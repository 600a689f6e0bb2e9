import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate, MIGRATIONS } from './migrate.ts';
import { openDatabase, type OpenedDatabase } from './open.ts';
import type { Database } from './schema/database.ts';
import { testFolder } from '../../../tests/support/for-all-tests.ts';

const DUMP = path.join(import.meta.dirname, 'testing/before-customers.sql');
const OF_THE_MIGRATOR = ['kysely_migration', 'kysely_migration_lock'];

type Rows = Record<string, unknown>[];

const folder = testFolder();
let before: Map<string, Rows>;
let migrated: OpenedDatabase;

beforeAll(async () => {
  mkdirSync(path.join(folder, 'db'));
  const old = new PGlite(path.join(folder, 'db'));
  await old.exec(readFileSync(DUMP, 'utf8'));
  before = await rowsOf(async (text) => (await old.query<Record<string, unknown>>(text)).rows);
  await old.close();
  migrated = await openDatabase({ databaseUrl: '', dataDir: folder });
}, 120_000);

afterAll(() => migrated.close());

const ask =
  (db: Kysely<Database>) =>
  async (text: string): Promise<Rows> =>
    (await sql.raw<Record<string, unknown>>(text).execute(db)).rows;

/** Every row of every table of the shop, its values as JSON tells them. */
async function rowsOf(query: (text: string) => Promise<Rows>): Promise<Map<string, Rows>> {
  const tables = await query(
    `select table_name from information_schema.tables
     where table_schema = 'public' order by table_name`,
  );
  const found = new Map<string, Rows>();
  for (const { table_name: name } of tables) {
    if (OF_THE_MIGRATOR.includes(name as string)) continue;
    const rows = await query(`select to_jsonb(t) as row from ${String(name)} t order by t::text`);
    found.set(
      name as string,
      rows.map(({ row }) => row as Record<string, unknown>),
    );
  }
  return found;
}

/** Tables that a migration gave a different name. */
const RENAMED: Record<string, string> = { desk_limits: 'rate_limits' };

test('the database of that time has rows in every table', () => {
  expect(before.size).toBe(20);
  for (const [table, rows] of before) expect(rows.length, table).toBeGreaterThan(0);
});

test('every migration ran, in order', async () => {
  const done = await ask(migrated.db)('select name from kysely_migration order by name');
  expect(done.map(({ name }) => name)).toEqual(Object.keys(MIGRATIONS));
});

test('a migration runs that landed after one of a later name', async () => {
  const late = '0152-variant-axes';
  const db = await openDatabase({ databaseUrl: '', dataDir: 'memory://' });
  await sql`delete from kysely_migration where name = ${late}`.execute(db.db);
  // Its column is there already: that it says so shows that it ran.
  await expect(migrate(db.db)).rejects.toThrow(`Migration ${late} failed`);
  await db.close();
});

test('migrations keep every row, with every value that it had', async () => {
  const after = await rowsOf(ask(migrated.db));
  for (const [table, rows] of before) {
    const kept = rows.map((row) => expect.objectContaining(row) as unknown);
    expect(after.get(RENAMED[table] ?? table), table).toEqual(expect.arrayContaining(kept));
  }
});

test('a migrated database has the schema of a new one', async () => {
  const made = await openDatabase({ databaseUrl: '', dataDir: 'memory://' });
  const schema = async ({ db }: OpenedDatabase) => ({
    columns: await ask(db)(
      `select table_name, column_name, data_type, is_nullable, column_default, identity_generation
       from information_schema.columns where table_schema = 'public' order by 1, 2`,
    ),
    constraints: await ask(db)(
      `select conrelid::regclass::text as table, pg_get_constraintdef(oid) as text
       from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`,
    ),
    indexes: await ask(db)(
      `select indexdef from pg_indexes where schemaname = 'public' order by 1`,
    ),
  });
  expect(await schema(migrated)).toEqual(await schema(made));
  await made.close();
});

test('new rows get ids after those that were there', async () => {
  const { id } = await migrated.db
    .insertInto('product_contacts')
    .values({ product_id: 100_000, phone_number: '0687654321' })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(Number(id)).toBe(2);
});
