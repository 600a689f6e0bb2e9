import { type Kysely, sql } from 'kysely';
import { ABANDONED_STATES } from '../../src/domain/orders/order-state.ts';
import type { Database } from '../platform/db/schema/database.ts';
import type { OrderLineRow, OrderParts, OrderRow } from './order-records.ts';
import type { OrderRecord, BoughtRecord } from '../../src/api/orders/calls.ts';

/** Lines of each order in a list (spec 2 §9). */
const LISTED_LINES_PER_ORDER = 2;
/** A limit above the number of lines of any order. */
const ALL_LINES = 1_000_000;
const SUCCESS_KEY_LENGTH = 22;
const MAX_INTEGER = 2_147_483_647;

export interface Page {
  offset: number;
  limit: number;
}

/** An order with all its stored data. */
export interface StoredOrder extends Omit<OrderParts, 'products'> {
  row: OrderRow;
}

/** Orders of a customer, placed by any of its contacts: newest first, abandoned ones last. */
export async function ordersOf(
  db: Kysely<Database>,
  customerId: number,
  { offset, limit }: Page,
): Promise<StoredOrder[]> {
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy((eb) => eb('state', 'in', ABANDONED_STATES))
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  return loadStoredOrders(db, rows, LISTED_LINES_PER_ORDER);
}

/** An order of a customer with all its lines; null if the customer has none with this id. */
export async function orderOf(
  db: Kysely<Database>,
  customerId: number,
  id: number,
): Promise<StoredOrder | null> {
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .execute();
  const [found] = await loadStoredOrders(db, rows, ALL_LINES);
  return found ?? null;
}

/** An order with all its lines, of any customer; null if there is none with this id. */
export async function orderById(db: Kysely<Database>, id: number): Promise<StoredOrder | null> {
  const rows = await db.selectFrom('orders').selectAll().where('id', '=', id).execute();
  const [found] = await loadStoredOrders(db, rows, ALL_LINES);
  return found ?? null;
}

/**
 * The order with a success key, or the customer's own order by id: ids can be guessed, keys cannot.
 * Null if there is none.
 */
export async function orderByKeyOrId(
  db: Kysely<Database>,
  key: string,
  customerId: number | null,
): Promise<StoredOrder | null> {
  if (key.length === SUCCESS_KEY_LENGTH) {
    const rows = await db.selectFrom('orders').selectAll().where('success_key', '=', key).execute();
    return (await loadStoredOrders(db, rows, ALL_LINES))[0] ?? null;
  }
  const id = Number(key);
  return customerId === null || id > MAX_INTEGER ? null : orderOf(db, customerId, id);
}

export async function orderCountOf(db: Kysely<Database>, customerId: number): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select(sql<number>`count(*)`.as('count'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Adds the first `lineLimit` lines of each order, their number, its invoice and its payment. */
async function loadStoredOrders(
  db: Kysely<Database>,
  rows: readonly OrderRow[],
  lineLimit: number,
): Promise<StoredOrder[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const lines: OrderLineRow[] = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', 'in', ids)
    .where('position', '<=', lineLimit)
    .orderBy('position')
    .execute();
  const counts =
    lineLimit === ALL_LINES
      ? []
      : await db
          .selectFrom('order_lines')
          .select(['order_id', sql<number>`count(*)`.as('count')])
          .where('order_id', 'in', ids)
          .groupBy('order_id')
          .execute();
  const invoices = await db
    .selectFrom('invoices')
    .select(['order_id', 'id', 'number'])
    .where('order_id', 'in', ids)
    .where('credits', 'is', null)
    .orderBy('id', 'desc')
    .execute();
  const payments = await db
    .selectFrom('payments')
    .select(['order_id', 'state'])
    .where('order_id', 'in', ids)
    .distinctOn('order_id')
    .orderBy('order_id')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => {
    const invoice = invoices.find(({ order_id }) => order_id === row.id);
    const orderLines = lines.filter(({ order_id }) => order_id === row.id);
    return {
      row,
      lines: orderLines,
      lineCount: counts.find(({ order_id }) => order_id === row.id)?.count ?? orderLines.length,
      paymentState: payments.find(({ order_id }) => order_id === row.id)?.state ?? null,
      invoice: invoice ? { id: invoice.id, number: invoice.number } : null,
    };
  });
}

export type CustomerNames = Pick<OrderRecord, 'Customer' | 'CustomerContact'>;

/**
 * The current names of customer and contact; null for a deleted one. The contact's e-mail address
 * is only included for that contact, since colleagues can read each other's orders.
 * @param contactId of the contact who reads the order
 */
export async function customerNamesOf(
  db: Kysely<Database>,
  order: Pick<OrderRow, 'id'>,
  contactId: number,
): Promise<CustomerNames> {
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

/** An order in one of these states does not count as a purchase. */
const UNSOLD_STATES = ['awaiting-payment', 'cancelled', 'expired'] as const;

/** Maximum number of bought products to which a product list can be limited. */
const MAX_BOUGHT_PRODUCT_IDS = 10_000;

/** Ids of the products that a customer bought, by any of its contacts, the latest first. */
export async function boughtProductIdsOf(
  db: Kysely<Database>,
  customerId: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('order_lines as l')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .select('l.product_id')
    .where('o.customer_id', '=', customerId)
    .where('o.state', 'not in', UNSOLD_STATES)
    .groupBy('l.product_id')
    .orderBy((eb) => eb.fn.max('o.placed_at'), 'desc')
    .limit(MAX_BOUGHT_PRODUCT_IDS)
    .execute();
  return rows.map((row) => row.product_id);
}

/** Products that a customer bought, by any of its contacts, the latest first. */
export async function boughtProductsOf(
  db: Kysely<Database>,
  customerId: number,
  { offset, limit }: Page,
): Promise<{ Products: BoughtRecord[]; Total: number }> {
  const { rows } = await sql<BoughtRecord & { total: number }>`
    with lines as (
      select l.product_id, l.title, l.number, l.quantity, o.id as order_id, o.placed_at
      from order_lines l join orders o on o.id = l.order_id
      where o.customer_id = ${customerId} and o.state <> all(${UNSOLD_STATES})),
    latest as (
      select distinct on (product_id) product_id, title, number, order_id, placed_at
      from lines order by product_id, placed_at desc, order_id desc)
    select latest.product_id as "ProductId", latest.title as "Title", latest.number as "Number",
      sum(lines.quantity)::int as "Quantity",
      sum(lines.quantity) filter (where lines.order_id = latest.order_id)::int as "LastQuantity",
      count(distinct lines.order_id)::int as "Orders",
      latest.placed_at as "LastBoughtAt",
      count(*) over ()::int as total
    from latest join lines using (product_id)
    group by latest.product_id, latest.title, latest.number, latest.order_id, latest.placed_at
    order by latest.placed_at desc, latest.product_id
    offset ${offset} limit ${limit}`.execute(db);
  return {
    Products: rows.map(({ total: _, ...row }) => ({
      ...row,
      LastBoughtAt: new Date(row.LastBoughtAt).toISOString(),
    })),
    Total: rows[0]?.total ?? 0,
  };
}
