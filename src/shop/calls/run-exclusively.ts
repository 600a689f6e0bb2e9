let last: Promise<unknown> = Promise.resolve();

/**
 * Runs work while no other work of this name runs, in any tab where the browser has locks, else in
 * this one. `isAlone`: no other tab can be at it.
 */
export function alone<T>(name: string, work: (isAlone: boolean) => Promise<T>): Promise<T> {
  if (typeof navigator !== 'undefined' && 'locks' in navigator)
    return navigator.locks.request(name, () => work(true)) as Promise<T>;
  const run = last.then(() => work(false));
  last = run.catch(() => {});
  return run;
}
