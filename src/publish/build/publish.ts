/** From the APIs to the live release: what `npm start`, a rebuild and the renderer process do. */
import type { OnStep } from '../../domain/content/publishing.ts';
import type { Env } from '../../env.ts';
import { Releases } from '../releases/releases.ts';
import { createAsk } from '../snapshot/ask.ts';
import type { HeadersFile } from './root-files.ts';
import { withBuildLock } from './build-lock.ts';
import type { Workshop } from './build-site.ts';
import { readApis } from './read-apis.ts';
import { type Published, publishChanges } from './rebuild.ts';
import { withStore } from './sound-snapshot.ts';

export interface PublishJob {
  /** Where the APIs are answered. */
  apiUrl: string;
  /** Names like `product:123456`; null: whatever changed. */
  edited: readonly string[] | null;
  by: string;
  reason: string;
  /** It may take away a large part of the pages (`src/domain/frame/lost-pages.ts`). */
  mayLosePages?: boolean;
}

export interface PublishOptions extends Workshop {
  env: Env;
  headersFile: HeadersFile;
  job: PublishJob;
  /** The clock; tests give their own. */
  now?: Date;
  onStep?: OnStep;
}

/**
 * Reads what was edited, renders what shows it, publishes. Answers null when the live release
 * says it all already. Rejects, and the live release stays, when the APIs or a page fail. A
 * rollback does not wait for it: it begins again after that, with what is held from then on.
 */
export async function publish(options: PublishOptions): Promise<Published | null> {
  const { env, job, onStep: say = () => {} } = options;
  return withBuildLock(
    env.DATA_DIR,
    async (giveWay) => {
      const onStep: OnStep = (...told) => {
        giveWay.throwIfAborted();
        say(...told);
      };
      const now = options.now ?? new Date();
      const releases = new Releases(env.DATA_DIR);
      try {
        return await withStore(env.DATA_DIR, async (store) => {
          // Entities whose dates have come are read again too: the APIs judge by the clock as well.
          const ask = createAsk(job.apiUrl, { signal: giveWay });
          releases.held.holdWith(
            await readApis(store, releases, ask, now, {
              ...{ onProgress: onStep, edited: job.edited },
              mayBeEmpty: env.API_BASE_URL === '',
            }),
          );
          options.reader.refresh();
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
    },
    { onWait: () => say('Waiting for another build', 0, 0) },
  );
}
