import type { ProductRecord } from '../../api/products/calls.ts';
import { productUrl } from '../../domain/product/product-url.ts';
import type { ConfigRecord } from '../../api/config/calls.ts';
import { REVIEWS } from '../../api/reviews/client.ts';
import type { ProductReviewsRecord } from '../../api/reviews/calls.ts';
import { isYes } from '../../domain/shared/flags.ts';
import { keys } from './reads.ts';
import type { SnapshotStore } from './store.ts';
import { type SyncContext, type EntityFetch, removeMissingEntities } from './sync-context.ts';
import { LOCALES, type Locale } from '../../domain/shared/common.ts';
import { PRODUCTS } from '../../api/products/client.ts';
import { SEARCH } from '../../api/search/client.ts';
import type { SearchResultRecord } from '../../api/search/calls.ts';
import { MAX_PAGE_SIZE } from '../../domain/search/search-constants.ts';
import { productBucket } from './paths.ts';
import { HTML_FIELDS, sanitiseFields } from './sanitise.ts';
import type { PathEntry } from './reader.ts';

/** The last part of a product's address. */
export const productAddress = (record: ProductRecord): string =>
  record.Url?.trim() || productUrl(record.Name, record.Id);

/** Reviews of products, in the language they were written in; none if disabled. */
async function syncReviews(
  context: SyncContext,
  store: SnapshotStore,
  ids: readonly number[],
): Promise<void> {
  const config = store.get(keys.config()) as ConfigRecord;
  if (!isYes(config.ProductReviews)) return;
  const batches = Array.from({ length: Math.ceil(ids.length / PRODUCTS_PER_REQUEST) }, (_, at) =>
    ids.slice(at * PRODUCTS_PER_REQUEST, (at + 1) * PRODUCTS_PER_REQUEST),
  );
  await context.fetchAll(
    'Reading reviews',
    batches.map((batch) => ({
      request: {
        endpoint: REVIEWS.products,
        locale: 'nl' as const,
        query: { productIds: batch.join(',') },
      },
      store(data, put) {
        for (const record of (data ?? []) as ProductReviewsRecord[]) {
          put(keys.reviews(record.ProductId), record);
        }
      },
    })),
  );
}

/**
 * Pages only show whether stock exists and in how many branches; quantities are live data. So a
 * record keeps of each quantity only whether it is positive, and a sale changes no page until the
 * last piece is sold.
 */
interface StockFields {
  Stock?: { StoreId: number; Quantity: number }[] | null;
  MaxStockDefault?: number | null;
  MaxStockTotal?: number | null;
}

const onePieceOrNone = (quantity: number): number => (quantity >= 1 ? 1 : 0);

export function withStockAsOneOrNone<T extends StockFields>(record: T): T {
  return {
    ...record,
    ...(record.Stock && {
      Stock: record.Stock.map((row) => ({ ...row, Quantity: onePieceOrNone(row.Quantity) })),
    }),
    ...(typeof record.MaxStockDefault === 'number' && {
      MaxStockDefault: onePieceOrNone(record.MaxStockDefault),
    }),
    ...(typeof record.MaxStockTotal === 'number' && {
      MaxStockTotal: onePieceOrNone(record.MaxStockTotal),
    }),
  };
}

const PRODUCTS_PER_REQUEST = 100;

/**
 * Every product that a list can show has a page: the ids come from the search call. Returns them.
 */
export async function syncProducts(context: SyncContext, store: SnapshotStore): Promise<number[]> {
  const found = new Set([...(await productIds(context)), ...context.pinned.productIds()]);
  const ids = [...found].sort((a, b) => a - b);
  await fetchProducts(context, store, ids);
  putProductPaths(context, store, ids, { isWhole: true });
  return ids;
}

/** Reads products and their reviews; products that the calls do not return no longer exist. */
export async function fetchProducts(
  context: SyncContext,
  store: SnapshotStore,
  ids: readonly number[],
): Promise<void> {
  await context.fetchAll(
    'Reading products',
    LOCALES.flatMap((locale) => productFetches(ids, locale)),
  );
  await syncReviews(context, store, ids);
  removeMissingEntities(
    context,
    store,
    ids.flatMap((id) => [keys.reviews(id), ...LOCALES.map((locale) => keys.product(id, locale))]),
  );
}

