import { addressOf } from '../../backend/running.ts';
import { startBackend } from '../../backend/server.ts';
import type { Env } from '../../src/env.ts';
import { dataVersion } from './data-version.ts';
import { ensureCatalogue } from './demo.ts';

/**
 * Runs `use` with the address of the APIs and the version of their data (empty if unknown): the given one, that of API_BASE_URL, the shop that
 * runs here, or an embedded backend that is started for it and closed after.
 */
export async function withApi<T>(
  env: Env,
  given: string | undefined,
  use: (apiUrl: string, dataVersion: string) => Promise<T>,
): Promise<T> {
  const known = given || env.API_BASE_URL || addressOf(env.DATA_DIR);
  if (known) return use(known, process.env['SHOP_DATA_VERSION'] ?? '');
  const backend = await startBackend({ env: { ...env, PORT: 0, LOG_LEVEL: 'warn' } });
  try {
    await ensureCatalogue(backend, env);
    return await use(backend.url, await dataVersion(backend.db));
  } finally {
    await backend.close();
  }
}
