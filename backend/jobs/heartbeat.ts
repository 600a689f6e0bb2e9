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
