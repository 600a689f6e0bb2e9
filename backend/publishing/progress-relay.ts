import type { JobProgress } from '../../src/domain/entities/publishing.ts';

export type ProgressListener = (progress: JobProgress) => void;

const LOOK_EVERY_MS = 500;

/**
 * Hands on how far jobs are: what this process says of its own at once, and what another one
 * writes down of its own as soon as it is seen.
 */
export class ProgressRelay {
  readonly #latest: () => Promise<JobProgress | null>;
  readonly #listeners = new Set<ProgressListener>();
  #timer: NodeJS.Timeout | null = null;
  /** How far the job of this process is, while it runs. */
  #own: JobProgress | null = null;
  #said = '';

  constructor(latest: () => Promise<JobProgress | null>) {
    this.#latest = latest;
  }

  /** A job of this process. */
  tell(progress: JobProgress): void {
    this.#own = progress.state === 'running' ? progress : null;
    this.#say(progress);
  }

  /** Listens from now on; answers how to stop. What is known already is told soon. */
  add(listener: ProgressListener): () => void {
    this.#listeners.add(listener);
    this.#timer ??= setInterval(() => void this.#look(), LOOK_EVERY_MS).unref();
    if (this.#own) listener(this.#own);
    this.#said = '';
    void this.#look();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.close();
    };
  }

  async #look(): Promise<void> {
    if (this.#own) return;
    // The database does not answer: the next look tries again.
    const progress = await this.#latest().catch(() => null);
    if (progress && !this.#own) this.#say(progress);
  }

  #say(progress: JobProgress): void {
    const text = JSON.stringify(progress);
    if (text === this.#said) return;
    this.#said = text;
    for (const listener of this.#listeners) listener(progress);
  }

  close(): void {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
  }
}
