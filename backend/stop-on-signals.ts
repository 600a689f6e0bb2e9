/** A wrapper passes on the signal that the terminal sent to the whole group: two mean one. */
const SAME_SIGNAL_MS = 1_000;

/**
 * Closes once on SIGTERM or SIGINT, then ends the process; another signal a second later, or
 * a close that takes longer than `timeoutMs`, ends it at once.
 */
export function stopOnSignals(close: () => Promise<void>, timeoutMs = 5_000): void {
  let since: number | null = null;
  const stop = () => {
    if (since !== null) {
      if (performance.now() - since > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    since = performance.now();
    setTimeout(() => process.exit(1), timeoutMs).unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error instanceof Error ? error.message : error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
