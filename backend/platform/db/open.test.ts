import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import { openDatabase } from './open.ts';
import { openForAll, ownFolder } from '../../../tests/support/for-all-tests.ts';

// Making a database takes seconds: most tests share one.
const opened = openForAll(() => openDatabase({ databaseUrl: '', dataDir: 'memory://' }));

test('values come as numbers, dates, objects and lists', async () => {
  const { db } = opened;
  const { rows } = await sql`
    select count(*) as n, '2026-11-21T10:00:00Z'::timestamptz as t, '{"a": [1]}'::jsonb as j,
      array[1, 2] as l, ${[3, 4]}::integer[] as p, null as x`.execute(db);
  expect(rows).toEqual([
    { n: 1, t: new Date('2026-11-21T10:00:00Z'), j: { a: [1] }, l: [1, 2], p: [3, 4], x: null },
  ]);
});

test('transactions do not mix with other queries, and roll back', async () => {
  const { db } = opened;
  const put = (key: string, on = db) =>
    on.insertInto('meta').values({ key, value: '{}' }).execute();
  const [inside, asked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const failed = db.transaction().execute(async (trx) => {
    await put('inside', trx as typeof db);
    inside.resolve();
    await asked.promise;
    throw new Error('undone');
  });
  await inside.promise;
  const outside = put('outside');
  asked.resolve();
  await expect(failed).rejects.toThrow('undone');
  await outside;
  const rows = await db.selectFrom('meta').select('key').execute();
  expect(rows).toEqual([{ key: 'outside' }]);
});

test('a database error carries its code', async () => {
  const { db } = opened;
  const row = { key: 'same', value: '{}' };
  await db.insertInto('meta').values(row).execute();
  await expect(db.insertInto('meta').values(row).execute()).rejects.toMatchObject({
    code: '23505',
    table: 'meta',
  });
});

test('a folder is opened by one, kept, and opened again', { timeout: 60_000 }, async () => {
  const dataDir = ownFolder();
  const first = await openDatabase({ databaseUrl: '', dataDir });
  await first.db.insertInto('meta').values({ key: 'kept', value: '{}' }).execute();
  await expect(openDatabase({ databaseUrl: '', dataDir })).rejects.toThrow('is in use by process');
  await first.close();
  const second = await openDatabase({ databaseUrl: '', dataDir });
  expect(await second.db.selectFrom('meta').select('key').execute()).toEqual([{ key: 'kept' }]);
  await second.close();
});

test('code that is older than the database says so, and what to do', async () => {
  const { db } = opened;
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', now()::text)`.execute(
    db,
  );
  const refused = await migrate(db).catch((error: unknown) => error);
  await sql`delete from kysely_migration where name = '9999-later'`.execute(db);
  expect(refused).toMatchObject({
    exitCode: 78,
    message:
      'The database is newer than this code, which does not know 9999-later: start the newer ' +
      'version again, or go back to a backup from before it (npm run restore).',
  });
});
