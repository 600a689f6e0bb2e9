import { LOCALES } from '../domain/locales.ts';
import { PRODUCTS } from '../api/products/endpoints.ts';
import type { ProductRecord } from '../api/products/wire.ts';
import { SEARCH } from '../api/search/endpoints.ts';
import type { SearchResultRecord } from '../api/search/wire.ts';
import type { Locale } from '../domain/entities/common.ts';
import { MAX_PAGE_SIZE } from '../domain/search-constants.ts';
import { keys } from './keys.ts';
import { productAddress } from './product-address.ts';
import { HTML_FIELDS, sanitisedFields } from './sanitise.ts';
import type { PathEntry } from './reader.ts';
import { syncReviews } from './sync-reviews.ts';
import { staticStock } from './static-stock.ts';
import type { SnapshotStore } from './store.ts';
import { type Fetch, removeUnseen, type SyncContext } from './sync-context.ts';

const PRODUCTS_PER_REQUEST = 100;

/** Every product that a list can show has a page: the ids come from the search call. */
export async function syncProducts(context: SyncContext, store: SnapshotStore): Promise<void> {
  const found = new Set([...(await productIds(context)), ...context.held.products()]);
  const ids = [...found].sort((a, b) => a - b);
  await readProducts(context, store, ids);
  putProductPaths(context, store, ids, []);
}

/** Reads products and what buyers say of them; those that the calls do not know are no more. */
export async function readProducts(
  context: SyncContext,
  store: SnapshotStore,
  ids: readonly number[],
): Promise<void> {
  await context.fetchAll(
    'Reading products',
    LOCALES.flatMap((locale) => productFetch(ids, locale)),
  );
  await syncReviews(context, store, ids);
  removeUnseen(
    context,
    store,
    ids.flatMap((id) => [keys.reviews(id), ...LOCALES.map((locale) => keys.product(id, locale))]),
  );
}

/** The requests that read products. */
function productFetch(ids: readonly number[], locale: Locale): Fetch[] {
  const batches: number[][] = [];
  for (let at = 0; at < ids.length; at += PRODUCTS_PER_REQUEST) {
    batches.push(ids.slice(at, at + PRODUCTS_PER_REQUEST));
  }
  return batches.map((batch) => ({
    question: {
      endpoint: PRODUCTS.byIds,
      locale,
      query: { productIds: batch.join(','), fetchExtraFields: true },
    },
    keys: batch.map((id) => keys.product(id, locale)),
    store(data, put) {
      for (const record of (data ?? []) as ProductRecord[]) {
        const safe = sanitisedFields(record, HTML_FIELDS.product, false);
        put(keys.product(record.Id, locale), staticStock(safe));
      }
    },
  }));
}

/** Brings a list of addresses up to date for some products. */
export function putProductPaths(
  context: SyncContext,
  store: SnapshotStore,
  ids: readonly number[],
  known: readonly PathEntry[],
): void {
  const paths = new Map(known.map((entry) => [entry.id, entry]));
  for (const id of ids) {
    const [nl, en] = LOCALES.map((locale) => {
      const record = store.get(keys.product(id, locale)) as ProductRecord | null;
      return record && productAddress(record);
    });
    if (nl && en) paths.set(id, { id, url: { nl, en } });
    else paths.delete(id);
  }
  context.put(
    keys.productPaths(),
    [...paths.values()].sort((a, b) => a.id - b.id),
  );
  context.put(keys.productCount(), { count: paths.size });
}

async function productIds(context: SyncContext): Promise<Set<number>> {
  const question = (page: number) => ({
    endpoint: SEARCH.results,
    locale: 'nl' as const,
    query: { onlySoldOnline: false, page, pageSize: MAX_PAGE_SIZE },
  });
  const ids = new Set<number>();
  const collect = (data: unknown) => {
    const result = data as SearchResultRecord | null;
    if (!result) throw new Error('The search call gave no list of products.');
    for (const product of result.Products) ids.add(product.Id);
    return result.Total;
  };
  let total = 0;
  await context.fetchAll('Counting products', [
    { question: question(1), store: (data) => void (total = collect(data)) },
  ]);
  const pages = Math.ceil(total / MAX_PAGE_SIZE);
  await context.fetchAll(
    'Listing products',
    Array.from({ length: Math.max(0, pages - 1) }, (_, index) => ({
      question: question(index + 2),
      store: collect,
    })),
  );
  if (ids.size === 0 && !context.mayBeEmpty) throw new Error('The APIs list no product at all.');
  // A page of the list that came empty would take its products' pages away.
  if (ids.size < total - context.held.productsAway()) {
    throw new Error(`The search call listed ${ids.size} of the ${total} products that it counted.`);
  }
  return ids;
}
