import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeReadable } from '../readable-file.ts';
import { isContentFile } from '../texts.ts';

/** The text of a content file on disk; null where there is none. Throws for any other path. */
export function diskText(dir: string, file: string): string | null {
  try {
    return readFileSync(placeOf(dir, file), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Writes content files (null: deletes), each whole or not at all. */
export function writeFiles(
  dir: string,
  files: readonly { file: string; text: string | null }[],
): void {
  for (const { file, text } of files) {
    const place = placeOf(dir, file);
    if (text === null) rmSync(place, { force: true });
    else writeReadable(place, text);
  }
}

/** Only paths of content files lead anywhere: what an editor sends is never a path by itself. */
function placeOf(dir: string, file: string): string {
  if (!isContentFile(file) || file.split('/').some((part) => part === '..' || part === '')) {
    throw new Error(`${file} is no content file.`);
  }
  return join(dir, file);
}
