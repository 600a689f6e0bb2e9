/**
 * Loads the products of a feed. For a known product number, only the fields in the row are changed.
 */
import { type Kysely, sql, type Transaction } from 'kysely';
import { localTime } from '../../../src/domain/store/opening-hours.ts';
import type { Database } from '../../platform/db/schema/database.ts';
import { FIRST_PRODUCT_ID } from '../product-numbers.ts';
import { sourceOf } from '../../platform/media/fetch-source.ts';
import { attributesOf } from './details.ts';
import { ByCodeOrName } from './cells.ts';
import { findDifferences, addProducts, changeProducts } from './changes.ts';
import type { ImportRecord } from './import-record.ts';
import {
  type CatalogueReferences,
  findExistingProducts,
  type ReadRow,
  readColumns,
  MEDIA_FIELDS,
  findDuplicateVariants,
} from './known-products.ts';
import { collectSources } from './media.ts';
import { buildChangedProduct, type BuiltProduct, buildNewProduct } from './build-product.ts';
import { hasPriceFields, type PriceState, findPriceFaults, readPrices } from './offers.ts';
import type { ReadOptions } from './formats/item.ts';
import {
  type FeedError,
  type FeedRow,
  missingFields,
  type NewFeedRow,
  fillBothNames,
} from './row.ts';
import { readProductSnapshots } from './undo.ts';
import type { MediaOptions, NamedSource } from './sources.ts';

export interface ImportOptions extends ReadOptions {
  now: Date;
  /** Initiator of the import. */
  by?: string;
  /** Creates brands and categories that a format refers to and the shop lacks. */
  createsMissing?: boolean;
  /** Loads the valid rows even if others are invalid. */
  continues?: boolean;
  /** Dry run: loads nothing, and reports what would change. */
  isDryRun?: boolean;
  /** Hides products that earlier imports added and these files lack. */
  hidesMissing?: boolean;
  /** Where media are read from and stored; if absent, none are read. */
  media?: MediaOptions;
  /**
   * Called within the transaction if any row changed, and in a second one if media changed. `names`
   * as in `ImportRecord.names`.
   */
  onChanged?(trx: Transaction<Database>, names: string[] | null): Promise<void>;
}

export interface ImportCounts {
  added: number;
  changed: number;
  unchanged: number;
  errors: FeedError[];
}

/** Rows per statement. */
const BATCH = 1_000;

/**
 * Loads everything that rows may refer to. Of products only the owners of these EANs; by default of
 * all.
 */
export async function readCatalogueReferences(
  db: Kysely<Database>,
  eans?: readonly string[],
): Promise<CatalogueReferences> {
  const brands = await db.selectFrom('brands').select(['id', 'code', 'description']).execute();
  const nodes = await db
    .selectFrom('web_nodes')
    .select(['id', 'parent_id', 'code', 'url', 'name', 'delivery_type'])
    .execute();
  const stores = await db.selectFrom('stores').select('id').execute();
  const products = await db
    .selectFrom('products')
    .select(['ean', 'number'])
    .$if(eans !== undefined, (query) => query.where(sql<boolean>`ean = any(${eans})`))
    .execute();
  const attributes = await db.selectFrom('attributes').selectAll().execute();
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const deliveryOf = (node: (typeof nodes)[number] | undefined): string | null =>
    node ? (node.delivery_type ?? deliveryOf(byId.get(node.parent_id ?? 0))) : null;
  const categories = nodes.map((node) => {
    const { id, code, url, name } = node;
    return { url, name, part: { id, code, deliveryType: deliveryOf(node) } };
  });
  return {
    brands: new ByCodeOrName(
      brands.map(({ code, id }) => [code, id]),
      brands.map(({ description, id }) => [description ?? '', id]),
    ),
    categories: new ByCodeOrName(
      categories.flatMap(({ url, part }) =>
        [part.code, url.nl].filter(Boolean).map((code) => [code, part] as const),
      ),
      categories.flatMap(({ name, part }) =>
        [name.nl, name.en].map((each) => [each, part] as const),
      ),
    ),
    stores: new Set(stores.map(({ id }) => String(id))),
    attributes: new Map(attributes.map((attribute) => [attribute.code, attribute])),
    numberByEan: new Map(products.map(({ ean, number }) => [ean, number])),
  };
}

interface FeedLine<Row extends FeedRow = FeedRow> {
  line: number;
  row: Row;
}

