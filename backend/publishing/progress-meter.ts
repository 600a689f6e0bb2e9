import type { JobProgress, OnStep } from '../../src/domain/entities/publishing.ts';

/** More often nobody can read it. */
const EVERY_MS = 250;
/** A rate from less would jump. */
const RATE_FROM_MS = 500;

/** Turns the steps of a job into progress that is told a few times a second. */
export class ProgressMeter {
  readonly #say: (progress: JobProgress) => void;
  readonly #clock: () => number;
  #now: JobProgress;
  #stepStart = 0;
  #saidAt = -Infinity;

  constructor(job: number, say: (progress: JobProgress) => void, clock = () => performance.now()) {
    this.#say = say;
    this.#clock = clock;
    const step = { step: '', done: 0, total: 0, rate: null, secondsLeft: null };
    this.#now = { job, state: 'running', ...step };
  }

  readonly step: OnStep = (step, done, total) => {
    const now = this.#clock();
    const isNew = step !== this.#now.step;
    if (isNew) this.#stepStart = now;
    const elapsed = now - this.#stepStart;
    const rate = elapsed >= RATE_FROM_MS ? (done / elapsed) * 1_000 : null;
    const secondsLeft = rate && total > 0 ? Math.max(0, total - done) / rate : null;
    this.#now = { ...this.#now, step, done, total, rate, secondsLeft };
    if (!isNew && done < total && now - this.#saidAt < EVERY_MS) return;
    this.#saidAt = now;
    this.#say(this.#now);
  };

  /** How it ended; always told. */
  end(state: Exclude<JobProgress['state'], 'running'>): void {
    this.#say({ ...this.#now, state, secondsLeft: null });
  }
}
