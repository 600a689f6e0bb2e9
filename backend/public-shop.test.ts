/** A shop whose address is public: what only this machine may see, and what takes no money. */
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseEnv } from '../src/env.ts';
import { generateCatalogue } from './catalogue/load.ts';
import { openDatabase } from './db/open.ts';
import { startBackend } from './server.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'public-shop-'));
const PUBLIC = { SITE_URL: 'https://shop.example' };

beforeAll(async () => {
  const database = await openDatabase({ databaseUrl: '', dataDir });
  await generateCatalogue(database.db, { products: 50, seed: 3 });
  await database.close();
}, 60_000);
afterAll(() => rmSync(dataDir, { recursive: true }));

const start = (more: Record<string, string>) =>
  startBackend({
    env: parseEnv({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent', ...more }),
  });

/** The status of a path as a proxy on this machine asks for it. */
const statusOf = (url: string, at: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    get(url + at, { headers: { host: 'localhost' } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    }).on('error', reject);
  });

it('does not start at a public address without a payment provider', async () => {
  await expect(start(PUBLIC)).rejects.toThrow(
    'MOLLIE_API_KEY must be set where SITE_URL is public; or set TEST_BANK=true, and no money moves.',
  );
});

it('shows no mail there, whoever asks', async () => {
  const backend = await start({ ...PUBLIC, TEST_BANK: 'true' });
  expect(await statusOf(backend.url, '/mail')).toBe(404);
  await backend.close();
}, 30_000);

it('shows mail where the shop is on this machine alone', async () => {
  const backend = await start({});
  expect(await statusOf(backend.url, '/mail')).toBe(200);
  await backend.close();
}, 30_000);
