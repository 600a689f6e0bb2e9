/**
 * Loads a feed into the catalogue in one transaction: either all rows are loaded, or none. A row of
 * a known number changes what it says and leaves the rest; one that says nothing new is not written.
 */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema/database.ts';
import { FIRST_PRODUCT_ID } from '../products.ts';
import { ByCodeOrName } from './by-code-or-name.ts';
import type { ReadOptions } from './formats/item.ts';
import { readFeed } from './read.ts';
import {
  checkRow,
  type FeedError,
  type FeedRow,
  missingOf,
  type NewFeedRow,
  withBothNames,
} from './row.ts';
import {
  addProducts,
  type CatalogueParts,
  changedProduct,
  changeProducts,
  findKnown,
  newProduct,
  readColumns,
} from './write.ts';

export interface ImportOptions extends ReadOptions {
  now: Date;
  /** Loads the rows that are right although others are not. */
  continues?: boolean;
  /** Loads nothing, and says what would be. */
  isDryRun?: boolean;
  /** Called before the end of the transaction, if anything changed. */
  onChanged?(trx: Transaction<Database>): Promise<void>;
}

export interface ImportResult {
  added: number;
  changed: number;
  unchanged: number;
  errors: FeedError[];
  /** False: the catalogue is as it was. */
  isLoaded: boolean;
}

/** Rows of one statement. */
const BATCH = 1_000;

/** Ends the transaction without keeping it. */
class Undo extends Error {}

/** Rejects with `FeedFileError` for a file that is no feed, and with the database's error. */
export async function importFeed(
  db: Kysely<Database>,
  file: AsyncIterable<Uint8Array>,
  options: ImportOptions,
): Promise<ImportResult> {
  const result: ImportResult = { added: 0, changed: 0, unchanged: 0, errors: [], isLoaded: true };
  try {
    await db.transaction().execute(async (trx) => {
      // Two imports at a time would give one id to two products.
      await sql`lock table products in share row exclusive mode`.execute(trx);
      const run = new ImportRun(trx, await partsOf(trx), options, result);
      for await (const item of readFeed(file, options)) {
        if ('value' in item && item.entity) continue;
        const checked = 'value' in item ? checkRow(item.line, item.value) : item;
        if ('row' in checked && 'line' in item)
          await run.add({ line: item.line, row: checked.row });
        else if ('errors' in checked) result.errors.push(...checked.errors);
      }
      await run.flush();
      if (options.isDryRun || (result.errors.length > 0 && !options.continues)) throw new Undo();
      if (result.added + result.changed > 0) await options.onChanged?.(trx);
    });
  } catch (error) {
    if (!(error instanceof Undo)) throw error;
    result.isLoaded = false;
  }
  result.errors.sort((a, b) => a.line - b.line);
  return result;
}

async function partsOf(db: Kysely<Database>): Promise<CatalogueParts> {
  const brands = await db.selectFrom('brands').select(['id', 'code', 'description']).execute();
  const nodes = await db.selectFrom('web_nodes').select(['id', 'code', 'url', 'name']).execute();
  const stores = await db.selectFrom('stores').select('id').execute();
  const products = await db.selectFrom('products').select(['ean', 'number']).execute();
  const categories = new ByCodeOrName(
    nodes.flatMap((node) => [node.code, node.url.nl].filter(Boolean).map((code) => [code, node])),
    nodes.flatMap((node) => [node.name.nl, node.name.en].map((name) => [name, node])),
  );
  return {
    brands: new ByCodeOrName(
      brands.map(({ code, id }) => [code, id]),
      brands.map(({ description, id }) => [description ?? '', id]),
    ),
    categories,
    stores: new Set(stores.map(({ id }) => String(id))),
    owners: new Map(products.map(({ ean, number }) => [ean, number])),
  };
}

interface Line {
  line: number;
  row: FeedRow;
}

/** One run over a file: what was seen, and the rows that wait for the next statement. */
class ImportRun {
  readonly #trx: Transaction<Database>;
  readonly #parts: CatalogueParts;
  readonly #options: ImportOptions;
  readonly #result: ImportResult;
  /** Line on which a number or EAN stood. */
  readonly #numbers = new Map<string, number>();
  readonly #eans = new Map<string, number>();
  #waiting: Line[] = [];
  #nextId = 0;

