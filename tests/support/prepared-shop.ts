/** One small shop, built and stopped: what several test files begin with a copy of. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startServer } from '../../scripts/lib/processes.ts';
import { removeDataDir } from './remove-data-dir.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Data folder of the shop. */
    prepared: string;
  }
}

/** Makes it as a first start does; answers how to remove it. */
export async function prepareShop(
  project: TestProject,
  env: Record<string, string>,
): Promise<() => void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'prepared-'));
  const shop = await startServer('scripts/start.ts', { ...env, DATA_DIR: dataDir });
  await shop.stop();
  project.provide('prepared', dataDir);
  return () => removeDataDir(dataDir);
}
