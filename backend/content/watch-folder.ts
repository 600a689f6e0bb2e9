import { type FSWatcher, watch } from 'node:fs';

/** An editor's program writes a file in pieces, git writes many. */
const QUIET_MS = 100;
/** Folders from elsewhere (network, container) tell of no change. */
const LOOK_EVERY_MS = 5_000;

/** Calls `onChange` soon after something below a folder changed. Answers how to end it. */
export function watchFolder(dir: string, onChange: () => void): () => void {
  let quiet: NodeJS.Timeout | undefined;
  const soon = () => {
    clearTimeout(quiet);
    quiet = setTimeout(onChange, QUIET_MS);
  };
  let watcher: FSWatcher | undefined;
  try {
    watcher = watch(dir, { recursive: true, persistent: false }, soon);
    watcher.on('error', () => watcher?.close());
  } catch {
    // No watching here: looking has to do.
  }
  const timer = setInterval(onChange, LOOK_EVERY_MS);
  timer.unref();
  return () => {
    clearTimeout(quiet);
    clearInterval(timer);
    watcher?.close();
  };
}
