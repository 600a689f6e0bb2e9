/**
 * Loads an owner's files into the shop in one transaction: either all rows or none. Absent fields
 * stay unchanged, and rows without changes are not written.
 */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema/database.ts';
import type { Entity } from './structure/entity.ts';
import {
  hideMissing,
  type ImportInfo,
  ImportRecord,
  MAX_NAMES,
  recordRefusedImport,
} from './import-record.ts';
import {
  type ImportCounts,
  type ImportOptions,
  ImportRun,
  readCatalogueReferences,
} from './import.ts';
import { FeedFileError, type FeedItem, type ReadOptions } from './formats/item.ts';
import { readFeed } from './read.ts';
import { validateRow, type FeedRow } from './row.ts';
import { type MediaResult, readPicture, importMedia } from './media.ts';
import type { NamedSource } from './sources.ts';
import { structureEntity, StructureRun } from './structure/run.ts';

export interface FeedFile {
  /** Name for error messages; empty if there is only one file. */
  name: string;
  entity: Entity;
  /** Folder that its media are relative to; by default that of the options. */
  folder?: string;
  open(): AsyncIterable<Uint8Array>;
}

export interface FileResult extends ImportCounts {
  name: string;
  entity: Entity;
}

export interface ImportResult {
  files: FileResult[];
  /** Number of products hidden because no file contains them. */
  hidden: number;
  /** Data that was left out and may be missed. */
  warnings: string[];
  /** Pictures, documents and videos, if they were read. */
  media: MediaResult | null;
  /** False if the catalogue is unchanged. */
  isLoaded: boolean;
  /** Id for undoing the import; null if nothing was loaded. */
  id: number | null;
  /** Names of the changed entities for the publisher; null if it must detect them itself. */
  names: string[] | null;
}

/** Thrown to roll the transaction back. */
class Rollback extends Error {}

const NO_COUNTS = { added: 0, changed: 0, unchanged: 0 };

/**
 * Loads files in the given order in one transaction. Rejects with `FeedFileError` for a file that
 * is not a feed, and with database errors.
 */
export async function importFiles(
  db: Kysely<Database>,
  files: readonly FeedFile[],
  options: ImportOptions,
): Promise<ImportResult> {
  const result: ImportResult = {
    files: files.map(({ name, entity }) => ({ ...{ name, entity, ...NO_COUNTS }, errors: [] })),
    ...{ hidden: 0, warnings: [], isLoaded: true, id: null, names: [] },
    media: options.media ? { read: 0, warnings: [], changed: [] } : null,
  };
  const sources = files.map(() => new Map<string, NamedSource>());
  const warnings = new Set<string>();
  const readOptions = { ...options, onWarning: (text: string) => void warnings.add(text) };
  const importInfo: ImportInfo = {
    ...{ now: options.now, by: options.by ?? 'command' },
    ...{ files: files.map(({ name }) => name), entities: files.map(({ entity }) => entity) },
  };
  const errorCount = () => result.files.reduce((sum, { errors }) => sum + errors.length, 0);
  try {
    await db.transaction().execute(async (trx) => {
      // Concurrent imports would assign the same id to two products.
      await sql`lock table products in share row exclusive mode`.execute(trx);
      const record = await ImportRecord.begin(trx, importInfo);
      const namedProducts: NamedProducts = { numbers: new Set(), isComplete: true };
      for (const [at, file] of files.entries())
        await loadFile(trx, file, {
          ...{
            options: optionsOfFile(readOptions, file),
            record,
            namedProducts,
            sources: sources[at]!,
          },
          ...{ result: result.files[at]!, media: result.media },
        });
      if (options.hidesMissing && namedProducts.isComplete)
        result.hidden = await hideMissing(trx, namedProducts.numbers, options.now, record);
      const errors = errorCount();
      if (options.isDryRun || (errors > 0 && !options.continues)) throw new Rollback();
      await record.end(sumOfFiles(result), errors);
      result.id = record.id;
      result.names = record.names;
      if (record.hasRows) await options.onChanged?.(trx, record.names);
    });
  } catch (error) {
    if (!(error instanceof Rollback)) throw error;
    result.isLoaded = false;
    if (!options.isDryRun) await recordRefusedImport(db, importInfo, errorCount());
  }
  if (result.isLoaded) await readMedia(db, files, sources, options, result);
  result.warnings = [...warnings];
  for (const { errors } of result.files) errors.sort((a, b) => a.line - b.line);
  return result;
}

/** Returns the options of one file, with its folder for media. */
function optionsOfFile<Options extends ImportOptions>(
  options: Options,
  { folder }: FeedFile,
): Options {
  const { media } = options;
  return media && folder !== undefined ? { ...options, media: { ...media, folder } } : options;
}

/** Reads the media that loaded product rows refer to, and attaches them to the products. */
async function readMedia(
  db: Kysely<Database>,
  files: readonly FeedFile[],
  sources: readonly ReadonlyMap<string, NamedSource>[],
  options: ImportOptions,
  { media, id }: ImportResult,
): Promise<void> {
  if (!media || id === null) return;
  const record = ImportRecord.reopen(db, id);
  for (const [at, file] of files.entries()) {
    const mediaOptions = optionsOfFile(options, file).media!;
    const mediaResult = await importMedia(
      db,
      sources[at]!,
      { ...mediaOptions, record },
      options.now,
    );
    media.read += mediaResult.read;
    media.warnings.push(...mediaResult.warnings);
    media.changed.push(...mediaResult.changed);
  }
  if (media.changed.length === 0) return;
  const names = [...new Set(media.changed)].map((id) => `product:${id}`);
  await db
    .transaction()
    .execute(async (trx) => options.onChanged?.(trx, names.length > MAX_NAMES ? null : names));
}

