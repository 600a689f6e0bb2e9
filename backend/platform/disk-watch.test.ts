import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { DiskWatch } from './disk-watch.ts';

const MB = 1_000_000;
const log = { error: vi.fn(), info: vi.fn() };
let watch: DiskWatch;
afterEach(() => {
  watch.stop();
  log.error.mockReset();
  log.info.mockReset();
});

test('a disk that becomes full is logged once an hour, and once when it has room again', async () => {
  let freeBytes = 5_000 * MB;
  const space = () => ({ freeBytes, sizeBytes: 20_000 * MB });
  const read = () => Promise.resolve(space());
  watch = new DiskWatch({ folder: '.', minimumFreeBytes: 1_000 * MB, log, read });
  await watch.check();
  expect(watch.full).toBeNull();
  expect(log.error).not.toHaveBeenCalled();

  freeBytes = 999 * MB;
  for (let minute = 0; minute < 61; minute++) await watch.check();
  expect(watch.full).toEqual(space());
  expect(log.error).toHaveBeenCalledTimes(2);
  expect(log.error.mock.calls[0]?.[1]).toBe('The disk is almost full: 999 MB free');

  freeBytes = 2_000 * MB;
  await watch.check();
  await watch.check();
  expect(watch.full).toBeNull();
  expect(log.info).toHaveBeenCalledTimes(1);
});

test('the space of a real disk is read, also before the folder is made', async () => {
  const folder = path.join(tmpdir(), 'not', 'made', 'yet');
  watch = new DiskWatch({ folder, minimumFreeBytes: 0, log });
  const { freeBytes, sizeBytes } = await watch.check();
  expect(freeBytes).toBeGreaterThan(0);
  expect(sizeBytes).toBeGreaterThan(freeBytes);
  expect(watch.full).toBeNull();
});
