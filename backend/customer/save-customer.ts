import type { Transaction, Updateable } from 'kysely';
import type { CallInput } from '../../src/api/call.ts';
import type { saveCustomer as call } from '../../src/api/customer/calls.ts';
import type { Database } from '../db/schema/database.ts';
import type { ContactTable, CustomerTable } from '../db/schema/customer.ts';
import type { SignedInCustomer } from '../http/context.ts';

export type CustomerBody = CallInput<typeof call, 'body'>;

/** Saves what is given of the contact and the customer, except the e-mail address. */
export async function saveCustomer(
  trx: Transaction<Database>,
  customer: SignedInCustomer,
  body: CustomerBody,
): Promise<void> {
  const contact: Updateable<ContactTable> = {
    first_name: body.firstName,
    middle_name: body.middleName,
    last_name: body.lastName,
    gender: body.gender,
    phone: body.phone,
    mobile: body.mobileNumber,
  };
  const company: Updateable<CustomerTable> = {
    company_name: body.companyName,
    kvk_number: body.kvkNumber,
  };
  if (hasValue(contact)) {
    await trx
      .updateTable('contacts')
      .set(contact)
      .where('id', '=', customer.contactId)
      .where('customer_id', '=', customer.customerId)
      .execute();
  }
  if (hasValue(company)) {
    await trx.updateTable('customers').set(company).where('id', '=', customer.customerId).execute();
  }
}

// Kysely leaves undefined columns out, but needs one.
const hasValue = (columns: object) =>
  Object.values(columns).some((value: unknown) => value !== undefined);