/** Processes a file: the rows seen so far, and those waiting for the next statement. */
export class ImportRun {
  readonly #trx: Transaction<Database>;
  readonly #references: CatalogueReferences;
  readonly #options: ImportOptions;
  readonly #result: ImportCounts;
  readonly #record: Pick<ImportRecord, 'add'>;
  readonly #sources: Map<string, NamedSource>;
  /** Line of each number or EAN. */
  readonly #lineByNumber = new Map<string, number>();
  readonly #lineByEan = new Map<string, number>();
  #waitingLines: FeedLine<ReadRow>[] = [];
  /** The database processes one batch while the next one is read. */
  #batchInProgress: Promise<void> = Promise.resolve();
  #nextId = 0;

  constructor(
    trx: Transaction<Database>,
    references: CatalogueReferences,
    options: ImportOptions,
    result: ImportCounts,
    record: Pick<ImportRecord, 'add'>,
    mediaSources: Map<string, NamedSource> = new Map(),
  ) {
    this.#trx = trx;
    this.#references = references;
    this.#options = options;
    this.#result = result;
    this.#record = record;
    this.#sources = mediaSources;
  }

  async add({ line, row }: FeedLine): Promise<void> {
    const isFirst = [
      this.#isFirst(this.#lineByNumber, row.number, line, 'number'),
      row.ean === undefined || this.#isFirst(this.#lineByEan, row.ean, line, 'ean'),
    ];
    if (isFirst.includes(false)) return;
    const { records, faults } = attributesOf(row, this.#references.attributes);
    for (const { field, value, message } of faults) this.#refuse(line, field, value, message);
    if (faults.length > 0) return;
    const read = this.#withSources({ ...row, records });
    collectSources(this.#sources, line, read);
    this.#waitingLines.push({ line, row: read });
    if (this.#waitingLines.length >= BATCH) await this.#writeNext();
  }

  /** Makes the paths of files absolute, so that they are recognised again. */
  #withSources(row: ReadRow): ReadRow {
    const folder = this.#options.media?.folder ?? null;
    const read = { ...row };
    for (const kind of MEDIA_FIELDS)
      if (row[kind]) read[kind] = row[kind].map((source) => sourceOf(source, folder));
    return read;
  }

  #isFirst(firstLines: Map<string, number>, value: string, line: number, field: string): boolean {
    const before = firstLines.get(value);
    if (before === undefined) {
      firstLines.set(value, line);
      return true;
    }
    this.#refuse(line, field, value, `stands on line ${before} already`);
    return false;
  }

  #refuse(line: number, field: string, value: string, message: string): void {
    this.#result.errors.push({ line, field, value, message });
  }

  /** Writes the rows added so far. */
  async flush(): Promise<void> {
    await this.#writeNext();
    await this.#batchInProgress;
  }

  /** Waits for the batch in progress, whether it succeeds or fails: it must not outlive the transaction. */
  waitForBatch(): Promise<unknown> {
    return this.#batchInProgress.catch(() => {});
  }

