import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { CONTENT_DIR } from '../../backend/content/load-content.ts';
import { type RunningServer, startServer } from './processes.ts';
import { withTestClock } from './test-clock.ts';

/** Products of the shop that tests run on. */
const TEST_PRODUCTS = '1000';

/** Settings of the shop that benches measure; it is kept between runs. */
export const BENCH_SHOP = {
  DATA_DIR: '.data/bench-pages',
  DATABASE_URL: '',
  API_BASE_URL: '',
  LOG_LEVEL: 'error',
};

/** Starts the whole shop as `npm start` does, on a small catalogue and a free port. */
export function startTestShop(
  env: Record<string, string> & { DATA_DIR: string },
): Promise<RunningServer> {
  // Tests write at the desk: in a copy, and each shop has its own.
  const content = `.cache/${path.basename(env.DATA_DIR)}-content`;
  rmSync(content, { recursive: true, force: true });
  const isText = (file: string) => !file.endsWith('.ts');
  cpSync(CONTENT_DIR, content, { recursive: true, filter: isText });
  return startServer('scripts/start.ts', {
    CONTENT_DIR: content,
    CATALOGUE_PRODUCTS: TEST_PRODUCTS,
    SITE_URL: 'http://localhost:4321',
    // Notifications of tests go to a service on this machine, and to nobody else.
    PUSH_SERVICES: 'localhost',
    ...withTestClock(),
    ...env,
  });
}
