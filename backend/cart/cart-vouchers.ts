import { type Kysely, type Selectable, sql } from 'kysely';
import type { Cents } from '../../src/domain/shared/money.ts';
import type { VoucherTable } from '../platform/db/schema/carts.ts';
import type { Database } from '../platform/db/schema/database.ts';
import { unfinishedOrder } from '../catalogue/reads/unfinished-order.ts';

export interface VoucherRow extends Selectable<VoucherTable> {
  /** True if the unpaid order of this cart counts as one of its uses. */
  is_held: boolean;
}

/** Query for vouchers and coupons, as seen by a cart. */
export const vouchersFor = (db: Kysely<Database>, cartId: number) =>
  db
    .selectFrom('vouchers')
    .selectAll('vouchers')
    .select(
      sql<boolean>`exists (
      select 1 from order_vouchers h
      where h.voucher_id = vouchers.id and h.order_id in ${unfinishedOrder(cartId)})`.as('is_held'),
    );

/** The vouchers and coupons of a cart, in the order in which they were added. */
export function cartVouchers(db: Kysely<Database>, cartId: number): Promise<VoucherRow[]> {
  return vouchersFor(db, cartId)
    .innerJoin('cart_vouchers', 'cart_vouchers.voucher_id', 'vouchers.id')
    .where('cart_id', '=', cartId)
    .orderBy('cart_vouchers.added_at')
    .orderBy('vouchers.id')
    .execute();
}

/** True for the customer's own voucher, or a coupon for everyone. Null: a visitor. */
export const isOwnVoucher = (
  { customer_id }: Pick<VoucherRow, 'customer_id'>,
  customerId: number | null,
): boolean => customer_id === null || customer_id === customerId;

/**
 * True if a voucher or coupon is valid now for this value of goods and this customer (null: a
 * visitor).
 */
export function isUsable(
  voucher: VoucherRow,
  use: { customerId: number | null; goods: Cents; now: Date },
): boolean {
  const { starts_at, ends_at, uses_left, is_held, minimum_incl } = voucher;
  return (
    isOwnVoucher(voucher, use.customerId) &&
    (starts_at === null || starts_at <= use.now) &&
    (ends_at === null || use.now < ends_at) &&
    (uses_left !== 0 || is_held) &&
    use.goods >= minimum_incl
  );
}
