import type { Kysely } from 'kysely';
import type { Env } from '../../src/env.ts';
import type { Database } from '../db/schema/database.ts';
import { noReviews, type ReviewProvider, verifiedReviews } from './reviews.ts';
import { trustpilotClient } from './trustpilot/trustpilot-client.ts';
import { trustpilotReviews } from './trustpilot/trustpilot-reviews.ts';

type Settings = Pick<
  Env,
  'PRODUCT_REVIEWS' | 'TRUSTPILOT_API_KEY' | 'TRUSTPILOT_BUSINESS' | 'TRUSTPILOT_URL'
>;

/** The reviews that the settings choose. `onError`: the review service did not answer. */
export function reviewsOf(
  env: Settings,
  db: Kysely<Database>,
  onError: (error: unknown) => void,
): ReviewProvider {
  if (!env.PRODUCT_REVIEWS) return noReviews;
  const { TRUSTPILOT_API_KEY: key, TRUSTPILOT_BUSINESS: business, TRUSTPILOT_URL: url } = env;
  if (key === '') return verifiedReviews(db);
  return trustpilotReviews({ client: trustpilotClient({ url, key, business }), onError });
}
