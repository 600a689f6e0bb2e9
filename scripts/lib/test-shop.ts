import { type RunningServer, startServer } from './processes.ts';

/** Products of the shop that tests run on. */
const TEST_PRODUCTS = '1000';

/** Starts the whole shop as `npm start` does, on a small catalogue and a free port. */
export function startTestShop(env: Record<string, string>): Promise<RunningServer> {
  return startServer('scripts/start.ts', {
    CATALOGUE_PRODUCTS: TEST_PRODUCTS,
    SITE_URL: 'http://localhost:4321',
    ...env,
  });
}
