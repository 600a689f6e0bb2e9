import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Digest of the drawing code itself, in this folder and in that of the demo's drawings: when a
 * template changes, its cached pictures are stale.
 */
export function drawingVersion(folders: readonly string[]): string {
  const digest = createHash('sha256');
  for (const folder of [import.meta.dirname, ...folders]) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    for (const file of files.toSorted())
      if (file.endsWith('.ts') && !file.endsWith('.test.ts'))
        digest.update(file).update(readFileSync(join(folder, file)));
  }
  return digest.digest('hex').slice(0, 12);
}
