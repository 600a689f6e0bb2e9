import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema/database.ts';
import type { SignedInCustomer, CustomerContext } from '../../platform/http/context.ts';
import { endProviderSessions, type ShopTokens } from '../identity/sessions.ts';
import { applyConsentChange } from '../newsletter/newsletter.ts';
import { endSubscriptionsOfContact } from '../push/push-calls.ts';
import { endAlertsOfCustomer } from '../stock-alerts/stock-alerts.ts';
import type { CustomerMails } from './customer-messages.ts';
import * as calls from '../../../src/api/customer/calls.ts';
import { CUSTOMER_PARTS } from '../../../src/api/customer/fields.ts';
import { isValidPhone } from '../../../src/domain/validation/rules.ts';
import { notFound, CALL_TEXTS, unknownText } from '../../platform/http/answers.ts';
import { handle, type HandledCall } from '../../platform/http/handled-call.ts';
import { saveCustomerChoice } from '../../catalogue/reads/preference-routes.ts';
import type { Shop } from '../../catalogue/reads/shop.ts';
import { visibleStores } from '../../catalogue/reads/stores.ts';
import { ensureDeliveryAddress } from './addresses.ts';
import { customerRecord, financialData, exportCustomer } from './customer-record.ts';
import { logisticStoreId } from './buyer.ts';
import { refusalUnlessOwner, type PasswordTryLimit, saveChanges } from './save-changes.ts';

/**
 * Deletes an account with its sessions, its contact, and the embedded provider's data. Also deletes
 * the customer, with addresses and lists, unless another contact has an account.
 */
export async function deleteCustomer(
  trx: Transaction<Database>,
  mails: CustomerMails,
  customer: SignedInCustomer,
  now: Date,
): Promise<void> {
  // Orders are kept without their contact, so data that refers to both must be deleted first.
  await endSubscriptionsOfContact(trx, customer.contactId);
  await endAlertsOfCustomer(trx, customer);
  await applyConsentChange(trx, customer.accountId, 'leaves-address', now);
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
    // Its agreed prices were deleted too; their edit history is found by `customerPriceKey`.
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
  // The edit history of the customer names its contacts.
  await trx
    .deleteFrom('record_changes')
    .where('kind', '=', 'customer')
    .where('key', '=', String(customer.customerId))
    .execute();
  const { email: to, locale } = account;
  await mails.sendAccountDeleted(trx, { to, locale, name: contact.first_name, at: now });
}

export interface CustomerCallOptions {
  shop: Shop;
  tokens: Pick<ShopTokens, 'renew'>;
  mails: CustomerMails;
  tries: PasswordTryLimit;
}

/** Calls about the signed-in customer (spec 2 §7). */
export function customerCalls({ shop, tokens, mails, tries }: CustomerCallOptions): HandledCall[] {
  const { db } = shop;
  const availableStores = ({ editorial }: CustomerContext) =>
    visibleStores(shop, editorial.settings);
  const optionsOf = (context: CustomerContext) => ({
    stores: availableStores(context),
    locale: context.locale,
    parts: CUSTOMER_PARTS,
  });
  const currentRecord = (context: CustomerContext) =>
    customerRecord(db, context.customer, optionsOf(context));

  return [
    handle(calls.customer, async ({ query }, context) => {
      const { customer, now, editorial } = context;
      if (query.ensureDeliveryAddress) {
        const { deliveryCountries } = editorial.settings;
        await ensureDeliveryAddress(db, customer.customerId, deliveryCountries, now);
      }
      const { includeFields: parts } = query;
      return customerRecord(db, customer, {
        ...optionsOf(context),
        ...(parts.length > 0 && { parts }),
      });
    }),
    handle(calls.saveCustomer, async ({ query, body }, context) => {
      const refusal = await saveChanges({ db, mails, tries }, context, body);
      if (refusal) return refusal;
      const Customer = await currentRecord(context);
      return {
        Customer,
        Token: query.refreshToken ? await tokens.renew(context.customer) : null,
      };
    }),
    handle(calls.deleteCustomer, async ({ body }, context) => {
      const refusal = await refusalUnlessOwner(db, tries, context, body.password);
      if (refusal) return refusal;
      await db
        .transaction()
        .execute((trx) => deleteCustomer(trx, mails, context.customer, context.now));
      return null;
    }),
    handle(calls.exportCustomer, (_, context) =>
      exportCustomer(db, context.customer, optionsOf(context), context.now),
    ),
    handle(
      calls.financialData,
      async (_, { customer }) =>
        (await financialData(db, customer)) ?? notFound(CALL_TEXTS.notOnAccount),
    ),
    handle(calls.setDefaultStore, async ({ body: { storeId } }, context) => {
      if (!availableStores(context).some(({ id }) => id === storeId)) {
        return notFound(unknownText('store', storeId));
      }
      await saveCustomerChoice(db, context.customer.customerId, { storeId });
      return currentRecord(context);
    }),
    handle(calls.validatePhone, ({ query }) => ({ IsValid: isValidPhone(query.phoneNumber) })),
    handle(calls.logisticStore, async (_, context) => {
      const id = await logisticStoreId(db, availableStores(context), context.customer.customerId);
      return id === null ? notFound(CALL_TEXTS.noLogisticStore) : { Id: id };
    }),
    handle(calls.setOptIn, async ({ body: { isOptIn } }, { customer, now }) => {
      const change = { isWanted: isOptIn };
      await db
        .transaction()
        .execute((trx) => applyConsentChange(trx, customer.accountId, change, now));
      return { IsOptIn: isOptIn };
    }),
  ];
}