  constructor(
    trx: Transaction<Database>,
    parts: CatalogueParts,
    options: ImportOptions,
    result: ImportResult,
  ) {
    this.#trx = trx;
    this.#parts = parts;
    this.#options = options;
    this.#result = result;
  }

  async add({ line, row }: Line): Promise<void> {
    const isFirst = [
      this.#isFirst(this.#numbers, row.number, line, 'number'),
      row.ean === undefined || this.#isFirst(this.#eans, row.ean, line, 'ean'),
    ];
    if (isFirst.includes(false)) return;
    this.#waiting.push({ line, row });
    if (this.#waiting.length >= BATCH) await this.flush();
  }

  #isFirst(seen: Map<string, number>, value: string, line: number, field: string): boolean {
    const before = seen.get(value);
    if (before === undefined) {
      seen.set(value, line);
      return true;
    }
    this.#refuse(line, field, value, `stands on line ${before} already`);
    return false;
  }

  #refuse(line: number, field: string, value: string, message: string): void {
    this.#result.errors.push({ line, field, value, message });
  }

  async flush(): Promise<void> {
    const lines = this.#waiting;
    this.#waiting = [];
    if (lines.length === 0) return;
    const { now } = this.#options;
    const rows = lines.map(({ row }) => row);
    const known = await findKnown(this.#trx, rows, this.#parts);
    const named = lines.map(({ line, row }) => ({
      line,
      row: known.has(row.number) ? row : withBothNames(row),
    }));
    const right = named
      .filter(({ line, row }) => this.#isRight(line, row, known.has(row.number)))
      .map(({ row }) => row);
    const fresh = right.filter((row) => !known.has(row.number));
    const saying = right.filter((row) => known.get(row.number)?.isNew);
    const before = await readColumns(
      this.#trx,
      saying.map((row) => known.get(row.number)!.id),
    );
    const changes = saying.map((row) =>
      changedProduct(before.get(known.get(row.number)!.id)!, row, this.#parts),
    );
    this.#result.unchanged += right.length - fresh.length - changes.length;
    const added = await this.#withIds(fresh);
    await addProducts(
      this.#trx,
      added.map(({ id, row }) => newProduct(id, row as NewFeedRow, this.#parts)),
      now,
    );
    await changeProducts(this.#trx, changes, now);
    this.#result.added += added.length;
    this.#result.changed += changes.length;
  }

  #isRight(line: number, row: FeedRow, isKnown: boolean): boolean {
    const before = this.#result.errors.length;
    const { brands, categories, stores, owners } = this.#parts;
    if (row.brand !== undefined && !brands.has(row.brand))
      this.#refuse(line, 'brand', row.brand, 'is not the code of a brand');
    if (row.category !== undefined && !categories.has(row.category))
      this.#refuse(line, 'category', row.category, 'is not the code or Dutch path of a category');
    for (const store of Object.keys(row.stores ?? {}))
      if (!stores.has(store)) this.#refuse(line, `stock.${store}`, store, 'is not a store');
    const owner = row.ean === undefined ? undefined : owners.get(row.ean);
    if (owner !== undefined && owner !== row.number)
      this.#refuse(line, 'ean', row.ean!, `is that of product ${owner}`);
    const missing = isKnown ? [] : missingOf(row);
    if (missing.length > 0)
      this.#refuse(line, 'number', row.number, `is new, and lacks ${missing.join(', ')}`);
    return this.#result.errors.length === before;
  }

  async #withIds(rows: readonly FeedRow[]): Promise<{ id: number; row: FeedRow }[]> {
    if (this.#nextId === 0) {
      const { max } = await this.#trx
        .selectFrom('products')
        .select((e) => e.fn.max('id').as('max'))
        .executeTakeFirstOrThrow();
      this.#nextId = Math.max(FIRST_PRODUCT_ID, Number(max ?? 0) + 1);
    }
    return rows.map((row) => ({ id: this.#nextId++, row }));
  }
}
