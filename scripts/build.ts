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
import { buildSite } from '../src/build/build-site.ts';
import { progress, type Progress } from '../src/build/progress.ts';
import { env } from '../src/env.ts';
import { createAsk } from '../src/snapshot/ask.ts';
import { openStore } from '../src/snapshot/store.ts';
import { sync } from '../src/snapshot/sync.ts';
import { writeBuildRecord } from './lib/build-record.ts';
import { withApi } from './lib/embedded-api.ts';
import { sentence } from './lib/failure.ts';
import { headersFile } from './lib/headers-file.ts';
import { ROOT } from './lib/processes.ts';

async function readApis(apiUrl: string): Promise<void> {
  const store = openStore(env().DATA_DIR);
  let shown: { label: string; line: Progress } | undefined;
  try {
    await sync(store, createAsk(apiUrl), new Date(), (label, done, total) => {
      if (shown?.label !== label) shown = { label, line: progress(label, total) };
      if (done === total) shown.line.end();
      else shown.line.step(done);
    });
  } finally {
    store.close();
  }
}

try {
  const { values } = parseArgs({ options: { api: { type: 'string' } } });
  const settings = env();
  const outDir = path.resolve(ROOT, settings.DIST_DIR);
  const summary = await withApi(settings, values.api, async (apiUrl, version) => {
    await readApis(apiUrl.replace(/\/$/, ''));
    console.log('Bundling the code of the pages…');
    const built = await buildSite({ env: settings, root: ROOT, outDir, companion: headersFile() });
    await writeBuildRecord(settings, ROOT, built, version);
    return built;
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
