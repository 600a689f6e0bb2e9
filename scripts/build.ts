/**
 * `npm run build`: reads the APIs and builds the whole site into `dist/` (DIST_DIR).
 * The APIs are those at API_BASE_URL, else of the shop that runs here, else the embedded
 * backend is started for it.
 *
 *   npm run build
 *   npm run build -- --api http://localhost:4321    the APIs to read
 */
import './lib/production.ts';
import { parseArgs } from 'node:util';
import path from 'node:path';
import { buildFolder } from '../src/build/build-site.ts';
import { env } from '../src/env.ts';
import { createAsk } from '../src/snapshot/ask.ts';
import { openStore } from '../src/snapshot/store.ts';
import { sync } from '../src/snapshot/sync.ts';
import { withApi } from './lib/embedded-api.ts';
import { sentence } from './lib/failure.ts';
import { ROOT } from './lib/processes.ts';
import { headersFile } from './lib/site-headers.ts';
import { stepLines } from './lib/step-lines.ts';

async function readApis(apiUrl: string): Promise<void> {
  const store = openStore(env().DATA_DIR);
  try {
    await sync(store, createAsk(apiUrl), new Date(), stepLines());
  } finally {
    store.close();
  }
}

try {
  const { values } = parseArgs({ options: { api: { type: 'string' } } });
  const settings = env();
  const outDir = path.resolve(ROOT, settings.DIST_DIR);
  const summary = await withApi(settings, values.api, async (apiUrl) => {
    await readApis(apiUrl.replace(/\/$/, ''));
    return buildFolder({ env: settings, root: ROOT, outDir, headersFile });
  });
  const rate = summary.pages / summary.seconds;
  console.log(
    `Built ${summary.pages} pages in ${summary.seconds.toFixed(1)} s (${rate.toFixed(0)} a second) into ${path.relative(ROOT, outDir)}.`,
  );
  process.exit(0);
} catch (error) {
  console.error(`\nThe site was not built; what was there is untouched. ${sentence(error)}`);
  process.exit(1);
}
