/**
 * Shows what publishing would change, without publishing: reads the APIs and renders inside a
 * transaction of the snapshot that is rolled back.
 */
import type { Preview, PreviewRequest } from '../../domain/content/publishing.ts';
import { Releases } from '../releases/releases.ts';
import { NOT_SHARED } from '../releases/shared/manifest.ts';
import { createApiReader } from '../snapshot/api-client.ts';
import { changedNames } from '../snapshot/reads.ts';
import { readerOf } from '../snapshot/open.ts';
import { provideSnapshot } from '../snapshot/reader.ts';
import type { SnapshotStore } from '../snapshot/store.ts';
import { withBuildLock } from './build-lock.ts';
import { type PublishOptions, readApis } from './publish.ts';
import { outputFile } from '../renderer/site-paths.ts';
import { withStore } from './intact-snapshot.ts';
import { allPageChanges, fullBuildReason, affectedPages } from './affected-pages.ts';

export interface PreviewJob extends PreviewRequest {
  /** Base URL of the APIs. */
  apiUrl: string;
}

export interface PreviewOptions extends Omit<PublishOptions, 'job' | 'headersFile'> {
  job: PreviewJob;
}

/**
 * Gives way to builds: when one starts, the preview is aborted and starts again afterwards. Rejects
 * when the APIs or a requested page fail.
 */
export function preview(options: PreviewOptions): Promise<Preview> {
  const { env, job, renderer, onStep = () => {} } = options;
  const previewInStore = async (store: SnapshotStore, releases: Releases, giveWay: AbortSignal) => {
    const now = options.now ?? new Date();
    const api = createApiReader(job.apiUrl, { draft: job.draft, signal: giveWay });
    await readApis(store, releases, api, now, {
      ...{ onProgress: onStep, edited: job.names },
      mayBeEmpty: env.API_BASE_URL === '',
    });
    giveWay.throwIfAborted();
    provideSnapshot(readerOf(store));
    const state = { ...options, store, releases, now };
    const { pages, gone } = await (fullBuildReason(state) ? allPageChanges : affectedPages)(state);
    const live = releases.current()?.id ?? 0;
    const result: Preview = {
      changed: changedNames(store.unpublished.changes()),
      pages: pages.map(({ pathname, route }) => ({
        path: pathname,
        before: releases.has(outputFile(pathname, route.type), live),
      })),
      removed: gone.map(addressOf),
    };
    if (!job.pages) return result;
    const html: Record<string, string> = {};
    const wanted = new Set(job.pages);
    for (const page of await renderer.paths()) {
      if (wanted.has(page.pathname))
        html[page.pathname] = (await renderer.render(page)).body.toString();
    }
    return { ...result, html };
  };
  const run = (giveWay: AbortSignal) =>
    // On the snapshot of the last publisher; nothing is published.
    (options.sharing ?? NOT_SHARED).publishing(async () => {
      const releases = new Releases(env.DATA_DIR);
      try {
        return await withStore(env.DATA_DIR, (store) =>
          store.dryRun(() => previewInStore(store, releases, giveWay)),
        );
      } finally {
        provideSnapshot(options.reader);
        releases.close();
      }
    });
  return withBuildLock(env.DATA_DIR, run, {
    ...{ rank: 'look', onWait: () => onStep('Waiting for another build', 0, 0) },
  });
}

/** The address of a page's file: `product/x.html` → `/product/x`. */
function addressOf(file: string): string {
  return `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`;
}
