import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { announce, changeInRunningShop } from './running.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'running-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('no shop runs on a folder without its address', async () => {
  expect(await changeInRunningShop(folder, 1, ['price=1'])).toBeNull();
});

test('nor where one ended without notice', async () => {
  writeFileSync(path.join(folder, 'internal-token'), 'token');
  const leave = announce(folder, 'http://127.0.0.1:9');
  expect(await changeInRunningShop(folder, 1, ['price=1'])).toBeNull();
  leave();
  leave();
});
