import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/schema/database.ts';
import type { SignedInCustomer } from '../http/context.ts';
import { endProviderSessions } from '../identity/sessions.ts';
import { followConsent } from '../newsletter/subscriptions.ts';
import { endSubscriptionsOf } from '../push/subscriptions.ts';
import type { CustomerMails } from './customer-mails.ts';

/**
 * Deletes an account with its sessions, its contact, and what the embedded provider remembers of
 * it. The customer goes too, with addresses and lists, unless a colleague still signs in for it.
 */
export async function deleteCustomer(
  trx: Transaction<Database>,
  mails: CustomerMails,
  customer: SignedInCustomer,
  now: Date,
): Promise<void> {
  // Orders stay in the books, without their contact: what hangs on them must go first.
  await endSubscriptionsOf(trx, customer.contactId);
  await followConsent(trx, customer.accountId, 'leaves-address', now);
  const contact = await trx
    .deleteFrom('contacts')
    .where('id', '=', customer.contactId)
    .returning('first_name')
    .executeTakeFirstOrThrow();
  await endProviderSessions(trx, customer.accountId);
  const account = await trx
    .deleteFrom('accounts')
    .where('id', '=', customer.accountId)
    .returning(['email', 'locale'])
    .executeTakeFirstOrThrow();
  const colleague = await trx
    .selectFrom('contacts')
    .select('id')
    .where('customer_id', '=', customer.customerId)
    .where('account_id', 'is not', null)
    .orderBy('id')
    .executeTakeFirst();
  if (!colleague) {
    await trx.deleteFrom('customers').where('id', '=', customer.customerId).execute();
    // Its agreed prices went with it; what the desk kept of them is found by `customerPriceKey`.
    await trx
      .deleteFrom('record_changes')
      .where('kind', '=', 'agreed-price')
      .where(sql<boolean>`split_part(key, '|', 2) = ${String(customer.customerId)}`)
      .execute();
  } else {
    await trx
      .updateTable('customers')
      .set({ default_contact_id: colleague.id })
      .where('id', '=', customer.customerId)
      .where('default_contact_id', '=', customer.contactId)
      .execute();
  }
  // What editors changed of the customer names its contacts.
  await trx
    .deleteFrom('record_changes')
    .where('kind', '=', 'customer')
    .where('key', '=', String(customer.customerId))
    .execute();
  const { email: to, locale } = account;
  await mails.accountDeleted(trx, { to, locale, name: contact.first_name, at: now });
}
