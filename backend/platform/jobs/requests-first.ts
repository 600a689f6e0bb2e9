import type { JobHandler } from './job-kind.ts';

/** Tells whether requests are in progress. */
export interface RequestLoad {
  isBusy(): boolean;
  /** Calls the listener when the last request has been answered. */
  onIdle(listener: () => void): () => void;
}

/**
 * In a process that is always busy, yielding jobs still start this often, so that mail is never
 * blocked.
 */
const BUSY_PAUSE_MS = 250;

/**
 * Gives requests priority over yielding jobs: generating a document blocks a core for some
 * milliseconds, during which no request would be answered.
 */
export class RequestsFirst {
  readonly #load: RequestLoad;
  readonly #poke: () => void;
  readonly #stopListening: () => void;
  #timer: NodeJS.Timeout | undefined;
  #startedAt = -Infinity;
  #isPaused = false;

  /** `poke` is called when delayed jobs may start. */
  constructor(load: RequestLoad, poke: () => void) {
    this.#load = load;
    this.#poke = poke;
    this.#stopListening = load.onIdle(() => this.#isPaused && this.#resume());
  }

  /** Whether a job of this kind may start now; if not, `poke` is called later. */
  allows({ yieldsToRequests }: JobHandler['kind']): boolean {
    if (!yieldsToRequests || !this.#load.isBusy()) return true;
    const left = this.#startedAt + BUSY_PAUSE_MS - performance.now();
    if (left <= 0) return true;
    this.#isPaused = true;
    this.#timer ??= setTimeout(() => this.#resume(), left).unref();
    return false;
  }

  started({ yieldsToRequests }: JobHandler['kind']): void {
    if (yieldsToRequests) this.#startedAt = performance.now();
  }

  close(): void {
    this.#stopListening();
    clearTimeout(this.#timer);
  }

  #resume(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#isPaused = false;
    this.#poke();
  }
}
