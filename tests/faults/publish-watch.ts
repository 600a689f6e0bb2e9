/** Where publishing is in a data folder, seen from another process at the very moment. */
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { setImmediate, setTimeout as pause } from 'node:timers/promises';
import { openReleaseFile } from '../../src/releases/layout.ts';
import { openStore, type SnapshotStore } from '../../src/snapshot/store.ts';

/**
 * `rendering`: a draft has files, and is not about to go live; `switching`: a release goes live, or
 * just did, and the snapshot has not taken it over.
 */
export type Moment = 'rendering' | 'switching';

export class PublishWatch {
  readonly #releases: DatabaseSync;
  readonly #draft: StatementSync;
  readonly #store: SnapshotStore;

  constructor(dataDir: string) {
    this.#releases = openReleaseFile(dataDir);
    this.#draft = this.#releases.prepare(
      'select 1 from entries where since > (select max(id) from releases) limit 1',
    );
    this.#store = openStore(dataDir);
  }

  now(): Moment | null {
    if (this.#store.unpublished.expectedRelease() !== null) return 'switching';
    return this.#draft.get() ? 'rendering' : null;
  }

  /** Resolves at once when it comes to that; at the latest after `most` ms. */
  async until(moment: Moment, most: number): Promise<void> {
    const end = performance.now() + most;
    for (;;) {
      const now = this.now();
      if (now === moment || performance.now() > end) return;
      // Switching is over in no time, and comes after rendering: only then nothing may be missed.
      await (now === null ? pause(1) : setImmediate());
    }
  }

  close(): void {
    this.#releases.close();
    this.#store.close();
  }
}
