/**
 * Orders as operators read them: the list, one order with all its data, and exports. Amounts are in
 * cents, times are ISO 8601.
 */
import { type Kysely, sql } from 'kysely';
import type { OrderState } from '../../src/domain/orders/order-state.ts';
import type { Database } from '../platform/db/schema/database.ts';
import type { ShippingMethod } from '../../src/domain/orders/order.ts';
import type { CustomerExportRecord } from '../../src/api/customer/export-wire.ts';
import type { SignedInCustomer } from '../platform/http/context.ts';
import { invoiceRecord, invoicesOf } from './invoices.ts';
import { customerNamesOf, orderOf, ordersOf } from './orders.ts';
import { orderRecord } from './order-records.ts';
import { stringify } from 'csv-stringify/sync';

export interface ListedOrder {
  id: number;
  number: string;
  state: OrderState;
  placedAt: string;
  contactName: string;
  shippingMethod: string;
  paymentMethod: string;
  /** State of the latest payment; null if nothing is paid online. */
  paymentState: string | null;
  /** Why an operator must check one of its payments; null: no need. */
  alarm: string | null;
  total: number;
}

export interface OrderListQuery {
  limit: number;
  /** Only orders with a lower id, for paging. */
  before?: number | undefined;
  state?: OrderState | undefined;
  /** Text that the order number, the contact's name or the e-mail address contains. */
  searchText?: string | undefined;
}

/** Orders, newest first. */
export async function listOrders(
  db: Kysely<Database>,
  { limit, before, state, searchText }: OrderListQuery,
): Promise<ListedOrder[]> {
  const rows = await db
    .selectFrom('orders')
    .select([
      'id',
      'order_number as number',
      'state',
      'placed_at',
      'contact_name as contactName',
      'shipping_method as shippingMethod',
      'payment_method as paymentMethod',
      'total_incl as total',
      sql<string | null>`(select p.state from payments p where p.order_id = orders.id
        order by p.id desc limit 1)`.as('paymentState'),
      sql<string | null>`(select min(p.alarm) from payments p where p.order_id = orders.id)`.as(
        'alarm',
      ),
    ])
    .$if(before !== undefined, (query) => query.where('id', '<', before!))
    .$if(state !== undefined, (query) => query.where('state', '=', state!))
    .$if(Boolean(searchText), (query) =>
      query.where(
        sql<boolean>`strpos(lower(concat_ws(' ', order_number, contact_name, email)),
          ${searchText!.toLowerCase()}) > 0`,
      ),
    )
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ placed_at, ...row }) => ({ ...row, placedAt: placed_at.toISOString() }));
}

export interface OrderDetail {
  id: number;
  number: string;
  state: OrderState;
  placedAt: string;
  updatedAt: string;
  contactName: string;
  email: string;
  shippingMethod: ShippingMethod;
  /** The chosen day (`2030-03-06`), and the start of the time slot (`08:00`, or empty). */
  preferredSlot: { day: string; from: string } | null;
  paymentMethod: string;
  pointsRedeemed: number;
  memo: string;
  reference: string;
  shipping: number;
  vouchers: number;
  total: number;
  lines: { position: number; number: string; title: string; quantity: number; total: number }[];
  payments: {
    id: number;
    provider: string;
    providerId: string | null;
    state: string;
    amount: number;
    refunded: number;
    chargedBack: number;
    alarm: string | null;
    createdAt: string;
  }[];
  /** Pieces reserved for the order, per product. */
  reserved: { productId: number; quantity: number }[];
  withdrawals: {
    id: number;
    name: string;
    positions: number[];
    reason: string;
    receivedAt: string;
    handledAt: string | null;
  }[];
}

