import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateCatalogue } from '../../../demo/catalogue/load.ts';
import { type Preparation, preparedDatabase } from '../../../backend/testing/prepared-database.ts';
import { startBackend } from '../../../backend/program/server.ts';
import { parseEnv } from '../../../src/env.ts';
import type { TestCustomer } from './customers.ts';
import { customersOf } from './own-customers.ts';
import { ownDatabase } from '../../support/own-database.ts';

const PRODUCTS = 1_000;

/** Promotions and delivery days of the catalogue are those of the day on which it was made. */
const filled = (): Preparation => ({
  name: 'catalogue',
  sources: [
    'demo/**/*.ts',
    'backend/catalogue/**/*.ts',
    'backend/program/*.ts',
    'src/domain/**/*.ts',
  ],
  parameters: [String(PRODUCTS), new Date().toISOString().slice(0, 10)],
  fill: async (db) => {
    await generateCatalogue(db, { products: PRODUCTS });
  },
});

export interface OwnBackend {
  url: string;
  /** Makes a customer and signs it in, now or at an earlier moment. */
  signUp(at?: Date): Promise<TestCustomer>;
  dataDir: string;
  /** Empty: the embedded database in `dataDir`. */
  databaseUrl: string;
  close(): Promise<void>;
}

/**
 * A backend on a small catalogue of its own, at a free port: with the embedded database, or
 * with a new database on the PostgreSQL server of CONTRACT_DATABASE_URL, dropped at the end.
 * `settings`: more variables of its environment.
 */
export async function startOwnBackend(settings: Record<string, string> = {}): Promise<OwnBackend> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-contract-'));
  const server = process.env['CONTRACT_DATABASE_URL'] ?? '';
  const { databaseUrl, drop } = await ownDatabase(server, filled());
  const env = parseEnv({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    PORT: '0',
    LOG_LEVEL: 'silent',
    ...settings,
  });
  const empty = process.env['EMPTY_DATABASE'];
  // The backend unpacks it into its folder.
  if (databaseUrl === '') process.env['EMPTY_DATABASE'] = await preparedDatabase(filled());
  const backend = await startBackend({ env, checkAnswers: true });
  // Restored: other databases that a test opens must start without the catalogue.
  if (empty === undefined) delete process.env['EMPTY_DATABASE'];
  else process.env['EMPTY_DATABASE'] = empty;
  return {
    url: backend.url,
    signUp: customersOf(backend.db),
    dataDir,
    databaseUrl,
    async close() {
      await backend.close();
      await drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
