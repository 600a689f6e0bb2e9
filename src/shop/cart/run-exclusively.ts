let last: Promise<unknown> = Promise.resolve();

/**
 * Runs `work` while no other work with this name runs: across tabs if the browser supports Web
 * Locks, otherwise only in this tab. `isAlone` tells whether other tabs are excluded.
 */
export function runExclusively<T>(
  name: string,
  work: (isAlone: boolean) => Promise<T>,
): Promise<T> {
  if (typeof navigator !== 'undefined' && 'locks' in navigator)
    return navigator.locks.request(name, () => work(true)) as Promise<T>;
  const run = last.then(() => work(false));
  last = run.catch(() => {});
  return run;
}
