/** Stock held by orders: taken when confirmed, returned when the order ends. */
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Allocation } from '../../src/domain/cart/stock-allocation.ts';
import { changesShownAvailability } from '../../src/domain/orders/shown-availability.ts';
import type { Database } from '../platform/db/schema/database.ts';

/** Pieces of a product; `storeId` where some come from a store. */
export interface ReservedStock extends Allocation {
  productId: number;
  storeId: number | null;
}

/**
 * Locks the stock of products until the transaction ends. All transactions lock in the order of
 * ids, to avoid deadlocks.
 */
export async function lockStock(
  trx: Transaction<Database>,
  productIds: readonly number[],
): Promise<void> {
  if (productIds.length === 0) return;
  await sql`
    select 1 from stock where product_id = any(${[...productIds]}::int[])
    order by product_id for update`.execute(trx);
}

/**
 * Takes stock for an order; the caller holds the lock and has checked the quantities. Returns the
 * products whose pages must be rendered again.
 */
export async function reserveStock(
  trx: Transaction<Database>,
  orderId: number,
  taken: readonly ReservedStock[],
  now: Date,
): Promise<number[]> {
  const held = sql`reserved as (
    insert into stock_reservations
      (order_id, product_id, store_id, from_store, from_default, from_total)
    select ${orderId}::int, product_id, store::int, -from_store, -from_default, -from_total from c
  )`;
  return changeStock(trx, taken, -1, now, held);
}

/**
 * Puts the pieces reserved by an order back in stock. Returns the ids of the products whose pages
 * must be rendered again.
 */
export async function releaseStock(
  trx: Transaction<Database>,
  orderId: number,
  now: Date,
): Promise<number[]> {
  const held = await reservedFor(trx, [orderId]);
  await lockStock(
    trx,
    held.map(({ productId }) => productId),
  );
  await handOverStock(trx, orderId);
  return changeStock(trx, held, 1, now);
}

/** Drops the reservation of an order whose goods left the shop. */
export async function handOverStock(trx: Transaction<Database>, orderId: number): Promise<void> {
  await trx.deleteFrom('stock_reservations').where('order_id', '=', orderId).execute();
}

/** Quantities held by orders, per product. */
export async function reservedFor(
  trx: Transaction<Database>,
  orderIds: readonly number[],
): Promise<ReservedStock[]> {
  if (orderIds.length === 0) return [];
  const rows = await trx
    .selectFrom('stock_reservations')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .execute();
  return rows.map((row) => ({
    productId: row.product_id,
    storeId: row.store_id,
    fromStore: row.from_store,
    fromDefault: row.from_default,
    fromTotal: row.from_total,
  }));
}

async function changeStock(
  trx: Transaction<Database>,
  pieces: readonly ReservedStock[],
  sign: 1 | -1,
  now: Date,
  /** SQL in the same statement that uses the changes `c`. */
  also: RawBuilder<unknown> = sql`nothing as (select 1)`,
): Promise<number[]> {
  if (pieces.length === 0) return [];
  const changes = JSON.stringify(
    pieces.map((each) => ({
      product_id: each.productId,
      store: each.fromStore > 0 ? String(each.storeId) : null,
      from_store: sign * each.fromStore,
      from_default: sign * each.fromDefault,
      from_total: sign * each.fromTotal,
    })),
  );
  const { rows } = await sql<ChangedStock>`
    with c as (
      select * from jsonb_to_recordset(${changes}::jsonb)
        as c(product_id int, store text, from_store int, from_default int, from_total int)
    ), ${also}
    update stock s set
      default_stock = s.default_stock + c.from_default,
      total_stock = s.total_stock + c.from_total,
      quantities = case when c.store is null then s.quantities else jsonb_set(s.quantities,
        array[c.store], to_jsonb(coalesce((s.quantities ->> c.store)::int, 0) + c.from_store)) end
    from c where s.product_id = c.product_id
    returning s.product_id, s.quantities, s.default_stock, s.total_stock,
      c.store, c.from_store, c.from_default, c.from_total`.execute(trx);
  const flipped = rows.filter(isFlipped).map(({ product_id }) => product_id);
  if (flipped.length > 0) {
    // Lets other processes detect that these products changed.
    await trx.updateTable('products').set({ updated_at: now }).where('id', 'in', flipped).execute();
  }
  return flipped;
}

interface ChangedStock {
  product_id: number;
  quantities: Record<string, number>;
  default_stock: number;
  total_stock: number;
  store: string | null;
  from_store: number;
  from_default: number;
  from_total: number;
}

function isFlipped(row: ChangedStock): boolean {
  const { quantities, default_stock: defaultStock, total_stock: totalStock, store } = row;
  const before = {
    quantities:
      store === null
        ? quantities
        : { ...quantities, [store]: (quantities[store] ?? 0) - row.from_store },
    defaultStock: defaultStock - row.from_default,
    totalStock: totalStock - row.from_total,
  };
  return changesShownAvailability(before, { quantities, defaultStock, totalStock });
}
