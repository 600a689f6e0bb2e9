import { type Insertable, type Selectable, type Kysely, sql, type Transaction } from 'kysely';
import type { AddressBody } from '../../../src/api/customer/fields.ts';
import type { AddressRecord } from '../../../src/api/customer/wire.ts';
import {
  formatHouseNumber,
  parseHouseNumber,
} from '../../../src/domain/validation/house-number.ts';
import { normalisePostcode } from '../../../src/domain/validation/rules.ts';
import type { CustomerAddressTable } from '../../platform/db/schema/customers.ts';
import { type AddressType, isDeliveryAddress } from '../../../src/domain/account/address.ts';
import type { Database } from '../../platform/db/schema/database.ts';

type AddressRow = Omit<Selectable<CustomerAddressTable>, 'created_at'>;

/** An address as an API record. */
export function addressRecord(row: AddressRow): AddressRecord {
  return {
    Id: row.id,
    CustomerId: row.customer_id,
    Type: row.type,
    Name: row.name,
    FirstName: row.first_name,
    LastName: row.last_name,
    Gender: row.gender,
    PhoneNumber: row.phone_number,
    EmailAddress: row.email_address,
    Memo: row.memo,
    Street: row.street,
    HouseNumber: row.house_number,
    HouseNumberExtension: row.house_number_extension,
    PostalCode: row.postal_code,
    City: row.city,
    CountryCode: row.country_code,
  };
}

/**
 * The columns of a validated address. A Dutch one is normalised to `1234 AB`, with the extension
 * separate from the house number, wherever it was typed.
 */
export function addressColumns(
  body: AddressBody,
): Omit<Insertable<CustomerAddressTable>, 'customer_id' | 'created_at'> {
  const typed = { number: body.houseNumber, extension: body.houseNumberExtension };
  const parsedNumber = body.countryCode === 'NL' ? parseHouseNumber(typed.number) : null;
  return {
    type: body.type,
    name: body.name,
    first_name: body.firstName,
    last_name: body.lastName,
    gender: body.gender,
    phone_number: body.phoneNumber,
    email_address: body.emailAddress,
    memo: body.memo,
    street: body.street,
    house_number: parsedNumber?.houseNumber ?? typed.number,
    house_number_extension: typed.extension || (parsedNumber?.houseNumberExtension ?? ''),
    postal_code:
      (body.countryCode === 'NL' ? normalisePostcode(body.postalCode) : null) ?? body.postalCode,
    city: body.city,
    country_code: body.countryCode,
  };
}

/** One line: `Kade 12a, 1234 AB Ede`. */
export function addressLine(record: AddressRecord): string {
  const number = formatHouseNumber({
    houseNumber: record.HouseNumber,
    houseNumberExtension: record.HouseNumberExtension ?? '',
  });
  return `${record.Street} ${number}, ${record.PostalCode} ${record.City}`;
}

/** Maximum number of addresses per customer: more than a contractor has building sites. */
export const MAX_ADDRESSES = 200;

/** The addresses of a customer: the default delivery address first, then by age. */
export async function addressesOf(
  db: Kysely<Database>,
  customerId: number,
): Promise<AddressRecord[]> {
  return (await selectAddresses(db, customerId).execute()).map(addressRecord);
}

/** The rows of `addressesOf`, in its order; can also be part of a larger statement. */
export const selectAddresses = (db: Kysely<Database>, customerId: number) =>
  db
    .selectFrom('customer_addresses')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy(sql`type = 'DeliveryAddressDefault'`, 'desc')
    .orderBy('id');

/** Adds an address; null if the customer has the maximum number. */
export async function addAddress(
  trx: Transaction<Database>,
  customerId: number,
  body: AddressBody,
  now: Date,
): Promise<AddressRecord | null> {
  await lockCustomer(trx, customerId);
  const { count } = await trx
    .selectFrom('customer_addresses')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MAX_ADDRESSES) return null;
  await clearAddressType(trx, customerId, body.type);
  const row = await trx
    .insertInto('customer_addresses')
    .values({ ...addressColumns(body), customer_id: customerId, created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
  return addressRecord(row);
}

/** Replaces an address; null if the customer has none with this id. */
export async function saveAddress(
  trx: Transaction<Database>,
  customerId: number,
  id: number,
  body: AddressBody,
): Promise<AddressRecord | null> {
  await lockCustomer(trx, customerId);
  await clearAddressType(trx, customerId, body.type, id);
  const row = await trx
    .updateTable('customer_addresses')
    .set(addressColumns(body))
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .returningAll()
    .executeTakeFirst();
  return row ? addressRecord(row) : null;
}

/** Deletes an address; false if the customer has none with this id. */
export async function deleteAddress(
  db: Kysely<Database>,
  customerId: number,
  id: number,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('customer_addresses')
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/**
 * Copies the invoice address to a delivery address if there is none and its country is in `deliveryCountries`.
 */
export async function ensureDeliveryAddress(
  db: Kysely<Database>,
  customerId: number,
  deliveryCountries: readonly string[],
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Two concurrent requests would both find none.
    await lockCustomer(trx, customerId);
    const rows = await trx
      .selectFrom('customer_addresses')
      .selectAll()
      .where('customer_id', '=', customerId)
      .orderBy('id')
      .execute();
    const [invoiceAddress] = rows;
    if (
      !invoiceAddress ||
      rows.some(isDeliveryAddress) ||
      !deliveryCountries.includes(invoiceAddress.country_code)
    )
      return;
    await trx
      .insertInto('customer_addresses')
      // Without its id, so that the copy gets a new one.
      .values({ ...invoiceAddress, id: undefined, type: 'DeliveryAddressDefault', created_at: now })
      .execute();
  });
}

/**
 * A customer has one default delivery address and one invoice address: the previous one becomes a
 * plain delivery address.
 */
async function clearAddressType(
  trx: Transaction<Database>,
  customerId: number,
  type: AddressType,
  exceptId = 0,
): Promise<void> {
  if (type === 'DeliveryAddress') return;
  await trx
    .updateTable('customer_addresses')
    .set({ type: 'DeliveryAddress' })
    .where('customer_id', '=', customerId)
    .where('type', '=', type)
    .where('id', '<>', exceptId)
    .execute();
}

async function lockCustomer(trx: Transaction<Database>, customerId: number): Promise<void> {
  await trx.selectFrom('customers').select('id').where('id', '=', customerId).forUpdate().execute();
}
