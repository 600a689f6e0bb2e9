import type { ConfigRecord } from '../api/config/wire.ts';
import { REVIEWS } from '../api/reviews/endpoints.ts';
import type { ProductReviewsRecord } from '../api/reviews/wire.ts';
import { isYes } from '../domain/flags.ts';
import { keys } from './keys.ts';
import type { SnapshotStore } from './store.ts';
import type { SyncContext } from './sync-context.ts';

const PRODUCTS_PER_REQUEST = 100;

/** What buyers say of products, in the language they wrote in; nothing where the setting is off. */
export async function syncReviews(
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
