import type { Kysely } from 'kysely';
import type { PasswordTries } from './customer/proof-of-owner.ts';
import type { Database } from './db/schema/database.ts';
import { databaseLimits } from './http/limits/database-limits.ts';

const POINTS = 5;
const QUARTER_S = 15 * 60;

/** Limits wrong passwords of one signed-in account, apart from those of signing in. */
export function passwordTries(db: Kysely<Database>): PasswordTries {
  const limit = databaseLimits(db)({
    name: 'account-password',
    points: POINTS,
    windowS: QUARTER_S,
  });
  return {
    count: (accountId) => limit.consume(String(accountId)),
    forgive: (accountId) => limit.reset(String(accountId)),
  };
}
