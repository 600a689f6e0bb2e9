import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { diskCache } from './cache.ts';

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
