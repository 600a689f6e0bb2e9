import type { JobHandler } from './job-kind.ts';

/** Tells whether requests wait for this process. */
export interface RequestLoad {
  isBusy(): boolean;
  /** Calls back when the last request was answered. */
  onIdle(listener: () => void): () => void;
}

/** Jobs that yield still run so often in a process that is always busy: no load holds up mail. */
const BUSY_PAUSE_MS = 250;

/**
 * Lets requests go before jobs that yield to them: making a document takes a core for some
 * milliseconds, which every shopper who waits for an answer would wait for too.
 */
export class RequestsFirst {
  readonly #load: RequestLoad;
  readonly #poke: () => void;
  readonly #stopListening: () => void;
  #timer: NodeJS.Timeout | undefined;
  #startedAt = -Infinity;
  #holdsBack = false;

  /** `poke` is called once jobs that were held back may start. */
  constructor(load: RequestLoad, poke: () => void) {
    this.#load = load;
    this.#poke = poke;
    this.#stopListening = load.onIdle(() => this.#holdsBack && this.#letGo());
  }

  /** Whether a job of this kind may start now; else `poke` is called when it may. */
  allows({ yieldsToRequests }: JobHandler['kind']): boolean {
    if (!yieldsToRequests || !this.#load.isBusy()) return true;
    const left = this.#startedAt + BUSY_PAUSE_MS - performance.now();
    if (left <= 0) return true;
    this.#holdsBack = true;
    this.#timer ??= setTimeout(() => this.#letGo(), left).unref();
    return false;
  }

  started({ yieldsToRequests }: JobHandler['kind']): void {
    if (yieldsToRequests) this.#startedAt = performance.now();
  }

  close(): void {
    this.#stopListening();
    clearTimeout(this.#timer);
  }

  #letGo(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#holdsBack = false;
    this.#poke();
  }
}
