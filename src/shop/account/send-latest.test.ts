import { expect, it } from 'vitest';
import { sendLatest } from './lists/use-wishlist.ts';

it('sends the first value at once and the last of those that follow, in order', async () => {
  const sent: [string, number][] = [];
  let release = () => {};
  const set = sendLatest(async (key: string, value: number) => {
    sent.push([key, value]);
    await new Promise<void>((resolve) => (release = resolve));
  });
  const first = set('a', 1);
  void set('a', 2);
  void set('a', 3);
  expect(sent).toEqual([['a', 1]]);
  release();
  await Promise.resolve();
  await Promise.resolve();
  expect(sent).toEqual([
    ['a', 1],
    ['a', 3],
  ]);
  release();
  await first;
});

it('does not let one key wait for a different one', () => {
  const sent: string[] = [];
  const set = sendLatest(async (key: string) => {
    sent.push(key);
    await new Promise(() => {});
  });
  void set('a', 1);
  void set('b', 1);
  expect(sent).toEqual(['a', 'b']);
});
