/** Prepared statements on a PostgreSQL server; skipped where none is installed. */
import { Kysely, PostgresDialect, sql } from 'kysely';
import { expect, it } from 'vitest';
import { postgresPrograms, startPostgres } from '../../testing/postgres-server.ts';
import { ServerPool } from './server-pool.ts';
import { DatabaseUnavailableError } from './health.ts';

const programs = postgresPrograms();

it.skipIf(!programs)(
  'replaces a connection whose prepared statement a migration made stale',
  async () => {
    const server = await startPostgres(programs!);
    const open = () => {
      const { databaseUrl } = server;
      const pool = new ServerPool({ databaseUrl, statementTimeoutMs: 5_000, onError: () => {} });
      return new Kysely<never>({ dialect: new PostgresDialect({ pool }) });
    };
    const [running, newer] = [open(), open()];
    try {
      await sql`create table things (id int)`.execute(newer);
      await sql`insert into things values (${7})`.execute(newer);
      const read = () => sql`select * from things where id = ${7}`.execute(running);
      expect((await read()).rows).toEqual([{ id: 7 }]);
      await sql`alter table things add column name text`.execute(newer);
      await expect(read()).rejects.toThrow(DatabaseUnavailableError);
      expect((await read()).rows).toEqual([{ id: 7, name: null }]);
    } finally {
      await Promise.all([running.destroy(), newer.destroy()]);
      await server.close();
    }
  },
  30_000,
);
