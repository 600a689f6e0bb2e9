/**
 * Reserves stock for orders. `moveOrder` changes the state of an order, and returns stock,
 * vouchers, points and credit when it ends.
 */
import { type RawBuilder, sql, type Transaction, type Selectable } from 'kysely';
import type { Allocation } from '../../src/domain/cart/stock-allocation.ts';
import { changesShownAvailability } from '../../src/domain/product/stock.ts';
import type { Database } from '../platform/db/schema/database.ts';
import {
  type OrderState,
  hasArrived,
  hasEnded,
  isHandedOver,
  nextOrderState,
  type OrderEvent,
} from '../../src/domain/orders/order-state.ts';
import type { OrderTable } from '../platform/db/schema/orders.ts';

interface MovedOrder {
  state: OrderState;
  /**
   * Products whose pages must be rendered again, because returned stock changed their availability.
   */
  productIdsToRender: number[];
}

/**
 * Applies an event to an order, with all its consequences: an order that ends returns its stock,
 * voucher uses, points and credit. Null if the event changes nothing.
 */
export async function moveOrder(
  trx: Transaction<Database>,
  orderId: number,
  event: OrderEvent,
  now: Date,
): Promise<MovedOrder | null> {
  const order = await trx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
  const state = order && nextOrderState(order.state, event);
  if (!state) return null;
  await trx
    .updateTable('orders')
    .set({ state, updated_at: now, ...(hasArrived(state) && { delivered_at: now }) })
    .where('id', '=', orderId)
    .execute();
  if (isHandedOver(state)) await deleteReservation(trx, orderId);
  await updateEarnedPoints(trx, order, state);
  if (!hasEnded(state)) return { state, productIdsToRender: [] };
  const productIdsToRender = await releaseStock(trx, orderId, now);
  await restoreVouchers(trx, orderId);
  await restoreBalances(trx, order);
  return { state, productIdsToRender };
}

/**
 * Credits the points of an order when its goods leave the shop, and deducts them if it is refunded
 * afterwards; the balance does not go below 0.
 */
async function updateEarnedPoints(
  trx: Transaction<Database>,
  { customer_id: customerId, bonus_points: points, ...order }: Selectable<OrderTable>,
  state: OrderState,
): Promise<void> {
  const [wasHandedOver, isNowHandedOver] = [isHandedOver(order.state), isHandedOver(state)];
  // Points of orders not made by the checkout are already in the balance.
  if (
    wasHandedOver === isNowHandedOver ||
    points === 0 ||
    customerId === null ||
    order.cart_id === null
  )
    return;
  const change = isNowHandedOver ? points : -points;
  await sql`
    update customers set bonus_points = greatest(0, bonus_points + ${change}::int)
    where id = ${customerId}`.execute(trx);
}

async function restoreVouchers(trx: Transaction<Database>, orderId: number): Promise<void> {
  await sql`
    update vouchers set uses_left = uses_left + 1
    where uses_left is not null and id in (
      select voucher_id from order_vouchers where order_id = ${orderId})`.execute(trx);
}

/** Gives back the redeemed points, and the credit used by an order on account. */
async function restoreBalances(
  trx: Transaction<Database>,
  order: Pick<
    Selectable<OrderTable>,
    'customer_id' | 'points_redeemed' | 'total_incl' | 'payment_method' | 'cart_id'
  >,
): Promise<void> {
  const { customer_id: customerId, points_redeemed: points } = order;
  // Orders not made by the checkout took no credit either.
  const credit =
    order.payment_method === 'account' && order.cart_id !== null ? order.total_incl : 0;
  if (customerId === null || (points === 0 && credit === 0)) return;
  await sql`
    update customers set bonus_points = bonus_points + ${points},
      credit_balance = case when credit_balance is null then null
        else greatest(0, credit_balance - ${credit}) end
    where id = ${customerId}`.execute(trx);
}

/** Reserved pieces of a product; `storeId` is set if some of them come from a store. */
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
 * Takes stock for an order. The caller holds the lock and has checked the quantities. Returns the
 * ids of the products whose pages must be rendered again.
 */
export async function reserveStock(
  trx: Transaction<Database>,
  orderId: number,
  reservations: readonly ReservedStock[],
  now: Date,
): Promise<number[]> {
  const reservedQuery = sql`reserved as (
    insert into stock_reservations
      (order_id, product_id, store_id, from_store, from_default, from_total)
    select ${orderId}::int, product_id, store::int, -from_store, -from_default, -from_total from c
  )`;
  return changeStock(trx, reservations, -1, now, reservedQuery);
}

/**
 * Puts the pieces reserved by an order back in stock. Returns the ids of the products whose pages
 * must be rendered again.
 */
async function releaseStock(
  trx: Transaction<Database>,
  orderId: number,
  now: Date,
): Promise<number[]> {
  const reservations = await reservationsOf(trx, [orderId]);
  await lockStock(
    trx,
    reservations.map(({ productId }) => productId),
  );
  await deleteReservation(trx, orderId);
  return changeStock(trx, reservations, 1, now);
}

/** Deletes the reservation of an order whose goods left the shop. */
async function deleteReservation(trx: Transaction<Database>, orderId: number): Promise<void> {
  await trx.deleteFrom('stock_reservations').where('order_id', '=', orderId).execute();
}

/** The pieces reserved for orders, per order and product. */
export async function reservationsOf(
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
  reservations: readonly ReservedStock[],
  sign: 1 | -1,
  now: Date,
  /** SQL that runs in the same statement and can read the changes as table `c`. */
  alsoSql: RawBuilder<unknown> = sql`nothing as (select 1)`,
): Promise<number[]> {
  if (reservations.length === 0) return [];
  const changes = JSON.stringify(
    reservations.map((reservation) => ({
      product_id: reservation.productId,
      store: reservation.fromStore > 0 ? String(reservation.storeId) : null,
      from_store: sign * reservation.fromStore,
      from_default: sign * reservation.fromDefault,
      from_total: sign * reservation.fromTotal,
    })),
  );
  const { rows } = await sql<ChangedStock>`
    with c as (
      select * from jsonb_to_recordset(${changes}::jsonb)
        as c(product_id int, store text, from_store int, from_default int, from_total int)
    ), ${alsoSql}
    update stock s set
      default_stock = s.default_stock + c.from_default,
      total_stock = s.total_stock + c.from_total,
      quantities = case when c.store is null then s.quantities else jsonb_set(s.quantities,
        array[c.store], to_jsonb(coalesce((s.quantities ->> c.store)::int, 0) + c.from_store)) end
    from c where s.product_id = c.product_id
    returning s.product_id, s.quantities, s.default_stock, s.total_stock,
      c.store, c.from_store, c.from_default, c.from_total`.execute(trx);
  const productIdsToRender = rows.filter(isAvailabilityChanged).map(({ product_id }) => product_id);
  if (productIdsToRender.length > 0) {
    // Lets other processes detect that these products changed.
    await trx
      .updateTable('products')
      .set({ updated_at: now })
      .where('id', 'in', productIdsToRender)
      .execute();
  }
  return productIdsToRender;
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

function isAvailabilityChanged(row: ChangedStock): boolean {
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
