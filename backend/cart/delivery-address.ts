import type { Kysely } from 'kysely';
import type { AddressBody } from '../../src/api/customer/address-body.ts';
import type { AddressInput } from '../../src/domain/entities/address.ts';
import { addressColumns } from '../customer/address-rows.ts';
import type { Database } from '../db/schema/database.ts';
import type { SignedInCustomer } from '../http/context.ts';

/** True if the address is in the address book of the caller; a visitor has none. */
export async function addressOfBook(
  db: Kysely<Database>,
  customer: SignedInCustomer | null,
  id: number,
): Promise<boolean> {
  if (!customer) return false;
  const row = await db
    .selectFrom('customer_addresses')
    .select('id')
    .where('id', '=', id)
    .where('customer_id', '=', customer.customerId)
    .executeTakeFirst();
  return row !== undefined;
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
