import { expect, it } from 'vitest';
import { AbandonedError, deduplicateWork } from './cache.ts';

/** Work that ends when it is told to, or rejects when nobody waits for it. */
function work() {
  let starts = 0;
  let finish = (_: string) => {};
  const start = (signal: AbortSignal) => {
    starts++;
    return new Promise<string>((resolve, reject) => {
      finish = resolve;
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
  };
  return { start, starts: () => starts, finish: (value: string) => finish(value) };
}

it('does the work once for all who ask, also when some of them leave', async () => {
  const share = deduplicateWork<string>();
  const { start, starts, finish } = work();
  const [one, two] = [new AbortController(), new AbortController()];
  const results = [share('k', one.signal, start), share('k', two.signal, start)];
  one.abort();
  finish('done');
  expect(await results[1]).toBe('done');
  expect(starts()).toBe(1);
});

it('abandons the work when the last one has left, and starts again for the next', async () => {
  const share = deduplicateWork<string>();
  const { start, starts, finish } = work();
  const [one, two] = [new AbortController(), new AbortController()];
  const results = [share('k', one.signal, start), share('k', two.signal, start)];
  one.abort('a text, as the HTTP server gives it');
  two.abort();
  for (const result of results) await expect(result).rejects.toBeInstanceOf(AbandonedError);
  const next = share('k', new AbortController().signal, start);
  finish('again');
  expect(await next).toBe('again');
  expect(starts()).toBe(2);
  await expect(share('k', one.signal, start)).rejects.toBeInstanceOf(AbandonedError);
});
