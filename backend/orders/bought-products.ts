import { type Kysely, sql } from 'kysely';
import type { BoughtRecord } from '../../src/api/orders/calls.ts';
import type { Database } from '../platform/db/schema/database.ts';
import type { Page } from './orders.ts';

/** Orders in these states sold nothing. */
const UNSOLD_STATES = ['awaiting-payment', 'cancelled', 'expired'] as const;

/** Maximum number of products that a list is limited to. */
const MAX_BOUGHT_IDS = 10_000;

/** Ids of the products that a customer bought, by any of its contacts, the latest first. */
export async function boughtIdsOf(db: Kysely<Database>, customerId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('order_lines as l')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .select('l.product_id')
    .where('o.customer_id', '=', customerId)
    .where('o.state', 'not in', UNSOLD_STATES)
    .groupBy('l.product_id')
    .orderBy((eb) => eb.fn.max('o.placed_at'), 'desc')
    .limit(MAX_BOUGHT_IDS)
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
