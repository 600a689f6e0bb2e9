/**
 * Limits counted in the database: shared by all processes, and kept across restarts. Sign-in
 * attempts are limited by them.
 */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { CompiledQuery, type Kysely } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../../db/schema/database.ts';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { limitKey } from './client-address.ts';

export interface Limit {
  /** Counts one; returns the seconds to wait if there were too many, else 0. */
  consume(key: string): Promise<number>;
  /** Takes back one count. */
  refund(key: string): Promise<void>;
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

interface LimiterQuery {
  text: string;
  values?: unknown[];
}

/** Creates limits whose counts are rows of `rate_limits`; `startCleanUp` removes expired ones. */
export function databaseLimits(db: Kysely<Database>): LimitFactory {
  const storeClient = {
    async query({ text, values }: LimiterQuery) {
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
      consume: (key) => consume(limiter, hashedKeyOf(key)),
      refund: async (key) => void (await limiter.reward(hashedKeyOf(key))),
      reset: async (key) => void (await limiter.delete(hashedKeyOf(key))),
    };
  };
}

/** Keys are hashed: all have one length and reveal no names or addresses. */
const hashedKeyOf = (text: string) =>
  createHash('sha256').update(text.toLowerCase()).digest('base64url');

async function consume(limiter: RateLimiterPostgres, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
  }
}

const QUARTER_S = 15 * 60;
const HOUR_S = 60 * 60;
/** Attempts for one name from one address, or from one known device. */
const TRIES_PER_SOURCE = 5;
/** Attempts from one address for any names: several editors may share it. */
const TRIES_PER_ADDRESS = 30;
/** Attempts for one name from all unknown devices together, before they are throttled. */
const TRIES_PER_NAME = 20;
/** Once throttled, all unknown devices together get one attempt for that name in this time. */
const THROTTLE_S = 30;

interface SignInTry {
  /** As typed. */
  name: string;
  /** Address of the client. */
  address: string;
  /** Id of a device on which this name signed in before; null: unknown. */
  device: string | null;
}

export interface SignInLimits {
  /** Counts an attempt; returns the seconds to wait if there were too many, else 0. */
  count(attempt: SignInTry): Promise<number>;
  /** After a correct password: does not count the attempt. */
  resetTries(attempt: SignInTry): Promise<void>;
}

/**
 * Limits by address, by name and address, and by name. A name cannot be locked out by others: a
 * known device of the editor has its own limit, and for unknown devices the limit by name only
 * throttles.
 */
export function signInLimits(limit: LimitFactory): SignInLimits {
  const byDevice = limit({ name: 'device', points: TRIES_PER_SOURCE, windowS: QUARTER_S });
  const bySource = limit({ name: 'source', points: TRIES_PER_SOURCE, windowS: QUARTER_S });
  const byAddress = limit({ name: 'address', points: TRIES_PER_ADDRESS, windowS: QUARTER_S });
  const byName = limit({ name: 'name', points: TRIES_PER_NAME, windowS: HOUR_S });
  const turns = limit({ name: 'turn', points: 1, windowS: THROTTLE_S });
  const nameKey = ({ name }: SignInTry) => name.trim().normalize('NFKC');
  const sourceKey = (attempt: SignInTry) => `${limitKey(attempt.address)} ${nameKey(attempt)}`;
  return {
    async count(attempt) {
      if (attempt.device !== null) return byDevice.consume(attempt.device);
      const waits = await Promise.all([
        bySource.consume(sourceKey(attempt)),
        byAddress.consume(limitKey(attempt.address)),
      ]);
      const wait = Math.max(...waits);
      // Checked before the throttle, so that a refused attempt does not use up its turn.
      if (wait > 0 || (await byName.consume(nameKey(attempt))) === 0) return wait;
      const turn = await turns.consume(nameKey(attempt));
      // Takes back the count of an attempt whose password was not checked. Otherwise strangers
      // could use up the owner's attempts.
      if (turn > 0)
        await Promise.all([
          bySource.refund(sourceKey(attempt)),
          byAddress.refund(limitKey(attempt.address)),
        ]);
      return turn;
    },
    async resetTries(attempt) {
      if (attempt.device !== null) return byDevice.reset(attempt.device);
      await Promise.all([
        bySource.reset(sourceKey(attempt)),
        byAddress.refund(limitKey(attempt.address)),
        byName.refund(nameKey(attempt)),
      ]);
    },
  };
}

/**
 * Devices on which somebody signed in before: identified by a signed cookie, not stored in the
 * database.
 */
const DEVICE_COOKIE_MAX_AGE_S = 180 * 24 * 60 * 60;

export interface KnownDevices {
  /** Id of the request's device if this name signed in on it before; else null. */
  idOf(c: Context, name: string): string | null;
  /** Marks the device as one of this name. */
  remember(c: Context, name: string): void;
}

interface DeviceCookie {
  secret: string;
  cookie: string;
  /** Path of the cookie. */
  path: string;
  isSecure: boolean;
}

/**
 * `{id}.{signature}`, where the signature covers id and name: the cookie does not reveal the name,
 * and is invalid for other names.
 */
export function knownDevices({ secret, cookie, path, isSecure }: DeviceCookie): KnownDevices {
  const signatureOf = (id: string, name: string) =>
    createHmac('sha256', secret)
      .update(`device:${id}:${name.trim().normalize('NFKC').toLowerCase()}`)
      .digest('base64url');
  const idOf = (c: Context, name: string) => {
    const [id = '', mac = '', ...rest] = getCookie(c, cookie)?.split('.') ?? [];
    const [a, b] = [Buffer.from(mac), Buffer.from(signatureOf(id, name))];
    const isSigned = a.length === b.length && timingSafeEqual(a, b);
    return isSigned && rest.length === 0 ? id : null;
  };
  return {
    idOf,
    remember(c, name) {
      const id = idOf(c, name) ?? randomBytes(16).toString('base64url');
      setCookie(c, cookie, `${id}.${signatureOf(id, name)}`, {
        path,
        httpOnly: true,
        sameSite: 'Strict',
        secure: isSecure,
        maxAge: DEVICE_COOKIE_MAX_AGE_S,
      });
    },
  };
}
