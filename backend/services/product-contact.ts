import type { Kysely } from 'kysely';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../db/schema/database.ts';

/** Requests of one caller in a time: enough for a person, too few for a flood. */
const POINTS = 5;
const DURATION_S = 10 * 60;

export type ContactOutcome = { ok: true } | { ok: false; retryAfterS: number };

/** Takes requests to be called about a larger quantity. Its limit is per process. */
export function productContacts(db: Kysely<Database>) {
  const limiter = new RateLimiterMemory({ points: POINTS, duration: DURATION_S });
  return async (
    remote: string,
    productId: number,
    phoneNumber: string,
  ): Promise<ContactOutcome> => {
    try {
      await limiter.consume(remote);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return { ok: false, retryAfterS: Math.ceil(refused.msBeforeNext / 1000) };
    }
    await db
      .insertInto('product_contacts')
      .values({ product_id: productId, phone_number: phoneNumber })
      .execute();
    return { ok: true };
  };
}
