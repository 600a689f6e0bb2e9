/**
 * Loads files of an owner into the shop in one transaction: either all rows are loaded, or none. What
 * a row does not say stays as it is; one that says nothing new is not written.
 */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema/database.ts';
import { ensureSpecialNodes } from '../special-nodes.ts';
import type { Entity } from './entities.ts';
import { hideMissing } from './hide-missing.ts';
import { type ImportCounts, type ImportOptions, ImportRun, partsOf } from './import.ts';
import { type ImportFacts, ImportRecord, recordRefused } from './import-record.ts';
import { FeedFileError, type FeedItem, readFeed } from './read.ts';
import { checkRow, type FeedRow } from './row.ts';
import { structureEntity, StructureRun } from './structure/run.ts';

export interface FeedFile {
  /** As errors tell it; empty where there is only one. */
  name: string;
  entity: Entity;
  open(): AsyncIterable<Uint8Array>;
}

export interface FileResult extends ImportCounts {
  name: string;
  entity: Entity;
}

export interface ImportResult {
  files: FileResult[];
  /** Products that are hidden, since no file names them. */
  hidden: number;
  /** False: the catalogue is as it was. */
  isLoaded: boolean;
  /** By which it can be taken back; null where nothing was loaded. */
  id: number | null;
  /** What changed, as the publisher knows it; null: whatever did. */
  names: string[] | null;
}

/** Ends the transaction without keeping it. */
class Undo extends Error {}

const NONE = { added: 0, changed: 0, unchanged: 0 };

/**
 * Loads files in the given order, all in one transaction. Rejects with `FeedFileError` for a file that
 * is no feed, and with the database's error.
 */
export async function importFiles(
  db: Kysely<Database>,
  files: readonly FeedFile[],
  options: ImportOptions,
): Promise<ImportResult> {
  const result: ImportResult = {
    files: files.map(({ name, entity }) => ({ ...{ name, entity, ...NONE }, errors: [] })),
    ...{ hidden: 0, isLoaded: true, id: null, names: [] },
  };
  const facts: ImportFacts = {
    ...{ now: options.now, by: options.by ?? 'command' },
    ...{ files: files.map(({ name }) => name), entities: files.map(({ entity }) => entity) },
  };
  const errorCount = () => result.files.reduce((sum, { errors }) => sum + errors.length, 0);
  try {
    await db.transaction().execute(async (trx) => {
      // Two imports at a time would give one id to two products.
      await sql`lock table products in share row exclusive mode`.execute(trx);
      await ensureSpecialNodes(trx);
      const record = await ImportRecord.begin(trx, facts);
      const named = new Set<string>();
      for (const [at, file] of files.entries())
        await loadFile(trx, file, { options, record, named, result: result.files[at]! });
      if (options.hidesMissing) result.hidden = await hideMissing(trx, named, options.now, record);
      const errors = errorCount();
      if (options.isDryRun || (errors > 0 && !options.continues)) throw new Undo();
      await record.end(totals(result), errors);
      result.id = record.id;
      result.names = record.names;
      if (record.hasRows) await options.onChanged?.(trx, record.names);
    });
  } catch (error) {
    if (!(error instanceof Undo)) throw error;
    result.isLoaded = false;
    if (!options.isDryRun) await recordRefused(db, facts, errorCount());
  }
  for (const { errors } of result.files) errors.sort((a, b) => a.line - b.line);
  return result;
}

/** Loads a file of products; see `importFiles`. */
export async function importFeed(
  db: Kysely<Database>,
  file: AsyncIterable<Uint8Array>,
  options: ImportOptions,
): Promise<ImportCounts & Pick<ImportResult, 'isLoaded'>> {
  const feed: FeedFile = { name: '', entity: 'products', open: () => file };
  const { files, isLoaded } = await importFiles(db, [feed], options);
  const { name: _, entity: __, ...counts } = files[0]!;
  return { ...counts, isLoaded };
}

/** What all files add, change and leave. */
export function totals({ files, hidden }: Pick<ImportResult, 'files' | 'hidden'>) {
  const sum = (name: keyof typeof NONE) => files.reduce((all, file) => all + file[name], 0);
  return {
    ...{ added: sum('added'), changed: sum('changed'), unchanged: sum('unchanged') },
    hidden,
  };
}

interface Loading {
  options: ImportOptions;
  record: ImportRecord;
  /** Numbers of all products that the files name, right or wrong. */
  named: Set<string>;
  result: FileResult;
}

async function loadFile(
  trx: Transaction<Database>,
  { name, entity, open }: FeedFile,
  { options, record, named, result }: Loading,
): Promise<void> {
  try {
    if (entity !== 'products') {
      const described = structureEntity(entity);
      const { fields } = described;
      const isField = (field: string) => fields.includes(field);
      const run = new StructureRun(described, trx, record, result);
      const items = readFeed(open(), options.encoding, { key: 'code', isField, fields });
      await each(items, result, (line, value) => run.add(line, value));
      return await run.flush();
    }
    const run = new ImportRun(trx, await partsOf(trx), options, result, record);
    await each(readFeed(open(), options.encoding), result, async (line, value) => {
      named.add(String((value as Partial<FeedRow> | null)?.number));
      const checked = checkRow(line, value);
      if ('row' in checked) await run.add({ line, row: checked.row });
      else result.errors.push(...checked.errors);
    });
    await run.flush();
  } catch (error) {
    if (!(error instanceof FeedFileError) || name === '') throw error;
    throw new FeedFileError(`${name}: ${error.message}`, { cause: error });
  }
}

async function each(
  items: AsyncIterable<FeedItem>,
  { errors }: ImportCounts,
  add: (line: number, value: unknown) => Promise<void>,
): Promise<void> {
  for await (const item of items) {
    if ('value' in item) await add(item.line, item.value);
    else errors.push(...item.errors);
  }
}
