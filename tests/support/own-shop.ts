/** A whole shop of a worker's own: a copy of one that was built once. */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startTestShop } from '../../scripts/lib/test-shop.ts';
import { withBuildLock } from '../../src/build/build-lock.ts';
import { codeFingerprint, fileFingerprint } from '../../src/build/fingerprint.ts';
import { parseEnv } from '../../src/env.ts';
import type { ShopUnderTest } from './current-shop.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FOLDER = '.cache/own-shops';
/** As few as lists, stores and promotions need. */
const SMALL = { CATALOGUE_PRODUCTS: '100', LOG_LEVEL: 'warn', DATABASE_URL: '', API_BASE_URL: '' };

export interface OwnShopPlan {
  /** Names the prepared folder. */
  name: string;
  /** Settings besides those of `startTestShop`. */
  env?: Record<string, string>;
  /** Fills the database before the first start. */
  fill?: (dataDir: string) => Promise<void>;
}

export interface OwnShop extends ShopUnderTest {
  /** Stops the shop and removes its data. */
  close(): Promise<void>;
}

/** The shop with the settings of all tests. */
export const PLAIN: OwnShopPlan = { name: 'plain' };

/** Starts a copy of the prepared shop of a plan, which the first who asks prepares. */
export async function startOwnShop({ name, ...plan }: OwnShopPlan): Promise<OwnShop> {
  const env = { ...SMALL, ...plan.env };
  const prepared = await prepare(name, env, plan.fill);
  const dataDir = `${FOLDER}/${name}-${process.pid}`;
  rmSync(dataDir, { recursive: true, force: true });
  cpSync(prepared, dataDir, { recursive: true });
  const running = await startTestShop({ ...env, DATA_DIR: dataDir });
  return {
    url: running.url,
    dataDir,
    async close() {
      await running.stop();
      rmSync(dataDir, { recursive: true, force: true });
      rmSync(`.cache/${path.basename(dataDir)}-content`, { recursive: true, force: true });
    },
  };
}

/** Changes with all that a built shop is made of. */
function fingerprint(env: Record<string, string>): string {
  const sources = ['backend/**/*', 'scripts/*.ts', 'scripts/lib/*.ts'];
  const data = fileFingerprint(ROOT, sources, [JSON.stringify(env)]);
  const pages = codeFingerprint(ROOT, parseEnv({ ...process.env, ...env }));
  return createHash('sha256')
    .update(data + pages)
    .digest('hex')
    .slice(0, 16);
}

/** Answers the data folder of the prepared shop; one that code made out of date is replaced. */
async function prepare(
  name: string,
  env: Record<string, string>,
  fill: OwnShopPlan['fill'],
): Promise<string> {
  const home = path.join(FOLDER, 'prepared', name);
  const dataDir = path.join(home, `${name}-${fingerprint(env)}`);
  const done = `${dataDir}.done`;
  mkdirSync(home, { recursive: true });
  await withBuildLock(home, async () => {
    if (existsSync(done)) return;
    for (const old of readdirSync(home).filter((file) => file.startsWith(`${name}-`)))
      rmSync(path.join(home, old), { recursive: true, force: true });
    await fill?.(dataDir);
    const running = await startTestShop({ ...env, DATA_DIR: dataDir });
    await running.stop();
    writeFileSync(done, '');
  });
  return dataDir;
}
