/** Customer reviews, and their sources: the shop's database, or Trustpilot. */
import { type Kysely, sql } from 'kysely';
import type { ProductReviewsRecord } from '../../../src/api/reviews/calls.ts';
import * as calls from '../../../src/api/reviews/calls.ts';
import type { Database } from '../../platform/db/schema/database.ts';
import { handle, type HandledCall } from '../../platform/http/handled-call.ts';
import { z } from 'zod';
import type { Env } from '../../../src/env.ts';

/**
 * Source of reviews: the shop's database, or an external service. Returns only reviews of verified
 * purchases.
 */
export interface ReviewProvider {
  /**
   * Returns reviews of products, at most `limit` of each, newest first; products without reviews
   * are omitted.
   */
  ofProducts(ids: readonly number[], limit: number): Promise<ProductReviewsRecord[]>;
  /** Returns the score of the shop; null to use the one in the content, if any. */
  business(): Promise<BusinessReviews | null>;
}

/** Customer reviews of the shop, for the footer of its pages (spec 1 §2.9). */
export interface BusinessReviews {
  url: string;
  /** 0 to 10. */
  score: number;
  count: number;
}

/** Used if the setting is off. */
const noReviews: ReviewProvider = {
  ofProducts: () => Promise.resolve([]),
  business: () => Promise.resolve(null),
};

interface ReviewRow {
  product_id: number;
  count: number;
  average: number;
  id: number;
  rating: number;
  title: string | null;
  text: string;
  author: string;
  created_at: Date;
}

/** Reviews in the database, each of an order that contains the product. */
function verifiedReviews(db: Kysely<Database>): ReviewProvider {
  return {
    business: () => Promise.resolve(null),
    async ofProducts(ids, limit) {
      const { rows } = await sql<ReviewRow>`
        select * from (
          select product_id, id::int, rating, title, text, author, created_at,
            (count(*) over product)::int as count,
            (avg(rating) over product)::float8 as average,
            row_number() over (partition by product_id order by created_at desc, id desc) as place
          from reviews where product_id = any(${[...ids]})
          window product as (partition by product_id)
        ) placed
        where place <= ${limit} order by product_id, place`.execute(db);
      const records = new Map<number, ProductReviewsRecord>();
      for (const row of rows) {
        const { product_id: ProductId, count: Count, average: Average } = row;
        const record = records.get(ProductId) ?? { ProductId, Count, Average, Reviews: [] };
        record.Reviews.push({
          Id: row.id,
          Rating: row.rating,
          Title: row.title,
          Text: row.text,
          Author: row.author,
          Date: row.created_at.toISOString(),
        });
        records.set(ProductId, record);
      }
      return [...records.values()];
    },
  };
}

/** Handlers of product reviews (spec 2 §7). */
export function reviewRoutes(reviews: ReviewProvider): HandledCall[] {
  return [
    handle(calls.productReviews, ({ query }) => reviews.ofProducts(query.productIds, query.limit)),
  ];
}

/** The fields of Trustpilot's public API that the shop reads. */
const totalSchema = z.object({ total: z.int().min(0) });

/** `GET /business-units/find?name={domain}`. */
const businessSchema = z.object({
  id: z.string().regex(/^\w+$/),
  name: z.object({ identifying: z.string() }),
  /** 1 to 5. */
  score: z.object({ trustScore: z.number() }),
  numberOfReviews: totalSchema,
});

/** `GET /product-reviews/business-units/{id}?sku={sku}`. */
const summarySchema = z.object({ starsAverage: z.number(), numberOfReviews: totalSchema });

/** `GET /product-reviews/business-units/{id}/reviews?sku={sku}`. */
const reviewsSchema = z.object({
  productReviews: z.array(
    z.object({
      /** 24 hexadecimal digits. */
      id: z.string().regex(/^[\da-f]{12,}$/i),
      stars: z.int().min(1).max(5),
      content: z.string(),
      createdAt: z.iso.datetime({ offset: true }),
      consumer: z.object({ displayName: z.string() }),
    }),
  ),
});

interface TrustpilotSettings {
  /** `https://api.trustpilot.com/v1` */
  url: string;
  key: string;
  /** Web domain under which the review service knows the shop: `example.nl`. */
  business: string;
  timeoutMs?: number;
}

const TIMEOUT_MS = 5_000;