  /** Resolves when the previous batch is written and writing the next one has begun. */
  async #writeNext(): Promise<void> {
    await this.#batchInProgress;
    const lines = this.#waitingLines;
    this.#waitingLines = [];
    if (lines.length === 0) return;
    this.#batchInProgress = this.#write(lines);
    // A failure is reported by whoever awaits the batch next, not as an unhandled rejection.
    this.#batchInProgress.catch(() => {});
  }

  async #write(lines: readonly FeedLine<ReadRow>[]): Promise<void> {
    const { now } = this.#options;
    const rows = lines.map(({ row }) => row);
    const existingProducts = await findExistingProducts(this.#trx, rows, this.#references);
    const pricedRows = rows.filter(
      (row) => existingProducts.get(row.number)?.isNew && hasPriceFields(row),
    );
    const prices = await readPrices(this.#trx, pricedRows.map((row) => existingProducts.get(row.number)!.id)); // oxfmt-ignore
    const completeRows = lines.map(({ line, row }) => ({
      line,
      row: existingProducts.has(row.number) ? row : fillBothNames(row),
    }));
    const validRows = completeRows
      .filter(({ line, row }) => {
        const id = existingProducts.get(row.number)?.id;
        return this.#isValid(line, row, id !== undefined, prices.get(id ?? 0));
      })
      .map(({ row }) => row);
    const newRows = validRows.filter((row) => !existingProducts.has(row.number));
    const changingRows = validRows.filter((row) => existingProducts.get(row.number)?.isNew);
    const before = await readColumns(
      this.#trx,
      changingRows.map((row) => existingProducts.get(row.number)!.id),
    );
    this.#result.unchanged += validRows.length - newRows.length - changingRows.length;
    const rowsWithIds = await this.#withIds(newRows);
    const { added, changes } = await this.#withoutDuplicates(
      rowsWithIds.map(({ id, row }) =>
        buildNewProduct(id, row as ReadRow<NewFeedRow>, this.#references),
      ),
      changingRows.map((row) =>
        buildChangedProduct(
          before.get(existingProducts.get(row.number)!.id)!,
          row,
          this.#references,
        ),
      ),
    );
    await addProducts(this.#trx, added, now);
    const changedIds = changes.map(({ id }) => id);
    const snapshotsBefore = await readProductSnapshots(this.#trx, changedIds);
    await changeProducts(this.#trx, changes, prices, now);
    const snapshotsAfter = await readProductSnapshots(this.#trx, changedIds);
    await this.#record.add([
      ...added.map(({ id, row }) => ({
        ...{ entity: 'products' as const, key: row.number, id, isNew: true, page: `product:${id}` },
        // Undo hides the product instead of deleting it: rows of customers may refer to it.
        fields: {
          visibility: ['NotViewable', row.visibility ?? 'Orderable'] as [string, string],
        },
      })),
      ...[...snapshotsAfter].map(([id, { number, flat }]) => ({
        ...{ entity: 'products' as const, key: number, id, isNew: false, page: `product:${id}` },
        fields: findDifferences(snapshotsBefore.get(id)!.flat, flat),
      })),
    ]);
    this.#result.added += added.length;
    this.#result.changed += changes.length;
  }

  /** Refuses a variant whose axis values equal those of another variant in its group. */
  async #withoutDuplicates(added: BuiltProduct<NewFeedRow>[], changes: BuiltProduct<FeedRow>[]) {
    const variants = [...added, ...changes].map(({ id, row, columns: { details } }) => ({
      ...{ id, number: row.number, details, line: this.#lineByNumber.get(row.number)! },
    }));
    const axes = [...this.#references.attributes.values()].filter(
      (attribute) => attribute.variant_axis,
    );
    const duplicates = await findDuplicateVariants(
      this.#trx,
      variants.sort((a, b) => a.line - b.line),
      axes.map(({ code }) => code),
    );
    for (const { number, line, details } of variants) {
      const otherNumber = duplicates.get(number);
      if (otherNumber === undefined) continue;
      const names = axes.map(({ code }) => code).join(', ');
      const message = `has the values of ${names} that product ${otherNumber} has in this group`;
      this.#refuse(line, 'group', details.group!, message);
    }
    const isUnique = ({ row }: { row: FeedRow }) => !duplicates.has(row.number);
    return { added: added.filter(isUnique), changes: changes.filter(isUnique) };
  }

  #isValid(line: number, row: FeedRow, isKnown: boolean, prices?: PriceState): boolean {
    const before = this.#result.errors.length;
    const { brands, categories, stores, numberByEan } = this.#references;
    if (row.brand !== undefined && !brands.has(row.brand))
      this.#refuse(line, 'brand', row.brand, 'is not the code of a brand');
    if (row.category !== undefined && !categories.has(row.category))
      this.#refuse(line, 'category', row.category, 'is not the code or Dutch path of a category');
    for (const store of Object.keys(row.stores ?? {}))
      if (!stores.has(store)) this.#refuse(line, `stock.${store}`, store, 'is not a store');
    const owner = row.ean === undefined ? undefined : numberByEan.get(row.ean);
    if (owner !== undefined && owner !== row.number)
      this.#refuse(line, 'ean', row.ean!, `is that of product ${owner}`);
    // Prices are only read for known products whose row changes them.
    if (prices || !isKnown) {
      const faults = findPriceFaults(row, prices, localTime(this.#options.now).day);
      for (const { field, value, message } of faults) this.#refuse(line, field, value, message);
    }
    const missingFieldNames = isKnown ? [] : missingFields(row);
    if (missingFieldNames.length > 0)
      this.#refuse(line, 'number', row.number, `is new, and lacks ${missingFieldNames.join(', ')}`);
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
