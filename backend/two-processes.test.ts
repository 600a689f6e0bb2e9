/** Two API processes on one PostgreSQL server serve one customer; skipped where none is installed. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../scripts/lib/processes.ts';
import { generateCatalogue } from '../demo/catalogue/load.ts';
import { openDatabase } from './db/open.ts';
import { makeAccount } from './identity/testing/make-account.ts';
import { ShopVisitor } from './identity/testing/shop-visitor.ts';
import { postgresPrograms, type PostgresServer, startPostgres } from './testing/postgres-server.ts';

const programs = postgresPrograms();
if (!programs)
  console.warn('PostgreSQL is not installed: two processes on one database are not tested.');

const [EMAIL, PASSWORD] = ['piet@bouwer.example', 'Geheim1'];

describe.skipIf(!programs)('two API processes on one PostgreSQL database', () => {
  const folders = ['one', 'two'].map((name) => mkdtempSync(path.join(tmpdir(), `api-${name}-`)));
  let postgres: PostgresServer;
  let servers: RunningServer[] = [];

  beforeAll(async () => {
    postgres = await startPostgres(programs!);
    const { databaseUrl } = postgres;
    const database = await openDatabase({ databaseUrl, dataDir: folders[0]! });
    await generateCatalogue(database.db, { products: 50, seed: 3 });
    await makeAccount(database.db, EMAIL, PASSWORD);
    await database.close();
    servers = await Promise.all(
      folders.map((dataDir) =>
        startServer('backend/main.ts', {
          ...{ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' },
          ...{ COOKIE_SECRET: 'one secret for both processes, 32+', NODE_ENV: 'test' },
        }),
      ),
    );
  }, 120_000);

  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await postgres?.close();
    for (const folder of folders) rmSync(folder, { recursive: true });
  });

  /** Somebody new at each process. */
  const visitors = () =>
    servers.map(({ url }) => new ShopVisitor(url)) as [ShopVisitor, ShopVisitor];
  const statusAt = async (visitor: ShopVisitor, token: string) =>
    (await visitor.call('GET', '/api/aspos/customer', token)).status;

  it('signs in at one, and out at the other: then neither takes the token', async () => {
    const [one, two] = visitors();
    const token = await one.signIn(EMAIL, PASSWORD);
    expect(await statusAt(one, token)).toBe(200);
    expect(await statusAt(two, token)).toBe(200);
    const vat = { includeVat: false };
    await one.call('POST', '/api/aspos/preference/vat', token, vat);
    const preference = await two.call('GET', '/api/aspos/preference', token);
    expect(preference.Data).toMatchObject({ IncludeVat: false });

    expect((await two.auth('logout', {}, token)).status).toBe(200);
    expect(await statusAt(one, token)).toBe(401);
    expect(await statusAt(two, token)).toBe(401);
  });

  it('renews a token at the other, and both take the new one', async () => {
    const [one, two] = visitors();
    const token = await one.signIn(EMAIL, PASSWORD);
    const path = '/api/aspos/customer?refreshToken=true';
    const { Data } = await two.call('PUT', path, token, {});
    for (const visitor of [one, two])
      expect(await statusAt(visitor, String(Data['Token']))).toBe(200);
  });

  it('counts wrong passwords of both together', async () => {
    const [one, two] = visitors();
    const fields = { email: 'iemand@bouwer.example', password: 'Verkeerd1' };
    const statuses: number[] = [];
    for (const visitor of [one, two, one, two, one, two]) {
      statuses.push((await visitor.tryPassword(await visitor.openForm(), fields)).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });
});
