/** Limits counted in the database: shared by all processes, and kept across restarts. */
import { createHash } from 'node:crypto';
import { CompiledQuery, type Kysely } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../../db/schema/database.ts';

export interface Limit {
  /** Counts one; returns the seconds to wait if there were too many, else 0. */
  consume(key: string): Promise<number>;
  /** Takes back one count. */
  giveBack(key: string): Promise<void>;
  /** Resets the count. */
  reset(key: string): Promise<void>;
}

interface LimitOptions {
  /** Distinguishes this limit from the others. */
  name: string;
  points: number;
  windowS: number;
}

export type LimitFactory = (options: LimitOptions) => Limit;

interface Query {
  text: string;
  values?: unknown[];
}

/** Creates limits whose counts are rows of `rate_limits`; `startCleanUp` removes expired ones. */
export function databaseLimits(db: Kysely<Database>): LimitFactory {
  const storeClient = {
    async query({ text, values }: Query) {
      const { rows } = await db.executeQuery(CompiledQuery.raw(text, values ?? []));
      return { rows, rowCount: rows.length };
    },
  };
  return ({ name, points, windowS }) => {
    const limiter = new RateLimiterPostgres({
      storeClient,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points,
      duration: windowS,
    });
    return {
      consume: (key) => consume(limiter, keyOf(key)),
      giveBack: async (key) => void (await limiter.reward(keyOf(key))),
      reset: async (key) => void (await limiter.delete(keyOf(key))),
    };
  };
}

/** Hashed, so that keys have a fixed length and reveal no names or addresses. */
const keyOf = (text: string) => createHash('sha256').update(text.toLowerCase()).digest('base64url');

async function consume(limiter: RateLimiterPostgres, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
  }
}
