import type { Kysely } from 'kysely';
import type { OrderRecord } from '../../src/api/orders/wire.ts';
import type { Database } from '../db/schema/database.ts';
import type { OrderRow } from './order-records.ts';

export type OrderParty = Pick<OrderRecord, 'Customer' | 'CustomerContact'>;

/**
 * Whose order it is, as they are called now: null for who is deleted. The address of the contact
 * is for that contact alone, since colleagues read each other's orders.
 *
 * @param contactId of the contact who reads the order
 */
export async function orderParty(
  db: Kysely<Database>,
  order: Pick<OrderRow, 'id'>,
  contactId: number,
): Promise<OrderParty> {
  const row = await db
    .selectFrom('orders')
    .innerJoin('customers', 'customers.id', 'orders.customer_id')
    .leftJoin('contacts', 'contacts.id', 'orders.contact_id')
    .select([
      'customers.id as customerId',
      'customers.company_name',
      'contacts.id as contactId',
      'contacts.first_name',
      'contacts.middle_name',
      'contacts.last_name',
      'contacts.email',
    ])
    .where('orders.id', '=', order.id)
    .executeTakeFirst();
  if (!row) return { Customer: null, CustomerContact: null };
  return {
    Customer: { Id: row.customerId, CompanyName: row.company_name },
    CustomerContact:
      row.contactId === null
        ? null
        : {
            ContactId: row.contactId,
            FirstName: row.first_name,
            MiddleName: row.middle_name,
            LastName: row.last_name,
            ...(row.contactId === contactId && { Email: row.email }),
          },
  };
}
