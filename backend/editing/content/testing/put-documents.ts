import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/schema/database.ts';
import { lockDocuments, storeDocuments } from '../documents.ts';

/** Writes documents without any check, as a program of another version may have; null deletes one. */
export function putDocuments(
  db: Kysely<Database>,
  texts: Record<string, string | null>,
  by = 'test',
): Promise<void> {
  const edits = Object.entries(texts).map(([file, text]) => ({ file, text }));
  return db.transaction().execute(async (trx) => {
    await lockDocuments(trx);
    await storeDocuments(trx, edits, by, new Date('2026-11-21T12:00:00Z'));
  });
}
