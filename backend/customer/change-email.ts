import type { Transaction } from 'kysely';
import type { Database } from '../db/schema/database.ts';
import type { SignedInCustomer } from '../http/context.ts';
import { createAccountToken, revokeAccountTokens } from '../identity/account-tokens.ts';
import { accountByEmail, EMBEDDED, emailKey } from '../identity/accounts.ts';
import { followConsent } from '../newsletter/subscriptions.ts';
import { endSessions } from '../identity/sessions.ts';
import type { CustomerMails } from './customer-mails.ts';

export type EmailChange = 'changed' | 'same' | 'taken' | 'external';

/**
 * Changes the address that an account signs in with: it is unconfirmed until the link in the mail
 * is followed, the old address is warned, and the other sessions end. The current session stays,
 * so that a mistyped address can be corrected. `external`: the issuer elsewhere keeps the address.
 */
export async function changeEmail(
  trx: Transaction<Database>,
  mails: CustomerMails,
  customer: SignedInCustomer,
  email: string,
  now: Date,
): Promise<EmailChange> {
  const account = await trx
    .selectFrom('accounts')
    .select(['email', 'email_key', 'issuer', 'locale'])
    .where('id', '=', customer.accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (account.email === email) return 'same';
  if (account.issuer !== EMBEDDED) return 'external';
  const holder = await accountByEmail(trx, email);
  if (holder && holder.id !== customer.accountId) return 'taken';
  await followConsent(trx, customer.accountId, 'leaves-address', now);
  await trx
    .updateTable('accounts')
    .set({ email, email_key: emailKey(email), confirmed_at: null })
    .where('id', '=', customer.accountId)
    .execute();
  const contact = await trx
    .updateTable('contacts')
    .set({ email })
    .where('id', '=', customer.contactId)
    .returning('first_name')
    .executeTakeFirstOrThrow();
  await endSessions(trx, customer.accountId, customer.sessionId);
  // A link for a new password went to the old address.
  await revokeAccountTokens(trx, customer.accountId, 'reset-password');
  const mail = { locale: account.locale, name: contact.first_name, at: now };
  const token = await createAccountToken(trx, customer.accountId, 'confirm-email', now);
  await mails.confirmEmail(trx, { ...mail, to: email, token });
  await mails.emailChanged(trx, { ...mail, to: account.email, newAddress: email });
  return 'changed';
}
