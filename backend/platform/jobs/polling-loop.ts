export interface PollingLoop {
  /** Starts a round now, or after the current one. */
  poke(): void;
  /** Waits for the current round; starts no further one. */
  close(): Promise<void>;
}

/**
 * Runs `round` immediately, when poked, and every `everyMs`, never concurrently. A round that
 * rejects (the database is unavailable) is repeated at the next poll; `onError` is called for the
 * first of consecutive failures.
 */
export function startPolling(
  round: () => Promise<void>,
  everyMs: number,
  onError?: (error: unknown) => void,
): PollingLoop {
  let isClosed = false;
  let isPoked = false;
  let hasFailed = false;
  let working: Promise<void> | null = null;

  const work = async () => {
    while (isPoked && !isClosed) {
      isPoked = false;
      try {
        await round();
        hasFailed = false;
      } catch (error) {
        if (!hasFailed) onError?.(error);
        hasFailed = true;
        return;
      }
    }
  };
  const poke = () => {
    if (isClosed) return;
    isPoked = true;
    working ??= work().finally(() => (working = null));
  };

  const timer = setInterval(poke, everyMs);
  timer.unref();
  poke();
  return {
    poke,
    async close() {
      isClosed = true;
      clearInterval(timer);
      await working;
    },
  };
}

const BEAT_EVERY_MS = 5_000;

/**
 * Calls `beat` while a job runs; returns a function that stops it. `onLost` is called once when
 * `beat` returns false: another worker took over.
 */
export function startHeartbeat(beat: () => Promise<boolean>, onLost?: () => void): () => void {
  const timer = setInterval(() => {
    beat().then(
      (isAlive) => {
        if (isAlive) return;
        clearInterval(timer);
        onLost?.();
      },
      // The database is unavailable: the next beat tries again.
      () => {},
    );
  }, BEAT_EVERY_MS);
  return () => clearInterval(timer);
}
