/** An import as it is asked for: by the command, by its call on a running shop, or by the clock. */
import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../db/schema/database.ts';
import { readOptionsOf } from './formats/flags.ts';
import { ENTITIES, entityFiles } from './entities.ts';
import type { ImportOptions } from './import.ts';
import { importFiles, type ImportResult } from './import-files.ts';
import type { MediaOptions } from './sources.ts';

export const importRequestSchema = z.strictObject({
  /** Files and folders of this machine. */
  paths: z.array(z.string().min(1).max(4_000)).min(1).max(1_000),
  entity: z.enum(ENTITIES, `--entity must be ${ENTITIES.join(', ')}.`).optional(),
  /** How the files are read: `formats/flags.ts`. `mapping` is the path of a file. */
  encoding: z.string().default('utf-8'),
  format: z.string().optional(),
  mapping: z.string().max(4_000).optional(),
  sheet: z.string().max(200).optional(),
  createsMissing: z.boolean().default(false),
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
  { paths, entity, missing, continues, createsMissing, isDryRun, ...reading }: ImportRequest,
  {
    media,
    ...options
  }: Pick<ImportOptions, 'now' | 'by' | 'onChanged'> & {
    /** Where media are kept; each file names its own beside itself. */
    media?: Omit<MediaOptions, 'folder'>;
  },
): Promise<ImportResult> {
  const howToRead = readOptionsOf(reading);
  const files = entityFiles(paths, entity).map((file) => ({
    ...{ name: file.path, entity: file.entity, folder: path.dirname(path.resolve(file.path)) },
    open: () => createReadStream(file.path),
  }));
  const hidesMissing = missing === 'hide';
  if (hidesMissing && !files.some((file) => file.entity === 'products'))
    throw new Error('--missing hide needs a file of products.');
  return importFiles(db, files, {
    ...{ ...options, ...howToRead },
    ...{ continues, createsMissing, isDryRun, hidesMissing },
    ...(media && { media: { ...media, folder: null } }),
  });
}
