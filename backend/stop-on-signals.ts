/**
 * Closes once on SIGTERM or SIGINT, then ends the process; a second signal, or a close that
 * takes longer than `timeoutMs`, ends it at once.
 */
export function stopOnSignals(close: () => Promise<void>, timeoutMs = 5_000): void {
  let stopping = false;
  const stop = () => {
    if (stopping) process.exit(1);
    stopping = true;
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
