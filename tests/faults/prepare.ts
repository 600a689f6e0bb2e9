/** Makes one small shop, built and stopped: each test begins with a copy of it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startServer } from '../../scripts/lib/processes.ts';
import { SHOP_ENV } from './shop.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Data folder of the shop. */
    prepared: string;
  }
}

export default async function prepare(project: TestProject): Promise<() => void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'faults-'));
  const shop = await startServer('scripts/start.ts', { ...SHOP_ENV, DATA_DIR: dataDir });
  await shop.stop();
  project.provide('prepared', dataDir);
  return () => rmSync(dataDir, { recursive: true });
}
