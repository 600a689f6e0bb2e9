/** Free space of the disk that the shop writes to. */
import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';

export interface DiskSpace {
  freeBytes: number;
  sizeBytes: number;
}

export interface DiskWatchOptions {
  folder: string;
  /** Below this the disk counts as full. */
  minimumFreeBytes: number;
  log: Pick<Logger, 'error' | 'info'>;
  /** Reads the free space of a folder's disk; replaced in tests. */
  read?: (folder: string) => Promise<DiskSpace>;
}

const POLL_EVERY_MS = 60_000;
/** Number of checks between repeated log lines about a full disk. */
const CHECKS_PER_REPEAT = 60;
const MB = 1_000_000;

/**
 * Checks every minute, and logs when the disk becomes full, while it remains full, and when it is
 * no longer.
 */
export class DiskWatch {
  readonly #options: DiskWatchOptions;
  readonly #timer: NodeJS.Timeout;
  #checksWhileFull = 0;
  #lastSpace: DiskSpace | null = null;

  constructor(options: DiskWatchOptions) {
    this.#options = options;
    const check = () => void this.check().catch((error: unknown) => this.#logUnreadable(error));
    this.#timer = setInterval(() => check(), POLL_EVERY_MS).unref();
    check();
  }

  /** The free space at the last check if it was too little; else null. */
  get full(): DiskSpace | null {
    return this.#lastSpace && this.#isFull(this.#lastSpace) ? this.#lastSpace : null;
  }

  /** Checks now. Rejects if the folder cannot be read. */
  async check(): Promise<DiskSpace> {
    const { folder, read = readDiskSpace, log } = this.#options;
    const space = await read(folder);
    const wasFull = this.full !== null;
    this.#lastSpace = space;
    if (this.#isFull(space)) {
      if (this.#checksWhileFull++ % CHECKS_PER_REPEAT === 0) {
        log.error({ folder, ...space }, `The disk is almost full: ${freeSpaceText(space)} free`);
      }
    } else if (wasFull) {
      this.#checksWhileFull = 0;
      log.info({ folder, ...space }, `The disk has room again: ${freeSpaceText(space)} free`);
    }
    return space;
  }

  #isFull = ({ freeBytes }: DiskSpace) => freeBytes < this.#options.minimumFreeBytes;

  #logUnreadable(error: unknown): void {
    this.#options.log.error({ err: error }, 'The free disk space cannot be read');
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}

const freeSpaceText = ({ freeBytes }: DiskSpace) => `${Math.floor(freeBytes / MB)} MB`;

async function readDiskSpace(folder: string): Promise<DiskSpace> {
  const { bavail, bsize, blocks } = await statfs(existingFolder(path.resolve(folder)));
  return { freeBytes: bavail * bsize, sizeBytes: blocks * bsize };
}

/** The folder, or if it does not exist yet its nearest existing ancestor. */
const existingFolder = (folder: string): string =>
  existsSync(folder) ? folder : existingFolder(path.dirname(folder));
