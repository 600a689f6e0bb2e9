import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { AbandonedError, diskCache, deduplicateWork } from './cache.ts';

it('keeps what was used last when it is full, and never a half-written file', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'cache-'));
  const cache = diskCache(dir, 1000);
  for (let i = 0; i < 12; i++) {
    await cache.put(`a${i}.webp`, Buffer.alloc(100, i));
    // Files are told apart by the time of their last use, a second each.
    await utimes(join(dir, `a${i}`.slice(0, 2), `a${i}.webp`), i + 1, i + 1);
  }
  expect(await cache.get('a0.webp')).toBeNull();
  expect(await cache.get('a11.webp')).toEqual(Buffer.alloc(100, 11));
  const files = (await readdir(dir, { recursive: true })).filter((name) => name.includes('.'));
  expect(files.length).toBeLessThanOrEqual(10);
  expect(files.every((name) => name.endsWith('.webp'))).toBe(true);
  await rm(dir, { recursive: true });
});

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
