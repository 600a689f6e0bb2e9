/**
 * `npm run rebuild`: renders what an edit touches, and makes it live. The APIs are those at
 * API_BASE_URL, else of the shop that runs here, else the embedded backend is started for it.
 *
 *   npm run rebuild                     whatever changed since the last time
 *   npm run rebuild -- product:123456   what these entities touch
 *   npm run rebuild -- --lose-pages     even where a large part of the pages would be no more
 */
import '../production.ts';
import { parseArgs } from 'node:util';
import { protectDataDir } from '../../platform/private-data.ts';
import { openBuildContext } from '../../../src/publish/build/build-site.ts';
import { publish } from '../../../src/publish/build/publish.ts';
import { env } from '../../../src/env.ts';
import { prune } from '../../../src/publish/releases/pins.ts';
import { writeBuildRecord, headersFile } from '../build-record.ts';
import { withApi } from '../embedded-api.ts';
import { errorText, ROOT } from '../processes.ts';
import { openSharing } from '../machines/open-sharing.ts';
import { publishedLine, showSteps } from '../../../src/publish/renderer/progress.ts';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      api: { type: 'string' },
      by: { type: 'string', default: 'command line' },
      reason: { type: 'string' },
      'lose-pages': { type: 'boolean', default: false },
    },
  });
  const edited = positionals.length > 0 ? positionals : null;
  const settings = env();
  protectDataDir(settings.DATA_DIR, (text) => console.error(text));
  const published = await withApi(settings, values.api, async (apiUrl, version) => {
    const context = await openBuildContext(settings, ROOT, () =>
      console.log('Bundling the code of the pages…'),
    );
    const sharing = await openSharing(settings);
    const published = await publish({
      ...{ ...context, sharing: sharing.sharing },
      env: settings,
      headersFile,
      job: {
        apiUrl: apiUrl.replace(/\/$/, ''),
        edited,
        by: values.by,
        reason: values.reason ?? edited?.join(', ') ?? 'What changed',
        mayLosePages: values['lose-pages'],
      },
      onStep: showSteps(),
    });
    context.reader.close();
    prune(settings.DATA_DIR, settings.RELEASES_KEPT);
    // Only a complete reading guarantees that all data is in the pages.
    if (!edited)
      await writeBuildRecord(settings, context.bundle.code, published, version, sharing.shared);
    await sharing.close();
    return published;
  });
  console.log(
    published ? publishedLine(published) : 'Nothing has changed: the live release says it all.',
  );
  process.exit(0);
} catch (error) {
  console.error(`\nNothing was published; the live release is untouched. ${errorText(error)}`);
  process.exit(1);
}
