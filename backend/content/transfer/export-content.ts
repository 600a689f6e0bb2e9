import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema/database.ts';
import { readDocuments } from '../documents/documents.ts';
import { pictureBytes } from '../media/pictures.ts';
import { filesBelow, isContentFile } from '../texts.ts';
import { describedPicture, picturePath } from './folder.ts';
import { writeReadable } from './readable-file.ts';

export interface ExportResult {
  documents: number;
  pictures: number;
  /** Content files of the folder that the shop does not have. */
  removed: string[];
}

/**
 * Writes the published content to a folder, which is made where it is missing. Content files that
 * the shop does not have stay there, unless they are to be removed.
 */
export async function exportContent(
  db: Kysely<Database>,
  dir: string,
  { removes }: { removes: boolean },
): Promise<ExportResult> {
  const { texts } = await readDocuments(db);
  const written = new Set<string>();
  for (const [file, text] of texts) {
    writeReadable(join(dir, file), text);
    written.add(file);
    const id = describedPicture(file);
    const bytes = id ? await pictureBytes(db, id) : null;
    if (!id || !bytes) continue;
    writeReadable(join(dir, picturePath(id)), bytes);
    written.add(picturePath(id));
  }
  const others = removes && existsSync(dir) ? filesBelow(dir) : [];
  const removed = others.filter((file) => isOfContent(file) && !written.has(file));
  for (const file of removed) rmSync(join(dir, file));
  return { documents: texts.size, pictures: written.size - texts.size, removed };
}

const isOfContent = (file: string) =>
  isContentFile(file) || /^media\/[0-9a-f]{20}\.webp$/.test(file);
