/**
 * One small shop, built once and stopped: what tests of whole shops begin with a copy of. It is
 * kept for the next run under a fingerprint of all that it is made from.
 */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { ROOT, startServer } from '../../scripts/lib/processes.ts';
import { codeFingerprint, fileFingerprint } from '../../src/build/fingerprint.ts';
import { parseEnv } from '../../src/env.ts';
import { removeDataDir } from './remove-data-dir.ts';
import { SHOP_ENV } from './shop-env.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Data folder of the shop. */
    prepared: string;
  }
}

const FOLDER = path.join(ROOT, '.cache/prepared-shops');
/** Beside the code of the pages: what makes their data. */
const MAKERS = ['backend/**/*', 'scripts/**/*.{ts,mjs}'];

/** Its promotions and delivery days are those of the day on which it was made. */
const today = () => new Date().toISOString().slice(0, 10);

/** Makes it as a first start does, where it is not there yet. */
export default async function prepareShop(project: TestProject): Promise<void> {
  const env = parseEnv({ ...process.env, ...SHOP_ENV });
  const pages = codeFingerprint(ROOT, env);
  const name = fileFingerprint(ROOT, MAKERS, [pages, today(), JSON.stringify(SHOP_ENV)]);
  const folder = path.join(FOLDER, name);
  if (!existsSync(folder)) await makeShop(folder);
  project.provide('prepared', folder);
}

async function makeShop(folder: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  // Another run may be in the midst of making one, which has a dot in its name.
  const old = readdirSync(FOLDER).filter((name) => !name.includes('.'));
  for (const name of old) removeDataDir(path.join(FOLDER, name));
  const next = `${folder}.${randomUUID()}`;
  const shop = await startServer('scripts/start.ts', { ...SHOP_ENV, DATA_DIR: next });
  await shop.stop();
  try {
    renameSync(next, folder);
  } catch (error) {
    // Another run has made the same meanwhile.
    rmSync(next, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
}
