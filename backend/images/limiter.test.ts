import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { limiter } from './limiter.ts';

it('runs no more jobs at a time than it may, and all of them, failures included', async () => {
  const limit = limiter(2);
  let running = 0;
  let most = 0;
  const job = (fails: boolean) => async (): Promise<number> => {
    most = Math.max(most, ++running);
    await setImmediate();
    running--;
    if (fails) throw new Error('no');
    return 1;
  };
  const results = await Promise.allSettled(
    Array.from({ length: 9 }, (_, i) => limit(job(i === 3))),
  );
  expect(most).toBe(2);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(8);
});
