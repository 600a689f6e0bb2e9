/** Limits counted in the database: for all processes together, and past a restart. */
import { createHash } from 'node:crypto';
import { CompiledQuery, type Kysely } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../../db/schema/database.ts';

export interface Limit {
  /** Counts one; answers the seconds to wait where there were too many, else 0. */
  consume(key: string): Promise<number>;
  /** Takes one back. */
  giveBack(key: string): Promise<void>;
  /** Forgets what was counted. */
  reset(key: string): Promise<void>;
}

interface LimitOptions {
  /** Distinguishes this limit from the others. */
  name: string;
  points: number;
  windowS: number;
}

export type MakeLimit = (options: LimitOptions) => Limit;

interface Query {
  text: string;
  values?: unknown[];
}

/** Makes limits whose counts are rows of `rate_limits`; `startCleanUp` removes expired ones. */
export function databaseLimits(db: Kysely<Database>): MakeLimit {
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

/** Of one length whatever was typed, and no list of names or addresses. */
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
