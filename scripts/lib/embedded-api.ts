import { readFileSync } from 'node:fs';
import path from 'node:path';
import { startBackend } from '../../backend/server.ts';
import type { Env } from '../../src/env.ts';

const RUNNING = 'running.json';

/** Where the shop of this data folder tells that it runs, and on which address. */
export const runningFile = (env: Env) => path.join(env.DATA_DIR, RUNNING);

/** Address of the shop that runs on this data folder, or null. */
export function runningShop(env: Env): string | null {
  try {
    const { pid, url } = JSON.parse(readFileSync(runningFile(env), 'utf8')) as {
      pid: number;
      url: string;
    };
    process.kill(pid, 0);
    return url;
  } catch {
    return null;
  }
}

/**
 * Runs `use` with the address of the APIs: the given one, that of API_BASE_URL, the shop that
 * runs here, or an embedded backend that is started for it and closed after.
 */
export async function withApi<T>(
  env: Env,
  given: string | undefined,
  use: (apiUrl: string) => Promise<T>,
): Promise<T> {
  const known = given || env.API_BASE_URL || runningShop(env);
  if (known) return use(known);
  const backend = await startBackend({ env: { ...env, PORT: 0, LOG_LEVEL: 'warn' } });
  try {
    return await use(backend.url);
  } finally {
    await backend.close();
  }
}
