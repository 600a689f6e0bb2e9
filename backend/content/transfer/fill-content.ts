import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema/database.ts';
import { documentsVersion, lockDocuments, storeDocuments } from '../documents/documents.ts';
import { addPicture } from '../media/pictures.ts';
import { problemText } from '../problems.ts';
import { readFolder, readPicture } from './folder.ts';

/**
 * Fills a database that never had content from a folder; one that has is left as it is, whatever
 * the folder holds by now. Rejects with an Error where a file of the folder is unusable.
 */
export async function fillContent(
  db: Kysely<Database>,
  dir: string,
  at: Date,
  by = 'start',
): Promise<void> {
  if ((await documentsVersion(db)) > 0) return;
  const { texts, pictures, problems } = readFolder(dir);
  const [first] = problems;
  if (first) throw new Error(`The content of ${dir} is unusable: ${problemText(first)}.`);
  await db.transaction().execute(async (trx) => {
    // Another process may begin at the same time.
    if ((await lockDocuments(trx)) > 0) return;
    const edits = [...texts].map(([file, text]) => ({ file, text }));
    await storeDocuments(trx, edits, by, at);
    for (const id of pictures) await addPicture(trx, id, readPicture(dir, id));
  });
}
