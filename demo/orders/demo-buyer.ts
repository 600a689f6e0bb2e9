import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../backend/platform/db/schema/database.ts';
import type { CustomerAddressTable } from '../../backend/platform/db/schema/customers.ts';
import type { OrderAddressColumn } from '../../backend/platform/db/schema/orders.ts';

export interface DemoContact {
  email: string;
  customerId: number;
  contactId: number;
}

/** The data of a customer that a demo order needs. */
export interface DemoBuyer {
  customerId: number;
  contactId: number;
  contactName: string;
  phone: string;
  earnsPoints: boolean;
  deliveryAddress: OrderAddressColumn;
  invoiceAddress: OrderAddressColumn;
  storeId: number;
}

/** Reads the data of a customer; null for one who already has orders, or has no address. */
export async function readDemoBuyer(
  db: Kysely<Database>,
  { customerId, contactId }: DemoContact,
): Promise<DemoBuyer | null> {
  const earlierOrder = await db
    .selectFrom('orders')
    .select('id')
    .where('customer_id', '=', customerId)
    .limit(1)
    .execute();
  const contact = await db
    .selectFrom('contacts')
    .innerJoin('customers', 'customers.id', 'contacts.customer_id')
    .select(['first_name', 'middle_name', 'last_name', 'mobile', 'bonus_points_threshold'])
    .where('contacts.id', '=', contactId)
    .executeTakeFirst();
  const addresses = await db
    .selectFrom('customer_addresses')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();
  const stores = await db.selectFrom('stores').select(['id', 'details']).orderBy('id').execute();
  const invoice = addresses.find(({ type }) => type === 'InvoiceAddress') ?? addresses[0];
  if (earlierOrder.length > 0 || !contact || !invoice || !stores[0]) return null;
  const delivery = addresses.find(({ type }) => type.startsWith('DeliveryAddress')) ?? invoice;
  const nearestStore = stores.find(({ details }) => details.city === delivery.city) ?? stores[0];
  const { first_name, middle_name, last_name, mobile } = contact;
  return {
    ...{ customerId, contactId, phone: mobile, storeId: nearestStore.id },
    contactName: [first_name, middle_name, last_name].filter(Boolean).join(' '),
    earnsPoints: contact.bonus_points_threshold > 0,
    deliveryAddress: addressColumn(delivery),
    invoiceAddress: addressColumn(invoice),
  };
}

/** Makes the copy of an address that an order stores. */
const addressColumn = (row: Selectable<CustomerAddressTable>): OrderAddressColumn => ({
  name: row.name,
  firstName: row.first_name,
  lastName: row.last_name,
  street: row.street,
  houseNumber: row.house_number,
  houseNumberExtension: row.house_number_extension,
  postalCode: row.postal_code,
  city: row.city,
  countryCode: row.country_code,
});
