/** What tests open or fill, and what is gone with them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, onTestFinished } from 'vitest';

const emptyFolder = () => mkdtempSync(path.join(tmpdir(), 'test-'));
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });

/** An empty folder for all tests of a file. */
export function testFolder(): string {
  const folder = emptyFolder();
  afterAll(() => remove(folder));
  return folder;
}

/** An empty folder for the test that calls this, or that a hook calls it for. */
export function ownFolder(): string {
  const folder = emptyFolder();
  onTestFinished(() => remove(folder));
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
