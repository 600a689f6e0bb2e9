import type { Insertable, Selectable } from 'kysely';
import type { AddressBody } from '../../src/api/customer/address-body.ts';
import type { AddressRecord } from '../../src/api/customer/wire.ts';
import { formatHouseNumber, parseHouseNumber } from '../../src/domain/validation/house-number.ts';
import { normalPostcode } from '../../src/domain/validation/postcode.ts';
import type { CustomerAddressTable } from '../db/schema/customer.ts';

type Row = Omit<Selectable<CustomerAddressTable>, 'created_at'>;

/** An address as the calls answer it. */
export function addressRecord(row: Row): AddressRecord {
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
 * The columns of a validated address. A Dutch one is kept as `1234 AB`, its house number apart
 * from the extension, wherever that was typed.
 */
export function addressColumns(
  body: AddressBody,
): Omit<Insertable<CustomerAddressTable>, 'customer_id' | 'created_at'> {
  const typed = { number: body.houseNumber, extension: body.houseNumberExtension };
  const read = body.countryCode === 'NL' ? parseHouseNumber(typed.number) : null;
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
    house_number: read?.houseNumber ?? typed.number,
    house_number_extension: typed.extension || (read?.houseNumberExtension ?? ''),
    postal_code:
      (body.countryCode === 'NL' ? normalPostcode(body.postalCode) : null) ?? body.postalCode,
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
