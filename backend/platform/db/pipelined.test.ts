/** On the embedded database, and on a PostgreSQL server where one is installed. */
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  postgresPrograms,
  type PostgresServer,
  startPostgres,
} from '../../testing/postgres-server.ts';
import { openDatabase, type OpenedDatabase } from './open.ts';
import { runPipelined } from './pipelined.ts';
import type { Database } from './schema/database.ts';

const programs = postgresPrograms();

describe.each([{ isServer: false }, ...(programs ? [{ isServer: true }] : [])])(
  'a database, on a server: $isServer',
  ({ isServer }) => {
    let server: PostgresServer | undefined;
    let opened: OpenedDatabase;

    beforeAll(async () => {
      if (isServer) server = await startPostgres(programs!);
      const databaseUrl = server?.databaseUrl ?? '';
      opened = await openDatabase({ databaseUrl, dataDir: 'memory://' });
    }, 60_000);
    afterAll(async () => {
      await opened.close();
      await server?.close();
    });

    const put = (db: Kysely<Database>, key: string) =>
      db.insertInto('meta').values({ key, value: '{}' }).execute();
    const keys = async () => (await opened.db.selectFrom('meta').select('key').execute()).length;

    test('answers each of the statements that were started together', async () => {
      const numbers = await runPipelined(opened.db, (together) =>
        Promise.all(
          [1, 2, 3].map((n) =>
            sql<{ n: number }>`select ${n}::int as n`.execute(together).then(({ rows }) => rows[0]),
          ),
        ),
      );
      expect(numbers).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
    });

    test('undoes all of them when one fails, and the connection serves on', async () => {
      const before = await keys();
      const failed = opened.db
        .transaction()
        .execute((trx) =>
          runPipelined(trx, (together) =>
            Promise.all([
              put(together, 'first'),
              sql`select 1 / ${0}::int`.execute(together),
              put(together, 'last'),
            ]),
          ),
        );
      await expect(failed).rejects.toThrow('division by zero');
      expect(await keys()).toBe(before);
      await opened.db.transaction().execute((trx) => put(trx, 'next'));
      expect(await keys()).toBe(before + 1);
    });

    test('refuses statements after the transaction has ended', async () => {
      let late: Kysely<Database> | undefined;
      await opened.db.transaction().execute((trx) =>
        runPipelined(trx, async (together) => {
          late = together;
          await put(together, 'kept');
        }),
      );
      await expect(put(late!, 'lost')).rejects.toThrow('already committed');
    });
  },
);
