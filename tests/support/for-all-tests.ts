/** What the tests of a file share: there before the first of them, and gone after the last. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';

/** An empty folder. */
export function testFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * Opens something before the first test and closes it after the last. What is returned stands for it,
 * and may be used by hooks that are declared later and by tests.
 */
export function openForAll<T extends { close(): unknown }>(open: () => Promise<T>): T {
  let opened: T | undefined;
  beforeAll(async () => {
    opened = await open();
  }, 60_000);
  afterAll(async () => {
    await opened?.close();
  });
  return new Proxy({} as T, { get: (_, name) => Reflect.get(opened ?? {}, name) as unknown });
}
