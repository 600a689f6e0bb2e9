/** The calls about addresses, and the look-up of an address by postcode and house number. */
import type { Logger } from 'pino';
import type { Transaction } from 'kysely';
import * as calls from '../../../src/api/customer/calls.ts';
import type { AddressBody } from '../../../src/api/customer/fields.ts';
import { isDeliveryAddress } from '../../../src/domain/account/address.ts';
import { addressHasLink } from '../../../src/domain/shared/web-address.ts';
import type { FoundAddress } from '../../../src/domain/account/customer.ts';
import type { AddressRecord, FoundAddressRecord } from '../../../src/api/customer/wire.ts';
import type { Database } from '../../platform/db/schema/database.ts';
import { notFound, notOwned, notOwnText } from '../../platform/http/answers.ts';
import type { CustomerContext } from '../../platform/http/context.ts';
import { handle, type HandledCall } from '../../platform/http/handled-call.ts';
import type { Shop } from '../../catalogue/reads/shop.ts';
import { addressLine, addAddress, addressesOf, deleteAddress, saveAddress } from './addresses.ts';
import { type CustomerMails, CUSTOMER_TEXTS } from './customer-messages.ts';
import { z } from 'zod';
import { isSameExtension, parseHouseNumber } from '../../../src/domain/validation/house-number.ts';
import { normalisePostcode } from '../../../src/domain/validation/rules.ts';
import type { Env } from '../../../src/env.ts';

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
    // An address in a country without deliveries can be an invoice address.
    const { deliveryCountries } = editorial.settings;
    return isDeliveryAddress(body) && !deliveryCountries.includes(body.countryCode)
      ? notFound(CUSTOMER_TEXTS.notServed[locale])
      : null;
  };
  const unknownAddress = (id: number) => notOwned(notOwnText('address', id));
  return [
    handle(calls.addresses, (_, { customer }) => addressesOf(db, customer.customerId)),
    handle(calls.addAddress, async ({ body }, context) => {
      const refusal = refusalOf(body, context);
      if (refusal) return refusal;
      return db.transaction().execute(async (trx) => {
        const added = await addAddress(trx, context.customer.customerId, body, context.now);
        if (!added) return notFound(CUSTOMER_TEXTS.tooManyAddresses[context.locale]);
        await mailAddedAddress(trx, mails, context, added);
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
      return saved ?? unknownAddress(id);
    }),
    handle(calls.deleteAddress, async ({ params: { id } }, { customer }) =>
      (await deleteAddress(db, customer.customerId, id)) ? null : unknownAddress(id),
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
async function mailAddedAddress(
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
  await mails.sendAddressAdded(trx, { to, locale, name, at: now, address: addressLine(added) });
}

const foundAddressRecord = (found: FoundAddress): FoundAddressRecord => ({
  Street: found.street,
  HouseNumber: found.houseNumber,
  HouseNumberExtension: found.houseNumberExtension,
  PostalCode: found.postalCode,
  City: found.city,
  CountryCode: found.countryCode,
});

interface AddressQuery {
  /** `1234 AB` */
  postcode: string;
  /** `546` */
  houseNumber: string;
  /** `K 1`; empty if none was given. */
  houseNumberExtension: string;
}

/** A service that knows which addresses exist. */
export interface AddressLookup {
  /**
   * All addresses with this postcode and house number, with any extension; empty if there are none.
   * Throws `AddressLookupError` if the service does not respond.
   */
  addressesAt(query: AddressQuery): Promise<FoundAddress[]>;
}

/** The service does not respond, or in an unknown format. */
export class AddressLookupError extends Error {}

/**
 * Addresses matching the input: those with exactly its extension, or else all with the house
 * number. Services match loosely, so every part is compared here.
 */
export async function findAddresses(
  lookup: AddressLookup,
  typed: { postalCode: string; houseNumber: string },
): Promise<FoundAddress[]> {
  const postcode = normalisePostcode(typed.postalCode);
  const parsedNumber = parseHouseNumber(typed.houseNumber);
  if (!postcode || !parsedNumber) return [];
  const matches = (await lookup.addressesAt({ postcode, ...parsedNumber })).filter(
    (address) =>
      address.postalCode === postcode && address.houseNumber === parsedNumber.houseNumber,
  );
  const exactMatches = matches.filter((address) =>
    isSameExtension(address.houseNumberExtension, parsedNumber.houseNumberExtension),
  );
  return exactMatches.length > 0 && parsedNumber.houseNumberExtension !== ''
    ? exactMatches
    : matches;
}

/** The shopper can type the address in the meantime. */
const TIMEOUT_MS = 3_000;
const MAX_ADDRESSES = 100;
const FIELDS = 'straatnaam,huisnummer,huisletter,huisnummertoevoeging,postcode,woonplaatsnaam';

const textOrNumber = z.union([z.string(), z.number()]).transform(String);

const responseSchema = z.object({
  response: z.object({
    docs: z.array(
      z.object({
        straatnaam: z.string(),
        huisnummer: textOrNumber,
        huisletter: z.string().nullish(),
        huisnummertoevoeging: textOrNumber.nullish(),
        postcode: z.string(),
        woonplaatsnaam: z.string(),
      }),
    ),
  }),
});

/** Look-up in the Locatieserver of PDOK, the register of Dutch addresses. */
export function pdokLookup(baseUrl: string, timeoutMs = TIMEOUT_MS): AddressLookup {
  return {
    async addressesAt({ postcode, houseNumber }) {
      const url = new URL(`${baseUrl.replace(/\/+$/, '')}/free`);
      url.searchParams.append('fq', 'type:adres');
      url.searchParams.append('fq', `postcode:${postcode.replace(' ', '')}`);
      url.searchParams.append('fq', `huisnummer:${houseNumber}`);
      url.searchParams.set('fl', FIELDS);
      url.searchParams.set('rows', String(MAX_ADDRESSES));
      const answer = responseSchema.safeParse(await fetchJson(url, timeoutMs));
      if (!answer.success)
        throw new AddressLookupError('The address service answered in an unknown form.');
      return sortDistinct(answer.data.response.docs.map(addressOfDoc));
    },
  };
}

async function fetchJson(url: URL, timeoutMs: number): Promise<unknown> {
  // Addresses are personal data: errors include neither the address nor a cause that may contain
  // it.
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new AddressLookupError(`It answered ${response.status}.`);
    return await response.json();
  } catch (error) {
    if (error instanceof AddressLookupError) throw error;
    throw new AddressLookupError('The address service does not answer.');
  }
}

type PdokDoc = z.infer<typeof responseSchema>['response']['docs'][number];

/**
 * Adds a space after dots: mail programs turn `St.Jansstraat` into a link, but not `St.
 * Jansstraat`.
 */
const addSpacesAfterDots = (name: string): string => name.replace(/\.(?=[\p{L}\p{N}]{2})/gu, '. ');

function addressOfDoc(doc: PdokDoc): FoundAddress {
  const { huisletter, huisnummertoevoeging: addition } = doc;
  return {
    street: addSpacesAfterDots(doc.straatnaam),
    houseNumber: doc.huisnummer,
    houseNumberExtension: [huisletter, addition].filter(Boolean).join(' '),
    postalCode: normalisePostcode(doc.postcode) ?? doc.postcode,
    city: addSpacesAfterDots(doc.woonplaatsnaam),
    countryCode: 'NL',
  };
}

/** Sorted by extension and deduplicated: houseboats and flats may be listed twice. */
function sortDistinct(addresses: FoundAddress[]): FoundAddress[] {
  const byText = new Map(addresses.map((address) => [JSON.stringify(address), address]));
  return [...byText.values()].sort((a, b) =>
    a.houseNumberExtension.localeCompare(b.houseNumberExtension, 'nl', { numeric: true }),
  );
}

/** The configured look-up; PDOK if the demo's generated streets are not available. */
export const addressLookup = (
  env: Pick<Env, 'ADDRESS_LOOKUP' | 'PDOK_URL'>,
  generated: AddressLookup | undefined,
): AddressLookup =>
  env.ADDRESS_LOOKUP === 'generated' && generated ? generated : pdokLookup(env.PDOK_URL);
