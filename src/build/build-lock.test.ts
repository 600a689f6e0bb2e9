import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { withBuildLock } from './build-lock.ts';

it('lets one build in at a time, and the next one after a failure too', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
  let inside = 0;
  let most = 0;
  let waited = 0;
  const build = (fails: boolean) =>
    withBuildLock(
      folder,
      async () => {
        most = Math.max(most, ++inside);
        await new Promise((resolve) => setTimeout(resolve, 20));
        inside -= 1;
        if (fails) throw new Error('API down');
      },
      () => (waited += 1),
    ).catch((error: Error) => error.message);
  const outcomes = await Promise.all([build(true), build(false), build(false)]);
  expect(outcomes).toEqual(['API down', undefined, undefined]);
  expect(most).toBe(1);
  expect(waited).toBe(2);
  rmSync(folder, { recursive: true });
});
