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
  /** Reads the space of a folder's disk; tests give their own. */
  read?: (folder: string) => Promise<DiskSpace>;
}

const LOOK_EVERY_MS = 60_000;
/** A full disk is logged again after so many looks. */
const REPEAT_EVERY = 60;
const MB = 1_000_000;

/** Looks every minute, and logs when the disk becomes full, while it stays so, and when it is not any more. */
export class DiskWatch {
  readonly #options: DiskWatchOptions;
  readonly #timer: NodeJS.Timeout;
  #looksWhileFull = 0;
  #last: DiskSpace | null = null;

  constructor(options: DiskWatchOptions) {
    this.#options = options;
    const look = () => void this.look().catch((error: unknown) => this.#unreadable(error));
    this.#timer = setInterval(() => look(), LOOK_EVERY_MS).unref();
    look();
  }

  /** The space when it was last looked at, where too little was free; else null. */
  get full(): DiskSpace | null {
    return this.#last && this.#isFull(this.#last) ? this.#last : null;
  }

  /** Reads the space now. Rejects where the folder cannot be read. */
  async look(): Promise<DiskSpace> {
    const { folder, read = diskSpace, log } = this.#options;
    const space = await read(folder);
    const wasFull = this.full !== null;
    this.#last = space;
    if (this.#isFull(space)) {
      if (this.#looksWhileFull++ % REPEAT_EVERY === 0) {
        log.error({ folder, ...space }, `The disk is almost full: ${textOf(space)} free`);
      }
    } else if (wasFull) {
      this.#looksWhileFull = 0;
      log.info({ folder, ...space }, `The disk has room again: ${textOf(space)} free`);
    }
    return space;
  }

  #isFull = ({ freeBytes }: DiskSpace) => freeBytes < this.#options.minimumFreeBytes;

  #unreadable(error: unknown): void {
    this.#options.log.error({ err: error }, 'The free disk space cannot be read');
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}

const textOf = ({ freeBytes }: DiskSpace) => `${Math.floor(freeBytes / MB)} MB`;

async function diskSpace(folder: string): Promise<DiskSpace> {
  const { bavail, bsize, blocks } = await statfs(existingFolder(path.resolve(folder)));
  return { freeBytes: bavail * bsize, sizeBytes: blocks * bsize };
}

/** The folder, or before it is made the nearest one above it, on the same disk. */
const existingFolder = (folder: string): string =>
  existsSync(folder) ? folder : existingFolder(path.dirname(folder));
