import type { Kysely } from 'kysely';
import type { ProductRecord } from '../../../src/api/products/calls.ts';
import { brandName } from '../../../src/domain/frame/brand.ts';
import { type Locale, LOCALES } from '../../../src/domain/shared/common.ts';
import { changesSince, lastChange, CatalogueReads } from '../../platform/db/read-replica.ts';
import type { AnswerCache } from '../../platform/http/payload.ts';
import type { Database } from '../../platform/db/schema/database.ts';
import { documentsOf, type ListGroups, loadIndexes } from '../../search/project.ts';
import type { SearchIndex } from '../../search/types.ts';
import { type Catalogue, readCatalogue } from './catalogue.ts';
import { SummaryCache, summariesJson } from './summaries.ts';

/**
 * A consistent state of the catalogue in memory. A change creates a new state, so that no response
 * mixes old and new data.
 */
export interface ShopState {
  catalogue: Catalogue;
  indexes: Record<Locale, SearchIndex>;
  summaries: SummaryCache;
  /** Picture by brand name. */
  brandImages: ReadonlyMap<string, string>;
}

/** The data that services read: the database, and the copy of the catalogue in memory. */
export class Shop {
  readonly db: Kysely<Database>;
  /** Reads the catalogue, as of the last applied change or later. */
  readonly reads: CatalogueReads;
  /** How lists group variants. */
  readonly listGroups: ListGroups;
  readonly #answerCache: AnswerCache;
  #state: ShopState;
  /** Number of the last applied database change, and when it was applied. */
  #lastChange: number;
  #changedAt = performance.now();
  #refreshing: Promise<void> = Promise.resolve();
  #onReload = () => {};

  private constructor(
    db: Kysely<Database>,
    reads: CatalogueReads,
    answers: AnswerCache,
    state: ShopState,
    lastChangeNumber: number,
    listGroups: ListGroups,
  ) {
    this.db = db;
    this.reads = reads;
    this.listGroups = listGroups;
    this.#lastChange = lastChangeNumber;
    this.#answerCache = answers;
    this.#state = state;
  }

  /** Reads the catalogue and builds the search index. Rejects with database errors. */
  static async open(
    db: Kysely<Database>,
    answers: AnswerCache,
    now: Date,
    reads = new CatalogueReads(db),
    listGroups: ListGroups = 'off',
  ): Promise<Shop> {
    // Read before the data: a change committed meanwhile is applied again, which is harmless.
    const lastChangeNumber = await lastChange(db);
    await reads.requireLatest();
    // Concurrent: one processes its data while the database answers the other.
    const [indexes, catalogue] = await Promise.all([
      reads.read((from) => loadIndexes(from, now, listGroups)),
      reads.read((from) => readCatalogue(from)),
    ]);
    return new Shop(
      db,
      reads,
      answers,
      createState(catalogue, indexes),
      lastChangeNumber,
      listGroups,
    );
  }

  get state(): ShopState {
    return this.#state;
  }

  /**
   * Applies database changes of this and other processes since the last call to product, search,
   * facet and stock responses. `now` decides which categories and reductions are current. Runs one
   * at a time, so that an older state never replaces a newer one.
   */
  applyChanges(now: Date): Promise<void> {
    return this.#runAfterPrevious(async () => {
      const { last: lastChangeNumber, products } = await changesSince(this.db, this.#lastChange);
      await this.reads.requireLatest();
      if (lastChangeNumber !== this.#lastChange)
        await this.#readChanges(now, lastChangeNumber, products);
    });
  }

  /** Reads everything again, for example at midnight. */
  reload(now: Date): Promise<void> {
    return this.#runAfterPrevious(async () => {
      const lastChangeNumber = await lastChange(this.db);
      await this.reads.requireLatest();
      await this.#readChanges(now, lastChangeNumber, null);
    });
  }

  /** The number of products in the search index, the number of its last change, and the time since. */
  get searched(): { products: number; change: number; ageMs: number } {
    return {
      products: this.#state.indexes.nl.size,
      change: this.#lastChange,
      ageMs: performance.now() - this.#changedAt,
    };
  }

  /** Calls `listener` after a full reload, which empties all caches. */
  onReload(listener: () => void): void {
    this.#onReload = listener;
  }

  #runAfterPrevious(run: () => Promise<void>): Promise<void> {
    const currentRun = this.#refreshing.then(run);
    this.#refreshing = currentRun.catch(() => {});
    return currentRun;
  }

  /** Reads these products (null for everything), as of this change or a later one. */
  async #readChanges(now: Date, change: number, products: readonly number[] | null): Promise<void> {
    let { indexes } = this.#state;
    const changed = products && { products, labels: this.#state.catalogue.facetLabels };
    const catalogue = await this.reads.read((db) => readCatalogue(db, changed));
    if (products) {
      // One language at a time, so that calls are answered while the database reads the next.
      for (const locale of LOCALES)
        indexes[locale].update(
          await this.reads.read((db) => documentsOf(db, products, locale, now, this.listGroups)),
        );
    } else {
      indexes = await this.reads.read((db) => loadIndexes(db, now, this.listGroups));
    }
    // Summaries also contain brands and categories, which did not change here.
    const summaries = products ? this.#state.summaries.remove(products) : new SummaryCache();
    this.#state = createState(catalogue, indexes, summaries);
    this.#lastChange = change;
    this.#changedAt = performance.now();
    this.#answerCache.clear();
    if (!products) this.#onReload();
  }

  /** Returns summaries of products as records, in the order of `ids`. */
  async summaries(ids: readonly number[], locale: Locale): Promise<ProductRecord[]> {
    const { catalogue, summaries } = this.#state;
    const json = await this.reads.read((db) =>
      summariesJson(db, catalogue, summaries, ids, locale),
    );
    return JSON.parse(json) as ProductRecord[];
  }
}

function createState(
  catalogue: Catalogue,
  indexes: Record<Locale, SearchIndex>,
  summaries = new SummaryCache(),
): ShopState {
  const images = [...catalogue.brands.values()].flatMap((brand): [string, string][] =>
    brand.image ? [[brandName(brand.description, brand.code), brand.image]] : [],
  );
  return { catalogue, indexes, summaries, brandImages: new Map(images) };
}
