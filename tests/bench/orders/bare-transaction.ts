/**
 * The yardstick of confirming: the writes of an order on account in one transaction, with prepared
 * statements and nothing read or checked. What it writes is copied from an order of the shop.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import { serveOptions } from '../own-process.ts';

type Row = Record<string, unknown>;

export interface BareOptions {
  databaseUrl: string;
  clients: number;
}

/** Columns that the database fills in, or that are new in each order. */
const GENERATED = ['id', 'order_number'];

/** A statement that inserts rows like `rows`; its argument replaces values by column. */
function insert(table: string, rows: Row[]) {
  const columns = Object.keys(rows[0]!).filter((column) => !GENERATED.includes(column));
  const tuples = rows.map((_, i) => columns.map((_, j) => `$${i * columns.length + j + 1}`));
  const text = `insert into ${table} (${columns.map((name) => `"${name}"`).join(', ')})
    values ${tuples.map((tuple) => `(${tuple.join(', ')})`).join(', ')} returning *`;
  const valueOf = (value: unknown) =>
    value !== null && typeof value === 'object' && !(value instanceof Date)
      ? JSON.stringify(value)
      : value;
  return (fresh: Row) => ({
    ...{ name: `bench_${table}`, text },
    values: rows.flatMap((row) => columns.map((name) => valueOf({ ...row, ...fresh }[name]))),
  });
}

/** Orders all carts that have lines, by `clients` connections; answers orders a second. */
async function bareOrders({ databaseUrl, clients }: BareOptions): Promise<number> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: clients });
  const read = async (text: string, values: unknown[] = []) =>
    (await pool.query<Row>(text, values)).rows;
  const [order] = await read(
    `select * from orders where state = 'placed' and cart_id is not null order by id desc limit 1`,
  );
  const of = (table: string) => read(`select * from ${table} where order_id = $1`, [order!['id']]);
  const writes = {
    order: insert('orders', [order!]),
    lines: insert('order_lines', await of('order_lines')),
    reservations: insert('stock_reservations', await of('stock_reservations')),
    job: insert(
      'jobs',
      await read(`select * from jobs where kind = 'order-confirmed' and key = $1`, [
        String(order!['id']),
      ]),
    ),
  };
  const carts = await read(
    `select c.id, o.customer_id, array_agg(l.product_id order by l.product_id) as products
     from carts c join cart_lines l on l.cart_id = c.id join contacts o on o.id = c.contact_id
     group by c.id, o.customer_id`,
  );
  let next = 0;
  const work = async () => {
    const client = await pool.connect();
    const run = (name: string, text: string, values: unknown[]) =>
      client.query<Row>({ name: `bench_${name}`, text, values });
    for (let i = next++; i < carts.length; i = next++) {
      const { id: cartId, customer_id: customerId, products } = carts[i]!;
      await client.query('begin');
      const placed = await client.query<Row>(
        writes.order({
          ...{ cart_id: cartId, customer_id: customerId, idempotency_key: randomUUID() },
          success_key: randomBytes(16).toString('base64url'),
        }),
      );
      const orderId = placed.rows[0]!['id'];
      await client.query(writes.lines({ order_id: orderId }));
      const reservations = writes.reservations({ order_id: orderId });
      await client.query(reservations);
      await run(
        'stock',
        `update stock set total_stock = total_stock - 1, default_stock = default_stock - 1
         where product_id = any($1)`,
        [products],
      );
      await run(
        'credit',
        'update customers set credit_balance = credit_balance + 1 where id = $1',
        [customerId],
      );
      await client.query(writes.job({ key: `bench-${String(orderId)}` }));
      await run('empty', 'delete from cart_lines where cart_id = $1', [cartId]);
      await run('renew', 'update carts set id = default, payment_method = null where id = $1', [
        cartId,
      ]);
      await client.query('commit');
    }
    client.release();
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: clients }, work));
  const seconds = (performance.now() - started) / 1000;
  await pool.end();
  return carts.length / seconds;
}

await serveOptions(bareOrders);
