import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { copyFolder } from './prepared-folder.ts';

/** A copy of the prepared shop, to be changed at will; answers its data folder. */
export function copyOfShop(): string {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'shop-copy-'));
  copyFolder(inject('prepared'), dataDir);
  return dataDir;
}
