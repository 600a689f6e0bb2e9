/** Runs at most `limit` jobs at a time; the others wait in order. */
export function limiter(limit: number): <T>(job: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (job) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await job();
    } finally {
      // A waiting job takes over this one's place.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
