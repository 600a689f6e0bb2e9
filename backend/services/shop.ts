import type { Kysely } from 'kysely';
import type { ProductRecord } from '../../src/api/products/wire.ts';
import { brandName } from '../../src/domain/brand-name.ts';
import type { Locale } from '../../src/domain/entities/common.ts';
import type { AnswerCache } from '../http/answer-cache.ts';
import type { Database } from '../db/schema/database.ts';
import { documentsOf, loadIndexes } from '../search/project.ts';
import type { SearchIndex } from '../search/types.ts';
import { type Catalogue, loadCatalogue } from './catalogue.ts';
import { importsSince, lastImport } from './imports-since.ts';
import { SummaryCache } from './summary-cache.ts';
import { summariesJson } from './summaries.ts';

/** One picture of the catalogue. A change makes a new one, so that no answer mixes two. */
export interface ShopState {
  catalogue: Catalogue;
  indexes: Record<Locale, SearchIndex>;
  summaries: SummaryCache;
  /** Brand name → picture. */
  brandImages: ReadonlyMap<string, string>;
}

/** What services read: the database, and what is kept of it in memory. */
export class Shop {
  readonly db: Kysely<Database>;
  readonly #answers: AnswerCache;
  #state: ShopState;
  /** The last import that the state tells of. */
  #import: number;
  #refreshing: Promise<void> = Promise.resolve();
  #onReadAnew = () => {};

  private constructor(db: Kysely<Database>, answers: AnswerCache, state: ShopState, last: number) {
    this.db = db;
    this.#import = last;
    this.#answers = answers;
    this.#state = state;
  }

  /** Reads the catalogue and builds the search index. Rejects with the database's error. */
  static async open(db: Kysely<Database>, answers: AnswerCache, now: Date): Promise<Shop> {
    // Read first: an import that ends meanwhile is taken over again.
    const last = await lastImport(db);
    // While the one works on what it read, the database answers the other.
    const [indexes, catalogue] = await Promise.all([loadIndexes(db, now), loadCatalogue(db)]);
    return new Shop(db, answers, stateOf(catalogue, indexes), last);
  }

  get state(): ShopState {
    return this.#state;
  }

  /**
   * Takes over what changed in the database: product, search, facet and stock answers tell of
   * it from here on. With ids only these products changed, and nothing else did; without, everything
   * is read again. `now` decides which categories
   * and reductions are open. One after the other, so that an older picture never wins.
   */
  refresh(now: Date, productIds?: readonly number[]): Promise<void> {
    const turn = this.#refreshing.then(() => this.#refresh(now, productIds));
    this.#refreshing = turn.catch(() => {});
    return turn;
  }

  /** Takes over what imports changed, here or in another process, since that was last done. */
  async takeOverImports(now: Date): Promise<void> {
    const { last, ids } = await importsSince(this.db, this.#import);
    if (ids === null) await this.refresh(now);
    else if (ids.length > 0) await this.refresh(now, ids);
    this.#import = Math.max(this.#import, last);
  }

  /** Calls `listener` whenever everything was read again, and nothing is kept of what was. */
  onReadAnew(listener: () => void): void {
    this.#onReadAnew = listener;
  }

  async #refresh(now: Date, productIds: readonly number[] | undefined): Promise<void> {
    let { indexes } = this.#state;
    const known = productIds ? this.#state.catalogue.facetLabels : undefined;
    const catalogue = await loadCatalogue(this.db, known);
    if (productIds) {
      const nl = await documentsOf(this.db, productIds, 'nl', now);
      const en = await documentsOf(this.db, productIds, 'en', now);
      indexes.nl.update(nl);
      indexes.en.update(en);
    } else {
      indexes = await loadIndexes(this.db, now);
    }
    // What a summary tells besides its product are brands and categories: these did not change.
    const summaries = productIds && this.#state.summaries.without(productIds);
    this.#state = stateOf(catalogue, indexes, summaries);
    this.#answers.clear();
    if (!productIds) this.#onReadAnew();
  }

  /** Summaries of products as records, in the order of `ids`. */
  async summaries(ids: readonly number[], locale: Locale): Promise<ProductRecord[]> {
    const { catalogue, summaries } = this.#state;
    const json = await summariesJson(this.db, catalogue, summaries, ids, locale);
    return JSON.parse(json) as ProductRecord[];
  }
}

function stateOf(
  catalogue: Catalogue,
  indexes: Record<Locale, SearchIndex>,
  summaries = new SummaryCache(),
): ShopState {
  const images = [...catalogue.brands.values()].flatMap((brand): [string, string][] =>
    brand.image ? [[brandName(brand.description, brand.code), brand.image]] : [],
  );
  return { catalogue, indexes, summaries, brandImages: new Map(images) };
}
