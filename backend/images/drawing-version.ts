import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

let version: string | undefined;

/** Digest of the drawing code itself: when a template changes, its cached pictures are stale. */
export function drawingVersion(): string {
  if (version) return version;
  const digest = createHash('sha256');
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  for (const file of files.toSorted())
    if (file.endsWith('.ts') && !file.endsWith('.test.ts'))
      digest.update(file).update(readFileSync(join(import.meta.dirname, file)));
  return (version = digest.digest('hex').slice(0, 12));
}