/** The order with this number; null if there is none. */
export async function orderDetail(
  db: Kysely<Database>,
  orderNumber: string,
): Promise<OrderDetail | null> {
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .executeTakeFirst();
  if (!row) return null;
  const ofOrder = { column: 'order_id', id: row.id } as const;
  const lines = await db
    .selectFrom('order_lines')
    .select(['position', 'number', 'title', 'quantity', 'total_incl as total'])
    .where(ofOrder.column, '=', ofOrder.id)
    .orderBy('position')
    .execute();
  const payments = await db
    .selectFrom('payments')
    .selectAll()
    .where(ofOrder.column, '=', ofOrder.id)
    .orderBy('id')
    .execute();
  const reserved = await db
    .selectFrom('stock_reservations')
    .selectAll()
    .where(ofOrder.column, '=', ofOrder.id)
    .orderBy('product_id')
    .execute();
  const withdrawals = await db
    .selectFrom('withdrawals')
    .selectAll()
    .where(ofOrder.column, '=', ofOrder.id)
    .orderBy('id')
    .execute();
  return {
    id: row.id,
    number: row.order_number,
    state: row.state,
    placedAt: row.placed_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    contactName: row.contact_name,
    email: row.email,
    shippingMethod: row.shipping_method,
    preferredSlot: row.preferred_date
      ? { day: row.preferred_date, from: row.preferred_from ?? '' }
      : null,
    paymentMethod: row.payment_method,
    pointsRedeemed: row.points_redeemed,
    memo: row.memo,
    reference: row.reference,
    shipping: row.shipping_incl,
    vouchers: row.voucher_total,
    total: row.total_incl,
    lines,
    payments: payments.map((payment) => ({
      id: payment.id,
      provider: payment.provider,
      providerId: payment.provider_id,
      state: payment.state,
      amount: payment.amount_incl,
      refunded: payment.refunded_incl,
      chargedBack: payment.charged_back_incl,
      alarm: payment.alarm,
      createdAt: payment.created_at.toISOString(),
    })),
    reserved: reserved.map((reservation) => ({
      productId: reservation.product_id,
      quantity: reservation.from_store + reservation.from_total,
    })),
    withdrawals: withdrawals.map((withdrawal) => ({
      id: withdrawal.id,
      name: withdrawal.name,
      positions: withdrawal.positions,
      reason: withdrawal.reason,
      receivedAt: withdrawal.created_at.toISOString(),
      handledAt: withdrawal.handled_at?.toISOString() ?? null,
    })),
  };
}

const ALL_ORDERS = { offset: 0, limit: 1_000_000 };

/** All orders and invoices of a customer, for a contact's data export. */
export async function exportOrders(
  db: Kysely<Database>,
  { customerId, contactId }: Pick<SignedInCustomer, 'customerId' | 'contactId'>,
): Promise<Pick<CustomerExportRecord, 'Orders' | 'Invoices'>> {
  const orders = [];
  for (const { row } of await ordersOf(db, customerId, ALL_ORDERS)) {
    const order = await orderOf(db, customerId, row.id);
    // Addresses of product pages and of the store are not personal data.
    if (!order) continue;
    const names = await customerNamesOf(db, row, contactId);
    orders.push(orderRecord(row, { ...order, products: new Map() }, names, null));
  }
  return {
    Orders: orders,
    Invoices: (await invoicesOf(db, customerId, ALL_ORDERS)).map(invoiceRecord),
  };
}

const CSV_COLUMNS = {
  number: 'number',
  placedAt: 'placed at',
  state: 'state',
  contactName: 'name',
  shippingMethod: 'shipping',
  paymentMethod: 'method',
  paymentState: 'payment',
  alarm: 'alarm',
  total: 'total incl. VAT',
} as const satisfies Partial<Record<keyof ListedOrder, string>>;

export const CSV_HEADER = Object.values(CSV_COLUMNS).join(',');

/**
 * An order as a line of CSV (RFC 4180); the total is in euros. Texts are protected against being
 * read as formulas.
 */
export const csvLine = (order: ListedOrder): string =>
  stringify([order], {
    ...{ columns: CSV_COLUMNS, eof: false, escape_formulas: true },
    cast: { number: (cents) => (cents / 100).toFixed(2) },
  });
