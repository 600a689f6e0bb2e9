import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { parallel } from './parallel.ts';

it('runs every item, never more than the limit at once', async () => {
  let running = 0;
  let most = 0;
  const done: number[] = [];
  await parallel([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
    running += 1;
    most = Math.max(most, running);
    await setImmediate();
    running -= 1;
    done.push(item);
  });
  expect(done.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(most).toBe(3);
});

it('fails with the first failure and starts nothing after it', async () => {
  const started: number[] = [];
  const run = parallel([1, 2, 3, 4, 5, 6], 2, async (item) => {
    started.push(item);
    await Promise.resolve();
    if (item === 2) throw new Error('two');
  });
  await expect(run).rejects.toThrow('two');
  await setImmediate();
  expect(started.length).toBeLessThan(6);
});