/**
 * The three calls of the review service (spec 2 §7). Each rejects if the service does not respond.
 */
export function trustpilotClient({ url, key, business, timeoutMs }: TrustpilotSettings) {
  async function fetchJson<T>(path: string, query: Record<string, string>, schema: z.ZodType<T>) {
    const response = await fetch(`${url}${path}?${new URLSearchParams(query)}`, {
      headers: { accept: 'application/json', apikey: key },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs ?? TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`Trustpilot answered ${response.status} to ${path}`);
    return schema.parse(await response.json());
  }
  const productPath = (id: string) => `/product-reviews/business-units/${id}`;
  return {
    business: () => fetchJson('/business-units/find', { name: business }, businessSchema),
    summary: (id: string, sku: string) => fetchJson(productPath(id), { sku }, summarySchema),
    reviews: (id: string, sku: string, limit: number) =>
      fetchJson(`${productPath(id)}/reviews`, { sku, perPage: String(limit) }, reviewsSchema),
  };
}

type TrustpilotClient = ReturnType<typeof trustpilotClient>;

interface Options {
  client: TrustpilotClient;
  onError(error: unknown): void;
  now?(): number;
}

/** How long a response is cached, since a build requests every product. */
const CACHE_MS = 60 * 60_000;
const CONCURRENCY = 8;

/**
 * Reviews at Trustpilot, whose `sku` is the product id. If the service fails, the last response is
 * used; a product without one has no reviews. Pages are published in any case.
 */
export function trustpilotReviews({ client, onError, now = Date.now }: Options): ReviewProvider {
  const cache = new Map<string, { at: number; value: unknown }>();

  /** Returns the response of the service, cached for an hour; null if it never responded. */
  async function cachedValue<T>(key: string, load: () => Promise<T>): Promise<T | null> {
    const cachedEntry = cache.get(key) as { at: number; value: T } | undefined;
    if (cachedEntry && now() - cachedEntry.at < CACHE_MS) return cachedEntry.value;
    try {
      const value = await load();
      cache.set(key, { at: now(), value });
      return value;
    } catch (error) {
      onError(error);
      return cachedEntry?.value ?? null;
    }
  }

  const findBusiness = () => cachedValue('business', () => client.business());

  async function reviewsOfProduct(id: number, limit: number): Promise<ProductReviewsRecord | null> {
    const business = await findBusiness();
    if (!business) return null;
    return cachedValue(`${id} ${limit}`, async () => {
      const { starsAverage, numberOfReviews } = await client.summary(business.id, String(id));
      if (numberOfReviews.total === 0) return null;
      const { productReviews } = await client.reviews(business.id, String(id), limit);
      const Reviews = productReviews.map((review) => ({
        // The last 48 of its 96 bits, which fit a number exactly.
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
      // Awaited first, so that it is requested once and not for each product.
      if (!(await findBusiness())) return [];
      const records: ProductReviewsRecord[] = [];
      for (let from = 0; from < ids.length; from += CONCURRENCY) {
        const batch = ids.slice(from, from + CONCURRENCY).map((id) => reviewsOfProduct(id, limit));
        records.push(...(await Promise.all(batch)).filter((record) => record !== null));
      }
      return records;
    },
    // Also null for a shop without reviews.
    async business() {
      const business = await findBusiness();
      if (!business || business.numberOfReviews.total === 0) return null;
      return {
        url: `https://www.trustpilot.com/review/${encodeURIComponent(business.name.identifying)}`,
        score: business.score.trustScore * 2,
        count: business.numberOfReviews.total,
      };
    },
  };
}

type Settings = Pick<
  Env,
  'PRODUCT_REVIEWS' | 'TRUSTPILOT_API_KEY' | 'TRUSTPILOT_BUSINESS' | 'TRUSTPILOT_URL'
>;

/**
 * Returns the configured source of reviews. `onError` is called if the review service does not
 * respond.
 */
export function configuredReviews(
  env: Settings,
  db: Kysely<Database>,
  onError: (error: unknown) => void,
): ReviewProvider {
  if (!env.PRODUCT_REVIEWS) return noReviews;
  const { TRUSTPILOT_API_KEY: key, TRUSTPILOT_BUSINESS: business, TRUSTPILOT_URL: url } = env;
  if (key === '') return verifiedReviews(db);
  return trustpilotReviews({ client: trustpilotClient({ url, key, business }), onError });
}
