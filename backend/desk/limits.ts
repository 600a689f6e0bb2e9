/** Tries to sign in, counted in the database: all processes together, and past a restart. */
import { createHash } from 'node:crypto';
import { CompiledQuery, type Kysely } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../db/schema/database.ts';

const WINDOW_S = 15 * 60;
/** Tries for one name. */
const PER_NAME = 5;
/** Tries from one address: several editors may share it. */
const PER_ADDRESS = 30;

export interface SignInLimits {
  /** Counts a try; answers the seconds to wait where there were too many, else 0. */
  count(name: string, address: string): Promise<number>;
  /** It was the right password: takes the try back. */
  forgive(name: string, address: string): Promise<void>;
}

interface Query {
  text: string;
  values?: unknown[];
}

export function signInLimits(db: Kysely<Database>): SignInLimits {
  const storeClient = {
    async query({ text, values }: Query) {
      const { rows } = await db.executeQuery(CompiledQuery.raw(text, values ?? []));
      return { rows, rowCount: rows.length };
    },
  };
  const limit = (keyPrefix: string, points: number) =>
    new RateLimiterPostgres({
      storeClient,
      storeType: 'pool',
      tableName: 'desk_limits',
      tableCreated: true,
      keyPrefix,
      points,
      duration: WINDOW_S,
    });
  const byName = limit('name', PER_NAME);
  const byAddress = limit('address', PER_ADDRESS);
  // Whatever is typed: of one length, and no list of names.
  const keyOf = (text: string) => createHash('sha256').update(text.toLowerCase()).digest('hex');
  return {
    async count(name, address) {
      const waits = await Promise.all([
        consume(byName, keyOf(name)),
        consume(byAddress, keyOf(address)),
      ]);
      return Math.max(...waits);
    },
    async forgive(name, address) {
      await Promise.all([byName.delete(keyOf(name)), byAddress.reward(keyOf(address))]);
    },
  };
}

async function consume(limit: RateLimiterPostgres, key: string): Promise<number> {
  try {
    await limit.consume(key);
    return 0;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
  }
}
