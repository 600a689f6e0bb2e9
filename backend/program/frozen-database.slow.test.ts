import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseEnv } from '../../src/env.ts';
import { generateCatalogue } from '../../demo/catalogue/load.ts';
import { openDatabase } from '../platform/db/open.ts';
import { DatabaseUnavailableError } from '../platform/db/health.ts';
import { type Backend, startBackend } from './server.ts';
import {
  type PostgresServer,
  postgresPrograms,
  startPostgres,
} from '../testing/postgres-server.ts';

const programs = postgresPrograms();
const STATEMENT_S = 1;

async function ask(address: string, init: RequestInit = {}) {
  const response = await fetch(address, init);
  const body = (await response.json()) as Record<string, unknown>;
  return { status: response.status, headers: response.headers, body };
}

/** Cookie of a visitor with stored data: a first write would be stored in the cookie alone. */
let cookie = '';

async function vat(backend: Backend) {
  const answer = await ask(`${backend.url}/api/aspos/preference/vat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
    body: JSON.stringify({ includeVat: false }),
  });
  cookie ||= answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  return answer;
}

describe.skipIf(programs === null)(
  `a PostgreSQL server that stops answering${programs ? '' : ' (skipped: no initdb and postgres in /usr/lib/postgresql or PATH)'}`,
  () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'frozen-'));
    let server: PostgresServer;
    let backend: Backend;

    beforeAll(async () => {
      server = await startPostgres(programs!);
      const { databaseUrl } = server;
      const { db, close } = await openDatabase({ databaseUrl, dataDir });
      await generateCatalogue(db, { products: 100, seed: 3, now: new Date() });
      await close();
      const env = parseEnv({
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl,
        DATABASE_TIMEOUT_SECONDS: String(STATEMENT_S),
        PORT: '0',
      });
      backend = await startBackend({ env, log: pino({ level: 'silent' }), checkAnswers: true });
    }, 120_000);

    afterAll(async () => {
      await backend?.close();
      await server?.close();
      rmSync(dataDir, { recursive: true, force: true });
    });

    test('calls are 503 with Retry-After, as /healthz is, and all recovers', async () => {
      expect((await vat(backend)).status).toBe(200);
      expect(await ask(`${backend.url}/healthz`)).toMatchObject({ status: 200 });

      server.freeze();
      const [health, ...calls] = await Promise.all([
        ask(`${backend.url}/healthz`),
        ...Array.from({ length: 25 }, () => vat(backend)),
      ]);
      expect(health).toMatchObject({
        status: 503,
        body: { status: 'the database does not answer' },
      });
      for (const { status, headers, body } of calls) {
        expect(status).toBe(503);
        expect(headers.get('retry-after')).toBe('5');
        expect(headers.get('cache-control')).toBe('no-store');
        expect(body).toMatchObject({ Success: false, Data: null });
      }

      server.thaw();
      await expect.poll(async () => (await vat(backend)).status, { timeout: 15_000 }).toBe(200);
      await expect
        .poll(async () => (await ask(`${backend.url}/healthz`)).status, { timeout: 15_000 })
        .toBe(200);
    });

    test('a statement that takes too long is cancelled, and its connection used again', async () => {
      const slow = sql`select pg_sleep(5)`.execute(backend.db);
      await expect(slow).rejects.toBeInstanceOf(DatabaseUnavailableError);
      expect((await vat(backend)).status).toBe(200);
    });

    const isConnected = async (pid: number) => {
      const { rows } = await sql`select 1 from pg_stat_activity where pid = ${pid}`.execute(
        backend.db,
      );
      return rows.length > 0;
    };

    test('a connection that the server ends inside a transaction is an error of that call only', async () => {
      const work = backend.db.transaction().execute(async (trx) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
        await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(backend.db);
        // The server ends it a moment after it was told to.
        await expect.poll(() => isConnected(rows[0]!.pid)).toBe(false);
        await sql`select 1`.execute(trx);
      });
      await expect(work).rejects.toBeInstanceOf(DatabaseUnavailableError);
      expect((await vat(backend)).status).toBe(200);
    });

    test('closing the shop does not wait for it', async () => {
      server.freeze();
      await backend.close();
    });
  },
);
