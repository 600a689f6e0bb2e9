/** Nobody waits for the work any more. */
export class AbandonedError extends Error {
  constructor() {
    super('Nobody waits for this any more.');
    this.name = 'AbandonedError';
  }
}

interface Work<T> {
  result: Promise<T>;
  askers: number;
  abandoned: AbortController;
}

/**
 * Runs work with the same key once for all who ask for it meanwhile. `start` gets a signal that
 * aborts with an `AbandonedError` when the last of them has left; somebody who asks after that starts it again.
 */
export function sharedWork<T>() {
  const underway = new Map<string, Work<T>>();

  const begin = (key: string, start: (signal: AbortSignal) => Promise<T>): Work<T> => {
    const abandoned = new AbortController();
    const forget = () => {
      if (underway.get(key) === work) underway.delete(key);
    };
    const result = start(abandoned.signal).finally(forget);
    const work: Work<T> = { result, askers: 0, abandoned };
    underway.set(key, work);
    return work;
  };

  return async (
    key: string,
    asker: AbortSignal,
    start: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> => {
    if (asker.aborted) throw new AbandonedError();
    const work = underway.get(key) ?? begin(key, start);
    work.askers++;
    const leave = () => {
      if (--work.askers > 0) return;
      if (underway.get(key) === work) underway.delete(key);
      work.abandoned.abort(new AbandonedError());
    };
    asker.addEventListener('abort', leave);
    try {
      return await work.result;
    } finally {
      asker.removeEventListener('abort', leave);
    }
  };
}
