import * as calls from '../../src/api/customer/calls.ts';
import { CUSTOMER_PARTS } from '../../src/api/customer/fields.ts';
import { isValidPhone } from '../../src/domain/validation/phone.ts';
import { notFound } from '../http/answers.ts';
import { CALL_TEXTS, unknownText } from '../http/call-texts.ts';
import type { CustomerContext } from '../http/context.ts';
import { handle, type HandledCall } from '../http/handled-call.ts';
import type { ShopTokens } from '../identity/shop-tokens.ts';
import { followConsent } from '../newsletter/subscriptions.ts';
import { saveCustomerChoice } from '../services/customer-choice.ts';
import type { Shop } from '../services/shop.ts';
import { visibleStores } from '../services/visible-stores.ts';
import { ensureDeliveryAddress } from './addresses.ts';
import type { CustomerMails } from './customer-mails.ts';
import { customerRecord } from './customer-record.ts';
import { deleteCustomer } from './delete-customer.ts';
import { exportCustomer } from './export-customer.ts';
import { financialData } from './financial-data.ts';
import { logisticStore } from './logistic-store.ts';
import { refusalUnlessOwner } from './owner-only.ts';
import type { PasswordTries } from './proof-of-owner.ts';
import { saveChanges } from './save-changes.ts';

export interface CustomerCallOptions {
  shop: Shop;
  tokens: Pick<ShopTokens, 'renew'>;
  mails: CustomerMails;
  tries: PasswordTries;
}

/** The calls about the signed-in customer (spec 2 §7). */
export function customerCalls({ shop, tokens, mails, tries }: CustomerCallOptions): HandledCall[] {
  const { db } = shop;
  const stores = ({ editorial }: CustomerContext) => visibleStores(shop, editorial.settings);
  const optionsOf = (context: CustomerContext) => ({
    stores: stores(context),
    locale: context.locale,
    parts: CUSTOMER_PARTS,
  });
  const record = (context: CustomerContext) =>
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
      const Customer = await record(context);
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
      if (!stores(context).some(({ id }) => id === storeId)) {
        return notFound(unknownText('store', storeId));
      }
      await saveCustomerChoice(db, context.customer.customerId, { storeId });
      return record(context);
    }),
    handle(calls.validatePhone, ({ query }) => ({ IsValid: isValidPhone(query.phoneNumber) })),
    handle(calls.logisticStore, async (_, context) => {
      const id = await logisticStore(db, stores(context), context.customer.customerId);
      return id === null ? notFound(CALL_TEXTS.noLogisticStore) : { Id: id };
    }),
    handle(calls.setOptIn, async ({ body: { isOptIn } }, { customer, now }) => {
      const change = { isWanted: isOptIn };
      await db.transaction().execute((trx) => followConsent(trx, customer.accountId, change, now));
      return { IsOptIn: isOptIn };
    }),
  ];
}
