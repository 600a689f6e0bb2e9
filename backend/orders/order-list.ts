/** Orders in an operator's list. Amounts are in cents, times are ISO 8601. */
import { type Kysely, sql } from 'kysely';
import type { OrderState } from '../../src/domain/orders/order-state.ts';
import type { Database } from '../platform/db/schema/database.ts';

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
  /** Part of a number, of a name or of an e-mail address. */
  words?: string | undefined;
}

/** Orders, newest first. */
export async function listOrders(
  db: Kysely<Database>,
  { limit, before, state, words }: OrderListQuery,
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
    .$if(Boolean(words), (query) =>
      query.where(
        sql<boolean>`strpos(lower(concat_ws(' ', order_number, contact_name, email)),
          ${words!.toLowerCase()}) > 0`,
      ),
    )
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ placed_at, ...row }) => ({ ...row, placedAt: placed_at.toISOString() }));
}
