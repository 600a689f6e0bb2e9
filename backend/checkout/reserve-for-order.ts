/** What an order takes from stock and from its customer; `moveOrder` returns it. */
import { sql, type Transaction } from 'kysely';
import { allocate } from '../../src/domain/cart/stock-allocation.ts';
import type { ReadCart } from '../cart/read-cart.ts';
import type { Database } from '../platform/db/schema/database.ts';
import { reserveStock } from '../orders/reserve-stock.ts';
import type { OrderContent } from './order-content.ts';

/** Reserves the stock of a checked cart. */
export function reserveGoods(
  trx: Transaction<Database>,
  orderId: number,
  { sold, row }: ReadCart,
  now: Date,
): Promise<number[]> {
  const taken = sold.map(({ found: { product }, row: line }) => {
    const storeId = row?.store_id ?? null;
    const allocation = allocate(product, line.quantity, row?.shipping_method ?? null, storeId);
    if (!allocation) throw new Error(`Product ${product.id} was not checked.`);
    return { ...allocation, productId: product.id, storeId };
  });
  return reserveStock(trx, orderId, taken, now);
}

/** Counts the vouchers of a cart as used by its order. */
export async function redeemVouchers(
  trx: Transaction<Database>,
  orderId: number,
  { coupons, price }: ReadCart,
): Promise<void> {
  const used = coupons.map((coupon, i) => ({ coupon, discount: price.couponDiscounts[i] ?? 0 }));
  if (used.length === 0) return;
  await trx
    .insertInto('order_vouchers')
    .values(
      used.map(({ coupon, discount }) => ({
        order_id: orderId,
        voucher_id: coupon.id,
        code: coupon.code,
        discount_incl: discount,
      })),
    )
    .execute();
  await trx
    .updateTable('vouchers')
    .set({ uses_left: sql<number>`uses_left - 1` })
    .where('uses_left', 'is not', null)
    .where(
      'id',
      'in',
      used.map(({ coupon }) => coupon.id),
    )
    .execute();
}

/** Deducts redeemed points, and the credit used by an order on account. */
export async function chargeBalances(
  trx: Transaction<Database>,
  customerId: number,
  { paymentMethod, toPay }: OrderContent,
  points: number,
): Promise<void> {
  const credit = paymentMethod === 'account' ? toPay : 0;
  if (points === 0 && credit === 0) return;
  await sql`
    update customers set bonus_points = bonus_points - ${points},
      credit_balance = case when ${credit}::int = 0 then credit_balance
        else coalesce(credit_balance, 0) + ${credit} end
    where id = ${customerId}`.execute(trx);
}
