import { addressOf } from '../../backend/running.ts';
import { startBackend } from '../../backend/server.ts';
import type { Env } from '../../src/env.ts';

/**
 * Runs `use` with the address of the APIs: the given one, that of API_BASE_URL, the shop that
 * runs here, or an embedded backend that is started for it and closed after.
 */
export async function withApi<T>(
  env: Env,
  given: string | undefined,
  use: (apiUrl: string) => Promise<T>,
): Promise<T> {
  const known = given || env.API_BASE_URL || addressOf(env.DATA_DIR);
  if (known) return use(known);
  const backend = await startBackend({ env: { ...env, PORT: 0, LOG_LEVEL: 'warn' } });
  try {
    return await use(backend.url);
  } finally {
    await backend.close();
  }
}
