import type { Kysely } from 'kysely';
import type { Database } from '../db/schema/database.ts';
import { type NotAnswered, notFound } from '../http/answers.ts';
import type { CustomerContext } from '../http/context.ts';
import { changeEmail, type EmailChange } from './change-email.ts';
import type { CustomerMails } from './customer-mails.ts';
import { CUSTOMER_TEXTS } from './customer-texts.ts';
import { refusalUnlessOwner } from './owner-only.ts';
import type { PasswordTries } from './proof-of-owner.ts';
import { type CustomerBody, saveCustomer } from './save-customer.ts';

/** PostgreSQL's code. */
const UNIQUE_VIOLATION = '23505';

interface Options {
  db: Kysely<Database>;
  mails: CustomerMails;
  tries: PasswordTries;
}

/**
 * Saves all changes of a customer or none: a new e-mail address, which only the owner of the
 * account may set, with the rest. Answers why nothing was saved; null where all was.
 */
export async function saveChanges(
  { db, mails, tries }: Options,
  context: CustomerContext,
  body: CustomerBody,
): Promise<NotAnswered | null> {
  const { customer, now, locale } = context;
  const email = body.email !== undefined && (await isNewEmail(db, customer.accountId, body.email));
  const refusal = email ? await refusalUnlessOwner(db, tries, context, body.password) : null;
  if (refusal) return refusal;
  const change = await db
    .transaction()
    .execute(async (trx): Promise<EmailChange> => {
      const changed = email ? await changeEmail(trx, mails, customer, body.email!, now) : 'same';
      if (changed === 'changed' || changed === 'same') await saveCustomer(trx, customer, body);
      return changed;
    })
    .catch((error: unknown): EmailChange => {
      // Somebody took the address between the look and the update.
      if ((error as { code?: unknown }).code === UNIQUE_VIOLATION) return 'taken';
      throw error;
    });
  if (change === 'taken') return notFound(CUSTOMER_TEXTS.emailTaken[locale]);
  if (change === 'external') return notFound(CUSTOMER_TEXTS.emailElsewhere[locale]);
  return null;
}

/** Forms send the address along unchanged: that needs no password. */
async function isNewEmail(
  db: Kysely<Database>,
  accountId: number,
  email: string,
): Promise<boolean> {
  const account = await db
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return account.email !== email;
}
