/** An import as it is asked for: by the command, by its call on a running shop, or by the clock. */
import { createReadStream } from 'node:fs';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../db/schema/database.ts';
import { ENTITIES, entityFiles } from './entities.ts';
import type { ImportOptions } from './import.ts';
import { importFiles, type ImportResult } from './import-files.ts';

export const importRequestSchema = z.strictObject({
  /** Files and folders of this machine. */
  paths: z.array(z.string().min(1).max(4_000)).min(1).max(1_000),
  entity: z.enum(ENTITIES, `--entity must be ${ENTITIES.join(', ')}.`).optional(),
  encoding: z
    .enum(['utf-8', 'windows-1252'], '--encoding must be utf-8 or windows-1252.')
    .default('utf-8'),
  missing: z.enum(['leave', 'hide'], '--missing must be leave or hide.').default('leave'),
  continues: z.boolean().default(false),
  isDryRun: z.boolean().default(false),
});

export type ImportRequest = z.infer<typeof importRequestSchema>;

/**
 * Loads what is asked for. Rejects with an Error of one sentence for a path that is not there, and
 * like `importFiles`.
 */
export function runImport(
  db: Kysely<Database>,
  { paths, entity, encoding, missing, continues, isDryRun }: ImportRequest,
  options: Pick<ImportOptions, 'now' | 'by' | 'onChanged'>,
): Promise<ImportResult> {
  const files = entityFiles(paths, entity).map((file) => ({
    ...{ name: file.path, entity: file.entity },
    open: () => createReadStream(file.path),
  }));
  const hidesMissing = missing === 'hide';
  if (hidesMissing && !files.some((file) => file.entity === 'products'))
    throw new Error('--missing hide needs a file of products.');
  return importFiles(db, files, { ...options, encoding, continues, isDryRun, hidesMissing });
}
