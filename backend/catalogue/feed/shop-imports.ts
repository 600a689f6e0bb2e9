/**
 * Imports into a running shop: responses change immediately, and the changed pages are queued for
 * publishing.
 */
import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../platform/db/schema/database.ts';
import { readOptionsOf } from './formats/mapping.ts';
import { ENTITIES, entityFiles } from './entities.ts';
import type { ImportOptions } from './import.ts';
import { importFiles, type ImportResult } from './import-files.ts';
import type { MediaOptions } from './sources.ts';
import type { OwnedMedia } from '../../platform/media/owned-media.ts';
import { joined } from './import-record.ts';
import { type ImportEntry, listImports, undoImport, type UndoResult } from './undo.ts';

/** An import request: from the command line, by a call to a running shop, or scheduled. */
export const importRequestSchema = z.strictObject({
  /** Local files and folders. */
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

/** Executes an import. Rejects with an Error for a missing path, and like `importFiles`. */
export function runImport(
  db: Kysely<Database>,
  { paths, entity, missing, continues, createsMissing, isDryRun, ...reading }: ImportRequest,
  {
    media,
    ...options
  }: Pick<ImportOptions, 'now' | 'by' | 'onChanged'> & {
    /** Where media are stored; each file refers to those in its own folder. */
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

export interface ShopImports {
  /** Rejects like `runImport`. */
  load(request: ImportRequest, by: ImportedBy): Promise<ImportResult>;
  /** Undoes an import; null for the last one. Rejects like `undoImport`. */
  undo(id: number | null): Promise<UndoResult>;
  /** Newest first. */
  list(limit: number): Promise<ImportEntry[]>;
}

interface ImportedBy {
  /** Initiator: `command`, `schedule`, or the name of an editor. */
  by: string;
  /** Whether media may be on addresses of this machine and its networks. */
  allowsInternal: boolean;
}

interface Options {
  shop: {
    db: Kysely<Database>;
    applyChanges(now: Date): Promise<unknown>;
  };
  kept: OwnedMedia;
  now(): Date;
  /** Queues the pages of these entities for publishing; null for everything that changed. */
  publish(names: string[] | null): Promise<void>;
}

export function shopImports({ shop, kept, now, publish }: Options): ShopImports {
  const follow = async <Result>(
    run: (onChanged: (_: unknown, names: string[] | null) => Promise<void>) => Promise<Result>,
  ): Promise<Result> => {
    let changed: string[] | null | undefined;
    const result = await run(async (_, names) => {
      changed = joined(changed, names);
    });
    if (changed === undefined) return result;
    await shop.applyChanges(now());
    await publish(changed);
    return result;
  };
  return {
    load: (request, { by, allowsInternal }) =>
      follow((onChanged) =>
        runImport(shop.db, request, {
          now: now(),
          by,
          onChanged,
          media: { kept, allowsInternal },
        }),
      ),
    undo: (id) => follow((onChanged) => undoImport(shop.db, id, { now: now(), onChanged })),
    list: (limit) => listImports(shop.db, limit),
  };
}
