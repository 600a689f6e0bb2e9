/** Two API processes on one PostgreSQL server show the same content; skipped where none is installed. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type RunningServer, startServer } from '../scripts/lib/processes.ts';
import { changeFile, editContent } from '../tests/support/edit-content.ts';
import { postgresPrograms, type PostgresServer, startPostgres } from './testing/postgres-server.ts';

const programs = postgresPrograms();
if (!programs)
  console.warn('PostgreSQL is not installed: the content of two processes is not tested.');

const SOON = { timeout: 60_000, interval: 50 };
const PAY = 'pages/nl/klantenservice/betalen.md';

describe.skipIf(!programs)('two API processes on one PostgreSQL database', () => {
  const folders = ['one', 'two'].map((name) => mkdtempSync(path.join(tmpdir(), `text-${name}-`)));
  const [one] = folders as [string, string];
  let postgres: PostgresServer;
  let servers: RunningServer[] = [];

  beforeAll(async () => {
    postgres = await startPostgres(programs!);
    servers = await Promise.all(
      folders.map((dataDir) =>
        startServer('backend/main.ts', {
          ...{ DATA_DIR: dataDir, DATABASE_URL: postgres.databaseUrl, LOG_LEVEL: 'silent' },
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

  it('what is published at one is live at the other: texts, settings, and words of search', async () => {
    const { problems } = await editContent(one, (dir) => {
      changeFile(dir, PAY, 'title: Betalen', 'title: Zo betaal je');
      changeFile(
        dir,
        'settings.yaml',
        'freeShippingMinimumSmall: 75',
        'freeShippingMinimumSmall: 85',
      );
      changeFile(dir, 'search/redirects.yaml', '[garantie]', '[garantie, xqzjv]');
    });
    expect(problems).toEqual([]);
    for (const { url } of servers) {
      const ask = async (address: string, body?: unknown) => {
        const answer = await fetch(url + address, {
          headers: { 'content-type': 'application/json', 'x-language': 'nl-NL' },
          ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
        });
        return JSON.stringify(await answer.json());
      };
      await vi.waitFor(async () => {
        const page = { url: '/klantenservice/betalen', parts: ['blocks'], pageMeta: true };
        expect(await ask('/api/vm/u', page)).toContain('Zo betaal je');
        expect(await ask('/api/aspos/common/config')).toMatch(/Small":85/);
        const search = '/api/sp/search?requestType=results&searchTerm=xqzjv';
        expect(await ask(search)).toContain('/klantenservice/garantie');
      }, SOON);
    }
  }, 120_000);
});
