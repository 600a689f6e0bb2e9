import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SilentServer, startSilentServer } from '../../testing/silent-server.ts';
import { databaseHealthCheck, DatabaseUnavailableError } from './health.ts';
import { openDatabase } from './open.ts';
import type { Database } from './schema/database.ts';
import { ServerPool } from './server-pool.ts';

let server: SilentServer;
let db: Kysely<Database>;

beforeAll(async () => {
  server = await startSilentServer();
  const { databaseUrl } = server;
  const pool = new ServerPool({ databaseUrl, statementTimeoutMs: 1_000, onError: () => {} });
  db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
});
afterAll(async () => {
  await db.destroy();
  await server.close();
});

// Each waits for the connect time-out: at the same time.
test.concurrent('a query to a server that never answers fails after the connect time-out', async () => {
  // More than the pool has connections: those that wait for a free one fail in time too.
  const queries = Array.from({ length: 15 }, () => sql`select 1`.execute(db));
  for (const outcome of await Promise.allSettled(queries)) {
    expect(outcome).toMatchObject({ status: 'rejected' });
    expect((outcome as PromiseRejectedResult).reason).toBeInstanceOf(DatabaseUnavailableError);
  }
});

test.concurrent('opening such a database ends in one sentence', async () => {
  const opened = openDatabase({ databaseUrl: server.databaseUrl, dataDir: '' });
  await expect(opened).rejects.toThrow(/^The database does not answer: /);
});

test.concurrent('closing does not wait for such a server', async () => {
  const { databaseUrl } = server;
  const pool = new ServerPool({ databaseUrl, statementTimeoutMs: 1_000, onError: () => {} });
  const query = expect(pool.connect()).rejects.toThrow();
  await pool.end();
  await query;
});

test.concurrent('its health is known before a query failed, however often asked', async () => {
  const isHealthy = databaseHealthCheck(db);
  const order: string[] = [];
  const query = sql`select 1`.execute(db).catch(() => order.push('query'));
  const asked = await Promise.all(Array.from({ length: 50 }, () => isHealthy()));
  order.push('health');
  expect(new Set(asked)).toEqual(new Set([false]));
  await query;
  expect(order).toEqual(['health', 'query']);
});
