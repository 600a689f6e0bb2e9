import type { JobHandler } from './job-kind.ts';

/** Tells whether requests wait for this process. */
export interface RequestLoad {
  isBusy(): boolean;
  /** Calls back when the last request was answered. */
  onIdle(listener: () => void): () => void;
}

/**
 * In a process that is always busy, a yielding job still starts this often, so that mail is never
 * held up for good.
 */
const BUSY_PAUSE_MS = 250;

/**
 * Gives requests priority over jobs that yield to them: making a document takes a core for some
 * milliseconds, during which no shopper would get an answer.
 */
export class RequestsFirst {
  readonly #load: RequestLoad;
  readonly #poke: () => void;
  readonly #stopListening: () => void;
  #timer: NodeJS.Timeout | undefined;
  #startedAt = -Infinity;
  #isPaused = false;

  /** `poke` is called once jobs that were held back may start. */
  constructor(load: RequestLoad, poke: () => void) {
    this.#load = load;
    this.#poke = poke;
    this.#stopListening = load.onIdle(() => this.#isPaused && this.#resume());
  }

  /** Whether a job of this kind may start now; else `poke` is called when it may. */
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
