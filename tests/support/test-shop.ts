import { type RunningServer, startServer } from '../../backend/program/processes.ts';
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
  return startServer('scripts/start.ts', {
    CATALOGUE_PRODUCTS: TEST_PRODUCTS,
    SITE_URL: 'http://localhost:4321',
    // Notifications of tests go to a service on this machine, and to nobody else.
    PUSH_SERVICES: 'localhost',
    ...withTestClock(),
    ...env,
  });
}
