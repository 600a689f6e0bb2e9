/**
 * `npm run build`: reads the APIs and builds the whole site into `dist/` (DIST_DIR).
 * The APIs are those at API_BASE_URL, else of the shop that runs here, else the embedded
 * backend is started for it.
 *
 *   npm run build
 *   npm run build -- --api http://localhost:4321    the APIs to read
 *
 * Several machines together (docs/builds.md):
 *
 *   npm run build -- --read                          only reads the APIs, into the snapshot
 *   npm run build -- --shard 1/3                     every third page, from the snapshot as it is
 *   npm run build -- --join DIR DIR DIR              one dist/ of all parts
 */
import '../production.ts';
import { parseArgs } from 'node:util';
import path from 'node:path';
import { protectDataDir } from '../../platform/private-data.ts';
import { buildFolder, type BuildSummary } from '../../../src/publish/build/build-site.ts';
import { joinParts, parsePart } from '../../../src/publish/build/parts.ts';
import { readAllApis } from '../../../src/publish/build/publish.ts';
import { env } from '../../../src/env.ts';
import { withApi } from '../embedded-api.ts';
import { errorText, ROOT } from '../processes.ts';
import { headersFile } from '../build-record.ts';
import { showSteps } from '../../../src/publish/renderer/progress.ts';

/** Prints what was built, and where. */
function printSummary({ folder, pages, seconds }: BuildSummary): void {
  const rate = (pages / seconds).toFixed(0);
  const place = path.relative(ROOT, folder);
  console.log(`Built ${pages} pages in ${seconds.toFixed(1)} s (${rate} a second) into ${place}.`);
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      api: { type: 'string' },
      read: { type: 'boolean' },
      shard: { type: 'string' },
      join: { type: 'boolean' },
    },
  });
  const settings = env();
  const umask = protectDataDir(settings.DATA_DIR, (text) => console.error(text));
  // The build may be served by another user's web server, so it gets the usual permissions.
  const makeReadable = () => process.umask(umask);
  const outDir = path.resolve(ROOT, settings.DIST_DIR);
  const build = { env: settings, root: ROOT, outDir, headersFile };
  if (values.join) {
    makeReadable();
    const pages = await joinParts(positionals, outDir, headersFile);
    console.log(`Joined ${pages} pages into ${path.relative(ROOT, outDir)}.`);
  } else if (values.shard) {
    makeReadable();
    printSummary(await buildFolder({ ...build, part: parsePart(values.shard) }));
  } else {
    await withApi(settings, values.api, (apiUrl) =>
      readAllApis(settings.DATA_DIR, apiUrl.replace(/\/$/, ''), {
        onProgress: showSteps(),
        mayBeEmpty: settings.API_BASE_URL === '',
      }),
    );
    if (!values.read) {
      makeReadable();
      printSummary(await buildFolder(build));
    }
  }
  process.exit(0);
} catch (error) {
  console.error(`\nThe site was not built; what was there is untouched. ${errorText(error)}`);
  process.exit(1);
}
