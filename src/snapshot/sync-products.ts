import type { ConfigRecord } from '../api/config/wire.ts';
import { PRODUCTS } from '../api/products/endpoints.ts';
import type { ProductRecord } from '../api/products/wire.ts';
import { REVIEWS } from '../api/reviews/endpoints.ts';
import type { ProductReviewsRecord } from '../api/reviews/wire.ts';
import { SEARCH } from '../api/search/endpoints.ts';
import type { SearchResultRecord } from '../api/search/wire.ts';
import type { Locale } from '../domain/entities/common.ts';
import { isYes } from '../domain/flags.ts';
import { productUrl } from '../domain/product-url.ts';
import { MAX_PAGE_SIZE } from '../domain/search-constants.ts';
import { keys } from './keys.ts';
import { HTML_FIELDS, sanitisedFields } from './sanitise.ts';
import type { PathEntry } from './reader.ts';
import type { SnapshotStore } from './store.ts';
import { type Fetch, LOCALES, type SyncContext } from './sync-context.ts';

const PRODUCTS_PER_REQUEST = 100;

/** Every product that a list can show has a page: the ids come from the search call. */
export async function syncProducts(context: SyncContext, store: SnapshotStore): Promise<void> {
  const ids = await productIds(context);
  const urls = new Map<number, Partial<Record<Locale, string>>>();
  const batches: number[][] = [];
  for (let at = 0; at < ids.length; at += PRODUCTS_PER_REQUEST) {
    batches.push(ids.slice(at, at + PRODUCTS_PER_REQUEST));
  }
  await context.fetchAll(
    'Reading products',
    LOCALES.flatMap((locale) =>
      batches.map((batch): Fetch => ({
        question: {
          endpoint: PRODUCTS.byIds,
          locale,
          query: { productIds: batch.join(','), fetchExtraFields: true },
        },
        store(data, put) {
          for (const record of (data ?? []) as ProductRecord[]) {
            put(
              keys.product(record.Id, locale),
              sanitisedFields(record, HTML_FIELDS.product, false),
            );
            const url = record.Url?.trim() || productUrl(record.Name, record.Id);
            urls.set(record.Id, { ...urls.get(record.Id), [locale]: url });
          }
        },
      })),
    ),
  );
  await syncReviews(context, store, batches);
  const paths = [...urls].flatMap(([id, { nl, en }]): PathEntry[] =>
    nl && en ? [{ id, url: { nl, en } }] : [],
  );
  context.put(
    keys.productPaths(),
    paths.sort((a, b) => a.id - b.id),
  );
  context.put(keys.productCount(), { count: paths.length });
}

/** What buyers say; in the language they wrote in. */
async function syncReviews(
  context: SyncContext,
  store: SnapshotStore,
  batches: readonly number[][],
): Promise<void> {
  const config = store.get(keys.config()) as ConfigRecord;
  if (!isYes(config.ProductReviews)) return;
  await context.fetchAll(
    'Reading reviews',
    batches.map((batch) => ({
      question: {
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

async function productIds(context: SyncContext): Promise<number[]> {
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
  if (ids.size === 0) throw new Error('The APIs list no product at all.');
  return [...ids].sort((a, b) => a - b);
}
