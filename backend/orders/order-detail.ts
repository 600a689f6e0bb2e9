/** One order with all its data, for an operator. Amounts are in cents, times are ISO 8601. */
import type { ShippingMethod } from '../../src/domain/orders/order.ts';
import type { Kysely } from 'kysely';
import type { OrderState } from '../../src/domain/orders/order-state.ts';
import type { Database } from '../platform/db/schema/database.ts';

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
  preferred: { day: string; from: string } | null;
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
  /** Reserved pieces, per product. */
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
  const of = { column: 'order_id', id: row.id } as const;
  const lines = await db
    .selectFrom('order_lines')
    .select(['position', 'number', 'title', 'quantity', 'total_incl as total'])
    .where(of.column, '=', of.id)
    .orderBy('position')
    .execute();
  const payments = await db
    .selectFrom('payments')
    .selectAll()
    .where(of.column, '=', of.id)
    .orderBy('id')
    .execute();
  const reserved = await db
    .selectFrom('stock_reservations')
    .selectAll()
    .where(of.column, '=', of.id)
    .orderBy('product_id')
    .execute();
  const withdrawals = await db
    .selectFrom('withdrawals')
    .selectAll()
    .where(of.column, '=', of.id)
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
    preferred: row.preferred_date
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
    reserved: reserved.map((held) => ({
      productId: held.product_id,
      quantity: held.from_store + held.from_total,
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
