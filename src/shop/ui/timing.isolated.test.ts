import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadWhenOnline } from './timing.ts';

const connection = { onLine: true };
const events = new EventTarget();

beforeEach(() => {
  vi.stubGlobal('navigator', connection);
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
});
afterEach(() => vi.unstubAllGlobals());

const restore = () => {
  connection.onLine = true;
  events.dispatchEvent(new Event('online'));
};

it('loads code once the connection is back, however often it is cut', async () => {
  connection.onLine = false;
  let cuts = 2;
  const load = vi.fn(() =>
    cuts-- > 0 ? Promise.reject(new Error('cut')) : Promise.resolve('code'),
  );
  const loaded = loadWhenOnline(load);
  await setImmediate();
  expect(load).toHaveBeenCalledTimes(1);
  events.dispatchEvent(new Event('online'));
  await setImmediate();
  expect(load).toHaveBeenCalledTimes(2);
  restore();
  await expect(loaded).resolves.toBe('code');
  expect(load).toHaveBeenCalledTimes(3);
});

it('rejects where the code cannot be had with a connection', async () => {
  connection.onLine = true;
  const load = vi.fn(() => Promise.reject(new Error('gone')));
  await expect(loadWhenOnline(load)).rejects.toThrow('gone');
  expect(load).toHaveBeenCalledTimes(1);
});
