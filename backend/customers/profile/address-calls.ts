import type { Logger } from 'pino';
import type { Transaction } from 'kysely';
import * as calls from '../../../src/api/customer/calls.ts';
import type { AddressBody } from '../../../src/api/customer/fields.ts';
import { isDeliveryAddress } from '../../../src/domain/account/address.ts';
import { addressHasLink } from '../../../src/domain/shared/looks-like-link.ts';
import type { FoundAddress } from '../../../src/domain/account/customer.ts';
import type { AddressRecord, FoundAddressRecord } from '../../../src/api/customer/wire.ts';
import type { Database } from '../../platform/db/schema/database.ts';
import { notFound, notYours } from '../../platform/http/answers.ts';
import { notOwnText } from '../../platform/http/call-texts.ts';
import type { CustomerContext } from '../../platform/http/context.ts';
import { handle, type HandledCall } from '../../platform/http/handled-call.ts';
import type { Shop } from '../../catalogue/reads/shop.ts';
import { type AddressLookup, AddressLookupError, findAddresses } from './address-lookup.ts';
import { addressLine, addAddress, addressesOf, deleteAddress, saveAddress } from './addresses.ts';
import type { CustomerMails } from './customer-mails.ts';
import { CUSTOMER_TEXTS } from './customer-texts.ts';

export interface AddressCallOptions {
  shop: Shop;
  mails: CustomerMails;
  lookup: AddressLookup;
  log: Logger;
}

/** Calls for the address book and address look-up (spec 2 §7). */
export function addressCalls({ shop, mails, lookup, log }: AddressCallOptions): HandledCall[] {
  const { db } = shop;
  const refusalOf = (body: AddressBody, { locale, editorial }: CustomerContext) => {
    if (addressHasLink(body)) return notFound(CUSTOMER_TEXTS.linkInAddress[locale]);
    // Only for invoices: no deliveries there.
    const { deliveryCountries } = editorial.settings;
    return isDeliveryAddress(body) && !deliveryCountries.includes(body.countryCode)
      ? notFound(CUSTOMER_TEXTS.notServed[locale])
      : null;
  };
  const unknown = (id: number) => notYours(notOwnText('address', id));
  return [
    handle(calls.addresses, (_, { customer }) => addressesOf(db, customer.customerId)),
    handle(calls.addAddress, async ({ body }, context) => {
      const refusal = refusalOf(body, context);
      if (refusal) return refusal;
      return db.transaction().execute(async (trx) => {
        const added = await addAddress(trx, context.customer.customerId, body, context.now);
        if (!added) return notFound(CUSTOMER_TEXTS.tooManyAddresses[context.locale]);
        await mailAdded(trx, mails, context, added);
        return added;
      });
    }),
    handle(calls.saveAddress, async ({ params: { id }, body }, context) => {
      const refusal = refusalOf(body, context);
      if (refusal) return refusal;
      const { customer } = context;
      const saved = await db
        .transaction()
        .execute((trx) => saveAddress(trx, customer.customerId, id, body));
      return saved ?? unknown(id);
    }),
    handle(calls.deleteAddress, async ({ params: { id } }, { customer }) =>
      (await deleteAddress(db, customer.customerId, id)) ? null : unknown(id),
    ),
    handle(calls.findAddress, async ({ body }, { locale }) => {
      try {
        return (await findAddresses(lookup, body)).map(foundAddressRecord);
      } catch (error) {
        if (!(error instanceof AddressLookupError)) throw error;
        log.warn({ reason: error.message }, 'The address look-up failed');
        return notFound(CUSTOMER_TEXTS.lookupFailed[locale]);
      }
    }),
  ];
}

/** Customer-typed text is never mailed to an unconfirmed address. */
async function mailAdded(
  trx: Transaction<Database>,
  mails: CustomerMails,
  { customer, now }: CustomerContext,
  added: AddressRecord,
): Promise<void> {
  const row = await trx
    .selectFrom('contacts')
    .innerJoin('accounts', 'accounts.id', 'contacts.account_id')
    .select(['first_name', 'accounts.email', 'accounts.locale'])
    .where('accounts.id', '=', customer.accountId)
    .where('accounts.confirmed_at', 'is not', null)
    .executeTakeFirst();
  if (!row) return;
  const { email: to, locale, first_name: name } = row;
  await mails.addressAdded(trx, { to, locale, name, at: now, address: addressLine(added) });
}

const foundAddressRecord = (found: FoundAddress): FoundAddressRecord => ({
  Street: found.street,
  HouseNumber: found.houseNumber,
  HouseNumberExtension: found.houseNumberExtension,
  PostalCode: found.postalCode,
  City: found.city,
  CountryCode: found.countryCode,
});
