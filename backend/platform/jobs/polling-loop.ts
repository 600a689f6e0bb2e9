export interface PollingLoop {
  /** Starts a round now, or after the one under way. */
  poke(): void;
  /** Waits for the round under way; no further one starts. */
  close(): Promise<void>;
}

/**
 * Runs `round` at once, when poked, and every `everyMs`, never twice at a time. A round that
 * rejects (the database does not answer) is tried again at the next poll; `onError` is called
 * for the first rejection in a row.
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
 * Calls `beat` while a job runs; answers how to stop. `onLost` is called once when it answers
 * false: another worker took the job over.
 */
export function startHeartbeat(beat: () => Promise<boolean>, onLost?: () => void): () => void {
  const timer = setInterval(() => {
    beat().then(
      (isAlive) => {
        if (isAlive) return;
        clearInterval(timer);
        onLost?.();
      },
      // The database does not answer: the next beat tries again.
      () => {},
    );
  }, BEAT_EVERY_MS);
  return () => clearInterval(timer);
}
