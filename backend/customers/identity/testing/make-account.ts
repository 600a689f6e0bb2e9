import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/schema/database.ts';
import { createAccount, EMBEDDED_ISSUER } from '../accounts.ts';
import { hashPassword } from '../passwords.ts';

/** Creates a confirmed account with its customer. */
export async function makeAccount(
  db: Kysely<Database>,
  email: string,
  password: string,
): Promise<void> {
  const account = {
    ...{ issuer: EMBEDDED_ISSUER, subject: randomUUID(), email, isConfirmed: true },
    ...({ locale: 'nl', passwordHash: await hashPassword(password), customer: {} } as const),
    contact: { first_name: 'Piet', last_name: 'Bouwer' },
  };
  await db.transaction().execute((trx) => createAccount(trx, account, new Date()));
}
