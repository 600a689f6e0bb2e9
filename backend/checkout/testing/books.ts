/** What must hold of orders, stock and payments at every moment between transactions. */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/db/schema/database.ts';

/**
 * Everything that is wrong in the books, one sentence each. `pieces`: of each product in stock
 * before anybody ordered.
 */
export async function faultsInBooks(
  db: Kysely<Database>,
  pieces: ReadonlyMap<number, number>,
): Promise<string[]> {
  const faults: string[] = [];
  const find = async (what: string, query: ReturnType<typeof sql<{ id: number }>>) => {
    const { rows } = await query.execute(db);
    faults.push(...rows.map(({ id }) => `${what}: ${id}`));
  };
  await find(
    'an order that ended holds stock',
    sql`select distinct o.id from stock_reservations r join orders o on o.id = r.order_id
      where o.state in ('cancelled', 'expired', 'refunded')`,
  );
  await find(
    'a living order holds other pieces than it sells',
    sql`select o.id from orders o join order_lines l on l.order_id = o.id
      left join stock_reservations r on r.order_id = o.id and r.product_id = l.product_id
      where o.cart_id is not null and o.state in ('placed', 'awaiting-payment', 'paid', 'picked')
        and l.quantity <> coalesce(r.from_store + r.from_total, 0)`,
  );
  await find(
    'a paid order has not exactly one paid payment',
    sql`select o.id from orders o where o.state = 'paid' and o.payment_method = 'ideal'
      and (select count(*) from payments p where p.order_id = o.id and p.state = 'paid') <> 1`,
  );
  await find(
    'a paid payment has no paid order and is not going to be refunded',
    sql`select p.id from payments p join orders o on o.id = p.order_id
      where p.state = 'paid' and o.state <> 'paid' and not exists (
        select 1 from jobs j where j.kind = 'payment-refund'
          and (j.payload ->> 'paymentId')::int = p.id)`,
  );
  await find(
    'an order that awaits payment has no job that follows it up',
    sql`select o.id from orders o join payments p on p.order_id = o.id
      where o.state = 'awaiting-payment' and not exists (
        select 1 from jobs j where j.kind = 'payment-follow-up' and j.state in ('waiting', 'running')
          and (j.payload ->> 'paymentId')::int = p.id)`,
  );
  await find(
    'a cart has several living orders',
    sql`select min(id) as id from orders where cart_id is not null
      and state not in ('cancelled', 'expired', 'refunded') group by cart_id having count(*) > 1`,
  );
  await find(
    'a confirmed order has not exactly one job for its mail and its invoice',
    sql`select o.id from orders o where o.cart_id is not null and o.state in ('placed', 'paid')
      and (select count(*) from jobs j where j.kind = 'order-confirmed' and j.key = o.id::text) <> 1`,
  );
  await find(
    'stock is negative',
    sql`select product_id as id from stock
    where total_stock < 0 or default_stock < 0`,
  );
  for (const [productId, before] of pieces) {
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
