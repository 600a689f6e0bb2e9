/**
 * A wrapper forwards the signal that the terminal sent to the whole group: two signals within this
 * time count as one.
 */
const SAME_SIGNAL_MS = 1_000;

interface Stopping {
  /** Finishes running requests; skipped when stopped from the keyboard. */
  drain?(): Promise<void>;
  close(): Promise<void>;
}

const CLOSE_WITHIN_MS = 5_000;

/**
 * Drains on SIGTERM, closes once on SIGTERM or SIGINT, then ends the process; another signal a
 * second later, or a close that takes longer than five seconds, ends it at once.
 */
export function stopOnSignals({ drain, close }: Stopping): void {
  let since: number | null = null;
  const end = async (signal: NodeJS.Signals) => {
    if (signal === 'SIGTERM') await drain?.();
    setTimeout(() => process.exit(1), CLOSE_WITHIN_MS).unref();
    await close();
  };
  const stop = (signal: NodeJS.Signals) => {
    if (since !== null) {
      if (performance.now() - since > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    since = performance.now();
    end(signal).then(
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
