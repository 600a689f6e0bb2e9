import type { JobProgress, OnStep } from '../../src/domain/entities/publishing.ts';

/** A rate from less would jump. */
const RATE_FROM_MS = 500;

/** Turns the steps of a job into progress: how quick it is, and how long it still takes. */
export class ProgressMeter {
  readonly #say: (progress: JobProgress) => void;
  readonly #clock: () => number;
  #now: JobProgress;
  #stepStart = 0;

  constructor(job: number, say: (progress: JobProgress) => void, clock = () => performance.now()) {
    this.#say = say;
    this.#clock = clock;
    const step = { step: '', done: 0, total: 0, rate: null, secondsLeft: null };
    this.#now = { job, state: 'running', ...step };
  }

  readonly step: OnStep = (step, done, total) => {
    const now = this.#clock();
    if (step !== this.#now.step) this.#stepStart = now;
    const elapsed = now - this.#stepStart;
    const rate = elapsed >= RATE_FROM_MS ? (done / elapsed) * 1_000 : null;
    const secondsLeft = rate && total > 0 ? Math.max(0, total - done) / rate : null;
    this.#now = { ...this.#now, step, done, total, rate, secondsLeft };
    this.#say(this.#now);
  };

  /** How it ended; always told. */
  end(state: Exclude<JobProgress['state'], 'running'>): void {
    this.#say({ ...this.#now, state, secondsLeft: null });
  }
}
