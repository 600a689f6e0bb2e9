import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { copyFolder } from './prepared-folder.ts';

/** Copies the prepared shop, for tests that change it; returns the data folder. */
export function copyOfShop(): string {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'shop-copy-'));
  copyFolder(inject('prepared'), dataDir);
  return dataDir;
}
