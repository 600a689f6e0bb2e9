import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';

const POLL_EVERY_MS = 25;

/**
 * An exclusive lock between processes, and between several users within one process. It is the lock of
 * an SQLite file, which the operating system releases when the process ends, even if it is killed.
 */
export class FileLock {
  readonly #db: DatabaseSync;
  #isMine = false;

  constructor(lockFile: string) {
    mkdirSync(path.dirname(lockFile), { recursive: true });
    this.#db = new DatabaseSync(lockFile, { timeout: 0 });
  }

  /** Tries to acquire the lock; returns whether this process holds it now. */
  tryAcquire(): boolean {
    this.#isMine ||= this.#try('begin exclusive');
    return this.#isMine;
  }

  /** Waits for the lock; rejects after a time limit. */
  async acquire(limitMs: number): Promise<void> {
    const end = performance.now() + limitMs;
    while (!this.tryAcquire()) {
      if (performance.now() > end)
        throw new Error(`Another process of this machine has kept a lock for ${limitMs / 1000} s.`);
      await pause(POLL_EVERY_MS);
    }
  }

  release(): void {
    if (this.#isMine) this.#db.exec('rollback');
    this.#isMine = false;
  }

  /** Returns whether another process holds it. */
  isTaken(): boolean {
    return !this.#try('select 1 from sqlite_master');
  }

  #try(sql: string): boolean {
    try {
      this.#db.exec(sql);
      return true;
    } catch (error) {
      if (!(error as Error).message.includes('locked')) throw error;
      return false;
    }
  }

  close(): void {
    this.#db.close();
  }
}
