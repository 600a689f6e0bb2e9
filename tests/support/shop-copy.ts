import { constants, cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';

/** A copy of the prepared shop, to be changed at will; answers its data folder. */
export function copyOfShop(): string {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'shop-copy-'));
  // Where the file system can, blocks are copied when they are written.
  const mode = constants.COPYFILE_FICLONE;
  cpSync(inject('prepared'), dataDir, { recursive: true, mode });
  return dataDir;
}
