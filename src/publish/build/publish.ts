/** From the APIs to the live release: what `npm start`, a rebuild and the renderer process do. */
import type { OnStep } from '../../domain/content/publishing.ts';
import type { Env } from '../../env.ts';
import { Releases } from '../releases/releases.ts';
import { NOT_SHARED, type Sharing } from '../releases/shared/manifest.ts';
import { createApiReader, type ApiReader } from '../snapshot/api-client.ts';
import type { HeadersFile } from './root-files.ts';
import { withBuildLock } from './build-lock.ts';
import type { BuildContext } from './build-site.ts';
import { type PublishResult, publishChanges } from './rebuild.ts';
import { withStore, ensureIntactSnapshot } from './intact-snapshot.ts';
import type { SnapshotStore } from '../snapshot/store.ts';
import { type InheritedPin, sync, type SyncOptions } from '../snapshot/sync.ts';

export interface PublishJob {
  /** Base URL of the APIs. */
  apiUrl: string;
  /** Names like `product:123456`; null: everything that changed. */
  edited: readonly string[] | null;
  by: string;
  reason: string;
  /** Allows the release to drop a large share of the pages (`src/domain/content/publishing.ts`). */
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
  /** How machines share the releases; by default they are only on this disk. */
  sharing?: Sharing;
}

/**
 * Reads what was edited, renders the pages that show it, and publishes them. Returns null when the
 * live release is up to date. When the APIs or a page fail it rejects, and the live release stays.
 * A rollback does not wait for it: the job starts again afterwards, with the new pins.
 */
export async function publish(options: PublishOptions): Promise<PublishResult | null> {
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
          const api = createApiReader(job.apiUrl, { signal: giveWay });
          releases.pins.addInherited(
            await readApis(store, releases, api, now, {
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
            onFullBuild: (why) => onStep(why, 0, 0),
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

/**
 * Brings the snapshot up to date, except for pinned entities. Returns the entities that must be
 * pinned along with those. Rejects as `sync` does.
 */
export async function readApis(
  store: SnapshotStore,
  releases: Releases,
  api: ApiReader,
  now: Date,
  options: Omit<SyncOptions, 'held'>,
): Promise<InheritedPin[]> {
  store.unpublished.settleRelease(releases.current()?.id ?? 0);
  const { inheritedPins } = await sync(store, api, now, {
    ...options,
    pins: releases.pins.records(),
  });
  return inheritedPins;
}

/**
 * Reads everything, for a build into a folder. A rollback does not wait for it: reading restarts
 * afterwards.
 */
export async function readAllApis(
  dataDir: string,
  apiUrl: string,
  options: Omit<SyncOptions, 'held'>,
): Promise<void> {
  await ensureIntactSnapshot(dataDir);
  await withBuildLock(dataDir, async (giveWay) => {
    const releases = new Releases(dataDir);
    try {
      const api = createApiReader(apiUrl, { signal: giveWay });
      await withStore(dataDir, (store) => readApis(store, releases, api, new Date(), options));
    } finally {
      releases.close();
    }
  });
}
