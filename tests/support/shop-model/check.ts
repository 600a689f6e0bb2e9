import { sql } from 'kysely';
import { expect } from 'vitest';
import { hasEnded } from '../../../src/domain/orders/order-state.ts';
import { type Model, type Real, totalOf } from './model.ts';

/** Compares the shop with the model, and the shop with itself. */
export async function checkShop(model: Model, real: Real): Promise<void> {
  const { shop, customer, products } = real;
  const cart = await shop.cart(customer);
  const lines = cart.Lines.map(({ ProductId, Quantity }) => [
    products.indexOf(ProductId),
    Quantity,
  ]);
  expect(new Map(lines as [number, number][]), 'lines of the cart').toEqual(model.cart);
  expect(Math.round(cart.AmountToPay * 100), 'amount to pay').toBe(totalOf(model));

  for (const [i, id] of products.entries()) {
    const { total } = await shop.stock(id);
    expect(total, `stock of product ${i}`).toBe(model.stock[i]);
  }
  const orders = await shop.db
    .selectFrom('orders')
    .select(['id', 'state', 'total_incl', 'shipping_incl', 'voucher_total'])
    .where('customer_id', '=', customer.customerId)
    .orderBy('id')
    .execute();
  const known = orders.map(({ id, state, total_incl }) => ({
    id,
    state: hasEnded(state) ? 'ended' : state,
    total: total_incl,
  }));
  expect(known, 'orders').toEqual(
    model.orders.map(({ id, state, total }) => ({ id, state, total })),
  );
  const withdrawals = await shop.db
    .selectFrom('withdrawals')
    .innerJoin('orders', 'orders.id', 'withdrawals.order_id')
    .select('orders.id')
    .where('orders.customer_id', '=', customer.customerId)
    .orderBy('orders.id')
    .execute();
  const withdrawn = model.orders.filter(({ isWithdrawn }) => isWithdrawn);
  expect(withdrawals, 'withdrawals').toEqual(withdrawn.map(({ id }) => ({ id })));
  await checkBooks(real);
}

/** Invariants: totals equal the sums of their lines, and only active orders reserve stock. */
async function checkBooks({ shop, customer }: Real): Promise<void> {
  const { rows } = await sql<{ wrong: string }>`
    select 'total of order ' || o.id as wrong from orders o
    where o.customer_id = ${customer.customerId} and o.total_incl <> o.shipping_incl - o.voucher_total
      + (select coalesce(sum(l.total_incl), 0) from order_lines l where l.order_id = o.id)
    union all
    select 'stock held by order ' || r.order_id from stock_reservations r
    join orders o on o.id = r.order_id where o.state in ('cancelled', 'expired', 'refunded')
    union all
    select 'pieces held by order ' || o.id from orders o join order_lines l on l.order_id = o.id
    left join stock_reservations r on r.order_id = o.id and r.product_id = l.product_id
    where o.customer_id = ${customer.customerId}
      and o.state in ('awaiting-payment', 'placed', 'paid')
      and l.quantity <> coalesce(r.from_store + r.from_total, 0)
    union all
    select 'negative stock of ' || product_id from stock where total_stock < 0 or default_stock < 0
    union all
    select 'payments of order ' || order_id from payments where state = 'paid' and alarm is null
    group by order_id having count(*) > 1`.execute(shop.db);
  expect(rows.map(({ wrong }) => wrong)).toEqual([]);
}