/** The requests that read products. */
function productFetches(ids: readonly number[], locale: Locale): EntityFetch[] {
  const batches: number[][] = [];
  for (let at = 0; at < ids.length; at += PRODUCTS_PER_REQUEST) {
    batches.push(ids.slice(at, at + PRODUCTS_PER_REQUEST));
  }
  return batches.map((batch) => ({
    request: {
      endpoint: PRODUCTS.byIds,
      locale,
      query: { productIds: batch.join(','), fetchExtraFields: true },
    },
    keys: batch.map((id) => keys.product(id, locale)),
    store(data, put) {
      for (const record of (data ?? []) as ProductRecord[]) {
        const safe = sanitiseFields(record, HTML_FIELDS.product, false);
        put(keys.product(record.Id, locale), withStockAsOneOrNone(safe));
      }
    },
  }));
}

/** Updates the addresses of some products; `isWhole`: these are all products. */
export function putProductPaths(
  context: SyncContext,
  store: SnapshotStore,
  ids: readonly number[],
  { isWhole }: { isWhole: boolean },
): void {
  const known = store.get(keys.productCount()) as { count: number } | null;
  let count = isWhole ? 0 : (known?.count ?? 0);
  for (const [bucket, some] of Map.groupBy(ids, productBucket)) {
    const key = keys.productPaths(bucket);
    const before = isWhole ? [] : ((store.get(key) ?? []) as PathEntry[]);
    const paths = new Map(before.map((entry) => [entry.id, entry]));
    for (const id of some) {
      const [nl, en] = LOCALES.map((locale) => {
        const record = store.get(keys.product(id, locale)) as ProductRecord | null;
        return record && productAddress(record);
      });
      if (nl && en) paths.set(id, { id, url: { nl, en } });
      else paths.delete(id);
    }
    count += paths.size - before.length;
    const entries = [...paths.values()].sort((a, b) => a.id - b.id);
    if (entries.length > 0) context.put(key, entries);
    else store.remove(key);
  }
  context.put(keys.productCount(), { count });
}

async function productIds(context: SyncContext): Promise<Set<number>> {
  const { ids, total } = await listedIds(context, {});
  if (ids.size === 0 && !context.mayBeEmpty) throw new Error('The APIs list no product at all.');
  // An empty response for one page of the list would remove the pages of its products.
  if (ids.size < total - context.pinned.absentProducts())
    throw new IncompleteListError(ids.size, total);
  return ids;
}

/** The products in a category or below it. */
export async function idsInCategory(context: SyncContext, id: number): Promise<Set<number>> {
  const { ids, total } = await listedIds(context, { categoryID: id });
  if (ids.size < total) throw new IncompleteListError(ids.size, total);
  return ids;
}

class IncompleteListError extends Error {
  constructor(listed: number, counted: number) {
    super(`The search call listed ${listed} of the ${counted} products that it counted.`);
  }
}

async function listedIds(
  context: SyncContext,
  scope: { categoryID?: number },
): Promise<{ ids: Set<number>; total: number }> {
  const requestOf = (page: number) => ({
    endpoint: SEARCH.results,
    locale: 'nl' as const,
    query: { ...scope, onlySoldOnline: false, page, pageSize: MAX_PAGE_SIZE },
  });
  const ids = new Set<number>();
  const addIds = (data: unknown) => {
    const result = data as SearchResultRecord | null;
    if (!result) throw new Error('The search call gave no list of products.');
    for (const product of result.Products) ids.add(product.Id);
    return result.Total;
  };
  let total = 0;
  await context.fetchAll('Counting products', [
    { request: requestOf(1), store: (data) => void (total = addIds(data)) },
  ]);
  const pages = Math.ceil(total / MAX_PAGE_SIZE);
  await context.fetchAll(
    'Listing products',
    Array.from({ length: Math.max(0, pages - 1) }, (_, index) => ({
      request: requestOf(index + 2),
      store: addIds,
    })),
  );
  return { ids, total };
}
