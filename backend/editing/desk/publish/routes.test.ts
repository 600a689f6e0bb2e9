import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { shareRuns } from './routes.ts';

function runs() {
  const ends: { resolve(value: string): void; reject(error: Error): void }[] = [];
  const ask = shareRuns(
    () => new Promise<string>((resolve, reject) => ends.push({ resolve, reject })),
  );
  return { ends, ask };
}

it('answers nobody with what began before they asked', async () => {
  const { ends, ask } = runs();
  const first = ask();
  const [second, third] = [ask(), ask()];
  expect(ends).toHaveLength(1);
  ends[0]!.resolve('old');
  expect(await first).toBe('old');
  await Promise.resolve();
  expect(ends).toHaveLength(2);
  ends[1]!.resolve('new');
  expect(await Promise.all([second, third])).toEqual(['new', 'new']);
});

it('runs again after one that failed', async () => {
  const { ends, ask } = runs();
  const first = ask();
  const second = ask();
  ends[0]!.reject(new Error('API down'));
  await expect(first).rejects.toThrow('API down');
  await setImmediate();
  ends[1]!.resolve('well');
  expect(await second).toBe('well');
});
