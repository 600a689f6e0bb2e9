import { expect, test } from 'vitest';
import { OpenRequests } from './serving.ts';

test('tells once the last request was answered, also where one fails', async () => {
  const requests = new OpenRequests();
  let idle = 0;
  const stop = requests.onIdle(() => (idle += 1));
  const first = Promise.withResolvers<string>();
  const second = Promise.withResolvers<string>();
  const answers = [first, second].map(({ promise }) => requests.track(() => promise));
  expect(requests.isBusy()).toBe(true);
  first.resolve('answered');
  expect(await answers[0]).toBe('answered');
  expect([requests.isBusy(), idle]).toEqual([true, 0]);
  second.reject(new Error('The connection broke.'));
  await expect(answers[1]).rejects.toThrow('The connection broke.');
  expect([requests.isBusy(), idle]).toEqual([false, 1]);
  stop();
  await requests.track(() => Promise.resolve());
  expect(idle).toBe(1);
});
