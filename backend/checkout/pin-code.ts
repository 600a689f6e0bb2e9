import type { Kysely } from 'kysely';
import type { Database } from '../platform/db/schema/database.ts';
import type { SignedInCustomer } from '../platform/http/context.ts';
import { databaseLimits, type Limit } from '../platform/http/limits/database-limits.ts';
import { verifyPassword } from '../customers/identity/passwords.ts';

/** Limit of wrong pins per contact: a four-digit pin then withstands a year of guessing. */
const TRIES = { name: 'account-pin', points: 5, windowS: 60 * 60 };

export type PinTries = Pick<Limit, 'consume' | 'reset'>;

export const pinTries = (db: Kysely<Database>): PinTries => databaseLimits(db)(TRIES);

export type PinResult = 'right' | 'wrong' | { waitSeconds: number };

/**
 * Whether the signed-in contact may buy on account with this pin. Contacts without a pin need none;
 * for contacts who may not buy on account no pin is right.
 */
export async function checkPin(
  db: Kysely<Database>,
  tries: PinTries,
  { contactId }: SignedInCustomer,
  pin: string,
): Promise<PinResult> {
  const contact = await db
    .selectFrom('contacts')
    .select(['allow_on_account', 'pin_hash'])
    .where('id', '=', contactId)
    .executeTakeFirst();
  if (!contact?.allow_on_account) return 'wrong';
  if (contact.pin_hash === null) return 'right';
  const waitSeconds = await tries.consume(String(contactId));
  if (waitSeconds > 0) return { waitSeconds };
  if (!(await verifyPassword(pin, contact.pin_hash))) return 'wrong';
  await tries.reset(String(contactId));
  return 'right';
}

/** True if the signed-in contact needs a pin to buy on account. */
export async function needsPin(
  db: Kysely<Database>,
  { contactId }: SignedInCustomer,
): Promise<boolean> {
  const contact = await db
    .selectFrom('contacts')
    .select('pin_hash')
    .where('id', '=', contactId)
    .executeTakeFirst();
  return contact?.pin_hash != null;
}
