import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateCatalogue } from '../../../backend/catalogue/load.ts';
import { openDatabase } from '../../../backend/db/open.ts';
import { startBackend } from '../../../backend/server.ts';
import { parseEnv } from '../../../src/env.ts';

const PRODUCTS = 1_000;

/** The embedded backend on a small catalogue of its own, at a free port. */
export async function startOwnBackend(): Promise<{ url: string; close(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-contract-'));
  const env = parseEnv({ DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'silent' });
  const { db, close } = await openDatabase({ databaseUrl: '', dataDir: folder });
  await generateCatalogue(db, { products: PRODUCTS });
  await close();
  const backend = await startBackend({ env, checkAnswers: true });
  return {
    url: backend.url,
    async close() {
      await backend.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
