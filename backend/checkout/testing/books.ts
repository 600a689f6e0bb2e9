/**
 * Checks that orders, stock and payments are consistent, as they must be after every transaction.
 */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/db/schema/database.ts';

/**
 * Describes each inconsistency in a sentence; empty if there is none. `initialStock`: pieces of
 * each product before the first order.
 */
export async function findInconsistencies(
  db: Kysely<Database>,
  initialStock: ReadonlyMap<number, number>,
): Promise<string[]> {
  const faults: string[] = [];
  const addFaults = async (description: string, query: ReturnType<typeof sql<{ id: number }>>) => {
    const { rows } = await query.execute(db);
    faults.push(...rows.map(({ id }) => `${description}: ${id}`));
  };
  await addFaults(
    'an order that ended holds stock',
    sql`select distinct o.id from stock_reservations r join orders o on o.id = r.order_id
      where o.state in ('cancelled', 'expired', 'refunded')`,
  );
  await addFaults(
    'a living order holds other pieces than it sells',
    sql`select o.id from orders o join order_lines l on l.order_id = o.id
      left join stock_reservations r on r.order_id = o.id and r.product_id = l.product_id
      where o.cart_id is not null and o.state in ('placed', 'awaiting-payment', 'paid', 'picked')
        and l.quantity <> coalesce(r.from_store + r.from_total, 0)`,
  );
  await addFaults(
    'a paid order has not exactly one paid payment',
    sql`select o.id from orders o where o.state = 'paid' and o.payment_method = 'ideal'
      and (select count(*) from payments p where p.order_id = o.id and p.state = 'paid') <> 1`,
  );
  await addFaults(
    'a paid payment has no paid order and is not going to be refunded',
    sql`select p.id from payments p join orders o on o.id = p.order_id
      where p.state = 'paid' and o.state <> 'paid' and not exists (
        select 1 from jobs j where j.kind = 'payment-refund'
          and (j.payload ->> 'paymentId')::int = p.id)`,
  );
  await addFaults(
    'an order that awaits payment has no job that follows it up',
    sql`select o.id from orders o join payments p on p.order_id = o.id
      where o.state = 'awaiting-payment' and not exists (
        select 1 from jobs j where j.kind = 'payment-follow-up' and j.state in ('waiting', 'running')
          and (j.payload ->> 'paymentId')::int = p.id)`,
  );
  await addFaults(
    'a cart has several living orders',
    sql`select min(id) as id from orders where cart_id is not null
      and state not in ('cancelled', 'expired', 'refunded') group by cart_id having count(*) > 1`,
  );
  await addFaults(
    'a confirmed order has not exactly one job for its mail and its invoice',
    sql`select o.id from orders o where o.cart_id is not null and o.state in ('placed', 'paid')
      and (select count(*) from jobs j where j.kind = 'order-confirmed' and j.key = o.id::text) <> 1`,
  );
  await addFaults(
    'stock is negative',
    sql`select product_id as id from stock
    where total_stock < 0 or default_stock < 0`,
  );
  for (const [productId, before] of initialStock) {
    const { rows } = await sql<{ left: number; held: number }>`
      select total_stock as left, coalesce((select sum(from_total) from stock_reservations
        where product_id = ${productId}), 0)::int as held
      from stock where product_id = ${productId}`.execute(db);
    const { left = 0, held = 0 } = rows[0] ?? {};
    if (left + held !== before)
      faults.push(`of product ${productId} ${left} are left and ${held} held, not ${before}`);
  }
  return faults;
}
