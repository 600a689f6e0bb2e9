/**
 * Imports into a running shop, and changes of single products: responses change immediately, and
 * the changed pages are queued for publishing.
 */
import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { Kysely, Transaction } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../platform/db/schema/database.ts';
import { readOptionsOf } from './formats/mapping.ts';
import { ENTITIES, entityFiles } from './structure/entity.ts';
import { type ImportOptions, ImportRun, readCatalogueReferences } from './import.ts';
import { importFiles, type ImportResult } from './import-files.ts';
import type { MediaOptions } from './sources.ts';
import type { OwnedMedia } from '../../platform/media/owned-media.ts';
import { mergeNames } from './import-record.ts';
import { type ImportEntry, listImports, undoImport, type UndoResult } from './undo.ts';
import { ProductChangeError, productOfNumber } from '../product-numbers.ts';
import { MEDIA_FIELDS } from './known-products.ts';
import { validateRow, type FeedError } from './row.ts';

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
  const readOptions = readOptionsOf(reading);
  const files = entityFiles(paths, entity).map((file) => ({
    ...{ name: file.path, entity: file.entity, folder: path.dirname(path.resolve(file.path)) },
    open: () => createReadStream(file.path),
  }));
  const hidesMissing = missing === 'hide';
  if (hidesMissing && !files.some((file) => file.entity === 'products'))
    throw new Error('--missing hide needs a file of products.');
  return importFiles(db, files, {
    ...{ ...options, ...readOptions },
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
  media: OwnedMedia;
  now(): Date;
  /** Queues the pages of these entities for publishing; null for everything that changed. */
  publish(names: string[] | null): Promise<void>;
}

export function shopImports({ shop, media, now, publish }: Options): ShopImports {
  const publishChanges = async <Result>(
    run: (onChanged: (_: unknown, names: string[] | null) => Promise<void>) => Promise<Result>,
  ): Promise<Result> => {
    let changedNames: string[] | null | undefined;
    const result = await run(async (_, names) => {
      changedNames = mergeNames(changedNames, names);
    });
    if (changedNames === undefined) return result;
    await shop.applyChanges(now());
    await publish(changedNames);
    return result;
  };
  return {
    load: (request, { by, allowsInternal }) =>
      publishChanges((onChanged) =>
        runImport(shop.db, request, {
          now: now(),
          by,
          onChanged,
          media: { media, allowsInternal },
        }),
      ),
    undo: (id) => publishChanges((onChanged) => undoImport(shop.db, id, { now: now(), onChanged })),
    list: (limit) => listImports(shop.db, limit),
  };
}

/**
 * Applies a feed row to one product; `row` contains its number and the fields to change. Returns
 * the errors, in which case nothing is written. The caller must save the previous state.
 */
export async function changeProduct(
  trx: Transaction<Database>,
  row: Record<string, unknown>,
  now: Date,
): Promise<FeedError[]> {
  const checked = validateRow(1, row);
  if ('errors' in checked) return checked.errors;
  const counts = { added: 0, changed: 0, unchanged: 0, errors: [] };
  const noRecord = { add: async () => {} };
  const references = await readCatalogueReferences(
    trx,
    checked.row.ean === undefined ? [] : [checked.row.ean],
  );
  const run = new ImportRun(trx, references, { now }, counts, noRecord);
  await run.add({ line: 1, row: checked.row });
  await run.flush();
  return counts.errors;
}

/**
 * Sets fields of a product by its number, each written as `field=value`: `price=9.95`,
 * `stock.12=0`, `name_nl=…` (docs/feed.md). All or nothing. Rejects with `ProductChangeError`.
 */
export async function setFields(
  db: Kysely<Database>,
  number: string,
  assignments: readonly string[],
  now: Date,
): Promise<{ productId: number; changed: string[] }> {
  const values = assignments.map(parseAssignment);
  for (const field of ['number', ...MEDIA_FIELDS]) {
    if (values.some(([name]) => name === field)) {
      throw new ProductChangeError(`${field} cannot be set here: import a file.`);
    }
  }
  const changedFields = values.map(([field]) => field);
  return db.transaction().execute(async (trx) => {
    const product = await productOfNumber(trx, number);
    const row = { ...Object.fromEntries(values), number: product.number };
    const errors = await changeProduct(trx, row, now);
    if (errors.length > 0) {
      const sentences = errors.map(({ field, value, message }) => `${field} "${value}" ${message}`);
      throw new ProductChangeError(`${sentences.join('; ')}.`);
    }
    return { productId: product.id, changed: changedFields };
  });
}

function parseAssignment(text: string): [field: string, value: string] {
  const separatorIndex = text.indexOf('=');
  if (separatorIndex < 1)
    throw new ProductChangeError(`"${text}" is not an assignment: write field=value.`);
  return [text.slice(0, separatorIndex).trim(), text.slice(separatorIndex + 1).trim()];
}