/** Loads a file of products; see `importFiles`. */
export async function importFeed(
  db: Kysely<Database>,
  file: AsyncIterable<Uint8Array>,
  options: ImportOptions,
): Promise<ImportCounts & Pick<ImportResult, 'isLoaded' | 'media'>> {
  const feed: FeedFile = { name: '', entity: 'products', open: () => file };
  const { files, isLoaded, media } = await importFiles(db, [feed], options);
  const { added, changed, unchanged, errors } = files[0]!;
  return { added, changed, unchanged, errors, isLoaded, media };
}

/** Sums up the results of all files. */
export function sumOfFiles({ files, hidden }: Pick<ImportResult, 'files' | 'hidden'>) {
  const sum = (name: keyof typeof NO_COUNTS) => files.reduce((all, file) => all + file[name], 0);
  return {
    ...{ added: sum('added'), changed: sum('changed'), unchanged: sum('unchanged') },
    hidden,
  };
}

/** The products that the files contain, whether their rows are valid or not. */
interface NamedProducts {
  numbers: Set<string>;
  /** False if a row could not be read, so that its product is unknown. */
  isComplete: boolean;
}

interface FileLoad {
  options: ImportOptions;
  record: ImportRecord;
  namedProducts: NamedProducts;
  result: FileResult;
  /** Media that products refer to. */
  sources: Map<string, NamedSource>;
  media: MediaResult | null;
}

async function loadFile(
  trx: Transaction<Database>,
  { name, entity, open }: FeedFile,
  { options, record, namedProducts, result, sources, media }: FileLoad,
): Promise<void> {
  try {
    if (entity !== 'products') {
      const structure = structureEntity(entity);
      const { fields } = structure;
      const isField = (field: string) => fields.includes(field);
      const run = new StructureRun(structure, trx, {
        ...{ record, result },
        ...(media && {
          pictureOf: (namedPicture) => readPicture(trx, namedPicture, options, media),
        }),
      });
      const shape = { key: structure.key ?? 'code', isField, fields };
      const items = readFeed(open(), { ...options, shape });
      await forEachItem(items, result, async ({ line, value, entity: itemEntity }) => {
        // The formats of the trade may contain other entities than the requested one.
        if (itemEntity === undefined || itemEntity === entity) await run.add(line, value);
      });
      return await run.flush();
    }
    if (options.createsMissing) await createMissing(trx, open(), { options, record, result });
    const references = await readCatalogueReferences(trx);
    const run = new ImportRun(trx, references, options, result, record, sources);
    const readOptions: ReadOptions = {
      ...options,
      knowsAttribute: (code) => references.attributes.has(code),
      knowsCategory: (code) => references.categories.has(code),
    };
    const items = readFeed(open(), readOptions);
    try {
      const { isComplete } = await forEachItem(
        items,
        result,
        async ({ line, value, entity: itemEntity }) => {
          if (itemEntity !== undefined) return;
          namedProducts.numbers.add(String((value as Partial<FeedRow> | null)?.number).trim());
          const checked = validateRow(line, value);
          if ('row' in checked) await run.add({ line, row: checked.row });
          else result.errors.push(...checked.errors);
        },
      );
      namedProducts.isComplete &&= isComplete && !namedProducts.numbers.has('undefined');
      await run.flush();
    } finally {
      await run.waitForBatch();
    }
  } catch (error) {
    if (!(error instanceof FeedFileError) || name === '') throw error;
    throw new FeedFileError(`${name}: ${error.message}`, { cause: error });
  }
}

type ReadItem = Extract<FeedItem, { value: unknown }>;

/** Creates the brands and categories that products refer to and the shop lacks. */
async function createMissing(
  trx: Transaction<Database>,
  file: AsyncIterable<Uint8Array>,
  { options, record, result }: Pick<FileLoad, 'options' | 'record' | 'result'>,
): Promise<void> {
  const { brands, categories } = await readCatalogueReferences(trx, []);
  const knownCodes = { brands, categories };
  const structures = {
    brands: structureEntity('brands'),
    categories: structureEntity('categories'),
  };
  const createdItems = { brands: [] as ReadItem[], categories: [] as ReadItem[] };
  for await (const item of readFeed(file, options)) {
    if (!('value' in item) || item.entity === undefined) continue;
    const { code } = item.value as { code: string };
    if (!knownCodes[item.entity].has(code)) createdItems[item.entity].push(item);
  }
  for (const entity of ['brands', 'categories'] as const) {
    // Created brands and categories are counted in the import record, not with the products.
    const counts = { ...NO_COUNTS, errors: result.errors };
    const run = new StructureRun(structures[entity], trx, { record, result: counts });
    for (const { line, value } of createdItems[entity]) await run.add(line, value);
    await run.flush();
  }
}

async function forEachItem(
  items: AsyncIterable<FeedItem>,
  { errors }: ImportCounts,
  add: (item: ReadItem) => Promise<void>,
): Promise<{ isComplete: boolean }> {
  let isComplete = true;
  for await (const item of items) {
    if ('value' in item) await add(item);
    else {
      errors.push(...item.errors);
      isComplete = false;
    }
  }
  return { isComplete };
}
