import type { Kysely } from 'kysely';
import type { AddressBody } from '../../src/api/customer/address-body.ts';
import type { AddressInput } from '../../src/domain/entities/address.ts';
import { addressColumns } from '../customer/address-rows.ts';
import type { Database } from '../db/schema/database.ts';
import type { SignedInCustomer } from '../http/context.ts';

/** The country of an address in the address book of the caller; null: it is not there. */
export async function countryOfBook(
  db: Kysely<Database>,
  customer: SignedInCustomer | null,
  id: number,
): Promise<string | null> {
  if (!customer) return null;
  const row = await db
    .selectFrom('customer_addresses')
    .select('country_code')
    .where('id', '=', id)
    .where('customer_id', '=', customer.customerId)
    .executeTakeFirst();
  return row?.country_code ?? null;
}

/** A validated address as the cart keeps it, written as the address book writes it. */
export function keptAddress(body: AddressBody): AddressInput {
  const columns = addressColumns(body);
  return {
    type: body.type,
    name: body.name,
    firstName: body.firstName,
    lastName: body.lastName,
    gender: body.gender,
    phoneNumber: body.phoneNumber,
    emailAddress: body.emailAddress,
    memo: body.memo,
    street: body.street,
    houseNumber: columns.house_number,
    houseNumberExtension: columns.house_number_extension ?? '',
    postalCode: columns.postal_code,
    city: body.city,
    countryCode: body.countryCode,
  };
}
