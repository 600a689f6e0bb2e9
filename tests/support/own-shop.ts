/** A whole shop of a worker's own: a copy of one that was built once. */
import { startTestShop } from './test-shop.ts';
import type { ShopUnderTest } from './current-shop.ts';
import { copyFolder, preparedFolder } from './prepared-folder.ts';
import { removeDataDir } from './remove-data-dir.ts';

/** As few products as lists, stores and promotions need. */
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

/** Starts a copy of the prepared shop of a plan. */
export async function startOwnShop({ name, fill, ...plan }: OwnShopPlan): Promise<OwnShop> {
  const env = { ...SMALL, ...plan.env };
  const start = startTestShop;
  const prepared = await preparedFolder({ name, env, start, ...(fill && { fill }) });
  const dataDir = `.cache/own-shops/${name}-${process.pid}`;
  copyFolder(prepared, dataDir);
  const running = await startTestShop({ ...env, DATA_DIR: dataDir });
  return {
    url: running.url,
    dataDir,
    async close() {
      await running.stop();
      removeDataDir(dataDir);
    },
  };
}
