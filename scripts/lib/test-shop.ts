import { cpSync, rmSync } from 'node:fs';
import { CONTENT_DIR } from '../../backend/content/load-content.ts';
import { type RunningServer, startServer } from './processes.ts';

/** Products of the shop that tests run on. */
const TEST_PRODUCTS = '1000';
/** Tests write at the desk: in a copy. */
const TEST_CONTENT = '.cache/test-content';

/** Starts the whole shop as `npm start` does, on a small catalogue and a free port. */
export function startTestShop(env: Record<string, string>): Promise<RunningServer> {
  rmSync(TEST_CONTENT, { recursive: true, force: true });
  const isText = (file: string) => !file.endsWith('.ts');
  cpSync(CONTENT_DIR, TEST_CONTENT, { recursive: true, filter: isText });
  return startServer('scripts/start.ts', {
    CONTENT_DIR: TEST_CONTENT,
    CATALOGUE_PRODUCTS: TEST_PRODUCTS,
    SITE_URL: 'http://localhost:4321',
    ...env,
  });
}
