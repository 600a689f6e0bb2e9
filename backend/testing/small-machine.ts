/**
 * A machine that publishes small pages as the shop does: it reads the source into its snapshot, and
 * puts what changed into a release. If its snapshot is not that of the live release, it puts
 * everything into the release.
 */
import type { Kysely } from 'kysely';
import { rollBack } from '../../src/publish/build/roll-back.ts';
import { withBuildLock } from '../../src/publish/build/build-lock.ts';
import { Draft } from '../../src/publish/releases/draft.ts';
import { Releases } from '../../src/publish/releases/releases.ts';
import type { FileStore } from '../../src/publish/releases/shared/manifest.ts';
import { openStore } from '../../src/publish/snapshot/store.ts';
import type { Database } from '../platform/db/schema/database.ts';
import { type PublishPoint, SharedReleases } from '../program/machines/shared-releases.ts';

/** Name → text: what the pages are made from. */
export type Source = Record<string, string>;

const pageNameOf = (name: string) => `${name}.html`;

/** The pages of a source. */
export const pagesOf = (source: Source): Source =>
  Object.fromEntries(
    Object.entries(source).map(([name, text]) => [pageNameOf(name), `<p>${text}`]),
  );

interface Options {
  db: Kysely<Database>;
  databaseUrl: string;
  dataDir: string;
  files: FileStore;
  keep?: number;
  onPoint?(point: PublishPoint): void;
}

export class SmallMachine {
  readonly shared: SharedReleases;
  readonly dataDir: string;
  /** Number of pages that its last publication rendered. */
  renderedCount = 0;

  constructor({ keep = 10, ...options }: Options) {
    this.dataDir = options.dataDir;
    this.shared = new SharedReleases({ ...options, keep });
  }

  publish(read: () => Promise<Source>): Promise<void> {
    return withBuildLock(this.dataDir, () =>
      this.shared.publishing(async () => this.#publish(await read())),
    );
  }

  #publish(source: Source): void {
    const store = openStore(this.dataDir);
    const releases = new Releases(this.dataDir);
    try {
      const live = releases.current()?.id ?? 0;
      store.unpublished.settleRelease(live);
      const pinned = releases.pins.records();
      for (const [name, text] of Object.entries(source))
        if (!pinned.has(name)) store.put(name, text);
      for (const [name, record] of pinned) {
        if (record === null) store.remove(name);
        else store.put(name, JSON.parse(record));
      }
      store.removeUnseen(new Set([...Object.keys(source), ...pinned.keys()]));
      const isFull = live === 0 || store.unpublished.publishedRelease() !== live;
      const names = isFull ? store.keysFrom('') : store.unpublished.keys();
      if (!isFull && names.length === 0) return;
      const edits = isFull
        ? []
        : store.unpublished.changes().map(({ key, before }) => ({ key, name: key, before }));
      const draft = new Draft(this.dataDir);
      for (const name of names) {
        const body = Buffer.from(`<p>${String(store.get(name))}`);
        if (store.has(name))
          draft.put({ path: pageNameOf(name), body, isPage: true, reads: [name] });
        else draft.remove(pageNameOf(name));
      }
      store.unpublished.expectRelease(draft.release);
      draft.publish(
        {
          ...{
            kind: isFull ? 'full' : 'rebuild',
            code: 'code',
            madeAt: new Date(),
            madeBy: 'test',
          },
          ...{ reason: `${process.pid}`, seconds: performance.now(), rendered: names.length },
        },
        edits,
      );
      store.unpublished.settleRelease(draft.release);
      draft.close();
      this.renderedCount = names.length;
    } finally {
      releases.close();
      store.close();
    }
  }

  rollBack(release: number): Promise<number> {
    return rollBack(this.dataDir, release, 'test', new Date(), this.shared);
  }

  /** What it serves: the number of the release, and path → text. */
  readServed(): { release: number; pages: Source } {
    const releases = new Releases(this.dataDir);
    try {
      const release = releases.current()?.id ?? 0;
      const pages = Object.fromEntries(
        [...releases.entries(release)].map(({ path, digest }) => [
          path,
          String(releases.body(digest)),
        ]),
      );
      return { release, pages };
    } finally {
      releases.close();
    }
  }
}
