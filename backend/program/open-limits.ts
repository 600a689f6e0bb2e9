/** Rate limits for visitors, shared by everything that this process serves. */
import type { IncomingMessage } from 'node:http';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Bounds } from '../../src/api/bounds.ts';
import type { Env } from '../../src/env.ts';
import type { Database } from '../platform/db/schema/database.ts';
import {
  type CallLimits,
  callLimits,
  readLimit,
  writeLimits,
} from '../platform/http/limits/call-limits.ts';
import {
  type ClientAddress,
  clientAddresses,
  requestAddresses,
} from '../platform/http/limits/client-address.ts';
import { databaseLimits } from '../platform/http/limits/database-limits.ts';
import type { PasswordTryLimit } from '../customers/profile/save-changes.ts';

export interface OpenLimits {
  calls: CallLimits;
  addressOf: ClientAddress;
  /** Counts a request that no Hono app handles; returns the seconds to wait, or 0. */
  countRequest(request: IncomingMessage, bounds: Bounds): number;
  stop(): void;
}

export function openLimits(env: Env, db: Kysely<Database>, log: Logger): OpenLimits {
  const reads = readLimit({
    perMinute: env.READS_PER_MINUTE,
    shared: env.DATABASE_URL ? db : null,
    now: Date.now,
    onError: (error) => log.warn({ err: error }, 'Read counts could not be exchanged'),
  });
  const addressOf = clientAddresses(env.TRUSTED_PROXIES, (peer) =>
    log.warn(
      `${peer} forwards the addresses of visitors, and TRUSTED_PROXIES does not name it: limits count all of them as one visitor`,
    ),
  );
  const addressOfRequest = requestAddresses(env.TRUSTED_PROXIES);
  return {
    calls: callLimits(addressOf, reads, writeLimits(databaseLimits(db))),
    addressOf,
    countRequest: (request, { work }) => reads.count(addressOfRequest(request), work),
    stop: reads.stop,
  };
}

const MAX_PASSWORD_TRIES = 5;
const QUARTER_S = 15 * 60;

/** Limits wrong passwords of a signed-in account, separately from those at sign-in. */
export function passwordTryLimit(db: Kysely<Database>): PasswordTryLimit {
  const limit = databaseLimits(db)({
    name: 'account-password',
    points: MAX_PASSWORD_TRIES,
    windowS: QUARTER_S,
  });
  return {
    count: (accountId) => limit.consume(String(accountId)),
    resetTries: (accountId) => limit.reset(String(accountId)),
  };
}
