import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageReads } from '../snapshot/reads.ts';
import type { DraftWork } from '../releases/draft-thread.ts';

/** A file of the site, with the metadata needed to publish it. */
export interface SiteFile {
  /** Below the site's root: `product/x.html`. */
  path: string;
  body: Buffer;
  /** Set for pages, and for files rendered like pages. */
  page?: {
    reads: PageReads;
    /** Hashes of its inline scripts and styles (`inline-hashes.ts`). */
    scripts: string[];
  };
}

/** Destination of a build's files. */
export interface Output {
  /**
   * Adds a file. Resolves at once unless many writes are pending. Rejects with the first failure,
   * also of an earlier write.
   */
  put(file: SiteFile): Promise<void>;
  /** Hashes of the inline scripts and styles of all pages of the site. */
  scriptHashes(): Promise<string[]>;
  /** True if the site has the file. */
  has(path: string): Promise<boolean>;
}

/** Maximum number of files written at the same time, while the next pages render. */
const WRITE_CONCURRENCY = 64;

/**
 * A plain folder for any web server. It is filled in a temporary folder and renamed when complete.
 */
export class FolderOutput implements Output {
  readonly #target: string;
  readonly #next: string;
  readonly #folders = new Set<string>();
  readonly #writes = new Set<Promise<void>>();
  readonly #scripts = new Set<string>();
  #failure: unknown;

  constructor(target: string) {
    this.#target = target;
    this.#next = `${target}.next`;
  }

  async begin(): Promise<void> {
    await rm(this.#next, { recursive: true, force: true });
    await mkdir(this.#next, { recursive: true });
  }

  /** Location of a file while the folder is being filled. */
  path(name: string): string {
    return path.join(this.#next, name);
  }

  async put({ path: name, body, page }: SiteFile): Promise<void> {
    if (this.#failure) throw this.#failure;
    for (const hash of page?.scripts ?? []) this.#scripts.add(hash);
    const file = this.path(name);
    const folder = path.dirname(file);
    if (!this.#folders.has(folder)) {
      await mkdir(folder, { recursive: true });
      this.#folders.add(folder);
    }
    const write = writeFile(file, body)
      .catch((error: unknown) => {
        this.#failure ??= error;
      })
      .finally(() => this.#writes.delete(write));
    this.#writes.add(write);
    if (this.#writes.size >= WRITE_CONCURRENCY) await Promise.race(this.#writes);
  }

  async scriptHashes(): Promise<string[]> {
    return [...this.#scripts].sort();
  }

  async has(name: string): Promise<boolean> {
    await this.#waitForWrites();
    return existsSync(this.path(name));
  }

  async #waitForWrites(): Promise<void> {
    await Promise.all(this.#writes);
    if (this.#failure) throw this.#failure;
  }

  /** Replaces the folder by two renames, so that it never holds a mix of old and new files. */
  async end(): Promise<void> {
    await this.#waitForWrites();
    const old = `${this.#target}.old`;
    await rm(old, { recursive: true, force: true });
    await rename(this.#target, old).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
    await rename(this.#next, this.#target);
    await rm(old, { recursive: true, force: true });
  }
}

/** Writes a build into a draft of a release. */
export function releaseOutput(draft: DraftWork, { isFull }: { isFull: boolean }): Output {
  return {
    put: async ({ path, body, page }: SiteFile) =>
      draft.put({
        path,
        body,
        ...(page && {
          isPage: true,
          reads: [...page.reads.keys],
          due: page.reads.due,
          scripts: page.scripts,
        }),
      }),
    scriptHashes: async () => draft.scriptHashes(isFull),
    has: async (path) => draft.has(path, isFull),
  };
}
