/**
 * Loads a feed into the catalogue in one transaction: either all rows are loaded, or none. A row of
 * a known number changes what it says and leaves the rest; one that says nothing new is not written.
 */
import { type Kysely, sql, type Transaction } from 'kysely';
import { localTime } from '../../../src/domain/opening-hours.ts';
import type { Database } from '../../db/schema/database.ts';
import { FIRST_PRODUCT_ID } from '../products.ts';
import { sourceOf } from '../../media/fetch-source.ts';
import { type FeedEncoding, readFeed } from './read.ts';
import { type FeedError, type FeedRow, missingOf, type NewFeedRow } from './row.ts';
import { attributesOf } from './attributes.ts';
import { type CatalogueParts, findKnown, type ReadRow, readColumns } from './known.ts';
import { MEDIA } from './lists.ts';
import { type MediaResult, nameSources, takeMedia } from './media.ts';
import { changedProduct, newProduct } from './make.ts';
import { namesPrices, type PriceState, priceFaults, readPrices } from './offers.ts';
import type { MediaOptions, NamedSource } from './sources.ts';
import { addProducts, changeProducts } from './write.ts';

export interface ImportOptions {
  now: Date;
  encoding?: FeedEncoding;
  /** Loads the rows that are right although others are not. */
  continues?: boolean;
  /** Loads nothing, and says what would be. */
  isDryRun?: boolean;
  /** Where files of the feed are, and where media are kept; without it none are read. */
  media?: MediaOptions;
  /** Called before the end of the transaction, if anything changed, and again where media did. */
  onChanged?(trx: Transaction<Database>): Promise<void>;
}

export interface ImportResult {
  added: number;
  changed: number;
  unchanged: number;
  errors: FeedError[];
  /** Where media were read. */
  media?: MediaResult;
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
  const named = new Map<string, NamedSource>();
  const result: ImportResult = { added: 0, changed: 0, unchanged: 0, errors: [], isLoaded: true };
  try {
    await db.transaction().execute(async (trx) => {
      // Two imports at a time would give one id to two products.
      await sql`lock table products in share row exclusive mode`.execute(trx);
      const run = new ImportRun(trx, await partsOf(trx), options, result, named);
      for await (const item of readFeed(file, options.encoding)) {
        if ('row' in item) await run.add(item);
        else result.errors.push(...item.errors);
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
  if (result.isLoaded && options.media && named.size > 0) {
    result.media = await takeMedia(db, named, options.media, options.now);
    if (result.media.changed.length > 0)
      await db.transaction().execute(async (trx) => options.onChanged?.(trx));
  }
  return result;
}

async function partsOf(db: Kysely<Database>): Promise<CatalogueParts> {
  const brands = await db.selectFrom('brands').select(['id', 'code']).execute();
  const nodes = await db.selectFrom('web_nodes').select(['id', 'code', 'url']).execute();
  const stores = await db.selectFrom('stores').select('id').execute();
  const products = await db.selectFrom('products').select(['ean', 'number']).execute();
  const attributes = await db.selectFrom('attributes').selectAll().execute();
  const categories = new Map(nodes.map((node) => [node.code, node]));
  for (const node of nodes) if (node.url.nl) categories.set(node.url.nl, node);
  return {
    brands: new Map(brands.map((brand) => [brand.code, brand.id])),
    categories,
    stores: new Set(stores.map(({ id }) => String(id))),
    attributes: new Map(attributes.map((attribute) => [attribute.code, attribute])),
    owners: new Map(products.map(({ ean, number }) => [ean, number])),
  };
}

interface Line<Row extends FeedRow = FeedRow> {
  line: number;
  row: Row;
}

/** One run over a file: what was seen, and the rows that wait for the next statement. */
class ImportRun {
  readonly #trx: Transaction<Database>;
  readonly #parts: CatalogueParts;
  readonly #options: ImportOptions;
  readonly #result: ImportResult;
  readonly #named: Map<string, NamedSource>;
  /** Line on which a number or EAN stood. */
  readonly #numbers = new Map<string, number>();
  readonly #eans = new Map<string, number>();
  #waiting: Line<ReadRow>[] = [];
  #nextId = 0;

  constructor(
    trx: Transaction<Database>,
    parts: CatalogueParts,
    options: ImportOptions,
    result: ImportResult,
    named: Map<string, NamedSource>,
  ) {
    this.#trx = trx;
    this.#parts = parts;
    this.#options = options;
    this.#result = result;
    this.#named = named;
  }

  async add({ line, row }: Line): Promise<void> {
    const isFirst = [
      this.#isFirst(this.#numbers, row.number, line, 'number'),
      row.ean === undefined || this.#isFirst(this.#eans, row.ean, line, 'ean'),
    ];
    if (isFirst.includes(false)) return;
    const { records, faults } = attributesOf(row, this.#parts.attributes);
    for (const { field, value, message } of faults) this.#refuse(line, field, value, message);
    if (faults.length > 0) return;
    const read = this.#withSources({ ...row, records });
    nameSources(this.#named, line, read);
    this.#waiting.push({ line, row: read });
    if (this.#waiting.length >= BATCH) await this.flush();
  }

  /** Files by their whole paths, so that each is known again. */
  #withSources(row: ReadRow): ReadRow {
    const folder = this.#options.media?.folder ?? null;
    const read = { ...row };
    for (const kind of MEDIA)
      if (row[kind]) read[kind] = row[kind].map((source) => sourceOf(source, folder));
    return read;
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
    const priced = rows.filter((row) => known.get(row.number)?.isNew && namesPrices(row));
    const prices = await readPrices(this.#trx, priced.map((row) => known.get(row.number)!.id)); // prettier-ignore
    const right = lines
      .filter(({ line, row }) => {
        const id = known.get(row.number)?.id;
        return this.#isRight(line, row, id !== undefined, prices.get(id ?? 0));
      })
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
      added.map(({ id, row }) => newProduct(id, row as ReadRow<NewFeedRow>, this.#parts)),
      now,
    );
    await changeProducts(this.#trx, changes, prices, now);
    this.#result.added += added.length;
    this.#result.changed += changes.length;
  }

  #isRight(line: number, row: FeedRow, isKnown: boolean, prices?: PriceState): boolean {
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
    // A known product whose prices were not read says nothing new of them.
    if (prices || !isKnown) {
      const faults = priceFaults(row, prices, localTime(this.#options.now).day);
      for (const { field, value, message } of faults) this.#refuse(line, field, value, message);
    }
    const missing = isKnown ? [] : missingOf(row);
    if (missing.length > 0)
      this.#refuse(line, 'number', row.number, `is new, and lacks ${missing.join(', ')}`);
    return this.#result.errors.length === before;
  }

  async #withIds(rows: readonly ReadRow[]): Promise<{ id: number; row: ReadRow }[]> {
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
