/** From the APIs to the live release: what `npm start`, a rebuild and the renderer process do. */
import type { OnStep } from '../../domain/content/publishing.ts';
import type { Env } from '../../env.ts';
import { Releases } from '../releases/releases.ts';
import { NOT_SHARED, type Sharing } from '../releases/shared/file-store.ts';
import { createApiClient } from '../snapshot/api-client.ts';
import type { HeadersFile } from './root-files.ts';
import { withBuildLock } from './build-lock.ts';
import type { BuildContext } from './build-site.ts';
import { readApis } from './read-apis.ts';
import { type Published, publishChanges } from './rebuild.ts';
import { withStore } from './intact-snapshot.ts';

export interface PublishJob {
  /** Base URL of the APIs. */
  apiUrl: string;
  /** Names like `product:123456`; null: everything that changed. */
  edited: readonly string[] | null;
  by: string;
  reason: string;
  /** Allows the release to drop a large share of the pages (`src/domain/frame/lost-pages.ts`). */
  mayLosePages?: boolean;
}

export interface PublishOptions extends BuildContext {
  env: Env;
  headersFile: HeadersFile;
  job: PublishJob;
  /** The current time; set by tests. */
  now?: Date;
  onStep?: OnStep;
  /** Called once the snapshot is up to date, before pages are rendered. */
  onRead?(): void;
  /** Default: the releases are of this disk alone. */
  sharing?: Sharing;
}

/**
 * Reads what was edited, renders the pages that show it, and publishes them. Returns null when the
 * live release is up to date. When the APIs or a page fail it rejects, and the live release stays.
 * A rollback does not wait for it: the job starts again afterwards, with the new pins.
 */
export async function publish(options: PublishOptions): Promise<Published | null> {
  const { env, job, onStep: say = () => {}, sharing = NOT_SHARED } = options;
  const run = (giveWay: AbortSignal) =>
    sharing.publishing(async () => {
      const onStep: OnStep = (...told) => {
        giveWay.throwIfAborted();
        say(...told);
      };
      const now = options.now ?? new Date();
      const releases = new Releases(env.DATA_DIR);
      try {
        return await withStore(env.DATA_DIR, async (store) => {
          // Entities with a date that has passed are read again too: the APIs also depend on the
          // clock.
          const ask = createApiClient(job.apiUrl, { signal: giveWay });
          releases.pins.addInherited(
            await readApis(store, releases, ask, now, {
              ...{ onProgress: onStep, edited: job.edited },
              mayBeEmpty: env.API_BASE_URL === '',
            }),
          );
          options.reader.refresh();
          options.onRead?.();
          return await publishChanges({
            ...options,
            store,
            releases,
            now,
            by: job.by,
            reason: job.reason,
            mayLosePages: job.mayLosePages ?? false,
            onFull: (why) => onStep(why, 0, 0),
            onPage: (done, total) => onStep('Rendering pages', done, total),
          });
        });
      } finally {
        releases.close();
      }
    });
  return withBuildLock(env.DATA_DIR, run, {
    onWait: () => say('Waiting for another build', 0, 0),
  });
}
