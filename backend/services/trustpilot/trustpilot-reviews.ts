import type { ProductReviewsRecord } from '../../../src/api/reviews/wire.ts';
import type { ReviewProvider } from '../reviews.ts';
import type { TrustpilotClient } from './trustpilot-client.ts';

interface Options {
  client: TrustpilotClient;
  onError(error: unknown): void;
  now?(): number;
}

/** A build asks for every product: so long an answer is taken as it was. */
const KEPT_MS = 60 * 60_000;
const AT_ONCE = 8;

/**
 * Reviews at Trustpilot, whose `sku` is the product's id. Where the service fails, what it last answered
 * still holds, and a product that it never answered for has no reviews: pages are published all the same.
 */
export function trustpilotReviews({ client, onError, now = Date.now }: Options): ReviewProvider {
  const kept = new Map<string, { at: number; value: unknown }>();

  /** The answer of the service, kept for an hour; null where it never answered. */
  async function keep<T>(key: string, load: () => Promise<T>): Promise<T | null> {
    const known = kept.get(key) as { at: number; value: T } | undefined;
    if (known && now() - known.at < KEPT_MS) return known.value;
    try {
      const value = await load();
      kept.set(key, { at: now(), value });
      return value;
    } catch (error) {
      onError(error);
      return known?.value ?? null;
    }
  }

  const found = () => keep('business', () => client.business());

  async function ofProduct(id: number, limit: number): Promise<ProductReviewsRecord | null> {
    const business = await found();
    if (!business) return null;
    return keep(`${id} ${limit}`, async () => {
      const { starsAverage, numberOfReviews } = await client.summary(business.id, String(id));
      if (numberOfReviews.total === 0) return null;
      const { productReviews } = await client.reviews(business.id, String(id), limit);
      const Reviews = productReviews.map((review) => ({
        // The last 48 of its 96 bits: a number that is exact.
        Id: Number.parseInt(review.id.slice(-12), 16),
        Rating: review.stars,
        Title: null,
        Text: review.content,
        Author: review.consumer.displayName,
        Date: review.createdAt,
      }));
      return { ProductId: id, Count: numberOfReviews.total, Average: starsAverage, Reviews };
    });
  }

  return {
    async ofProducts(ids, limit) {
      // Known first, so that it is asked for once and not by each product.
      if (!(await found())) return [];
      const records: ProductReviewsRecord[] = [];
      for (let at = 0; at < ids.length; at += AT_ONCE) {
        const some = ids.slice(at, at + AT_ONCE).map((id) => ofProduct(id, limit));
        records.push(...(await Promise.all(some)).filter((record) => record !== null));
      }
      return records;
    },
    // Also null for a shop without any review.
    async business() {
      const business = await found();
      if (!business || business.numberOfReviews.total === 0) return null;
      return {
        url: `https://www.trustpilot.com/review/${encodeURIComponent(business.name.identifying)}`,
        score: business.score.trustScore * 2,
        count: business.numberOfReviews.total,
      };
    },
  };
}
