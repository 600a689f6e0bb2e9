import type { Kysely } from 'kysely';
import * as calls from '../../src/api/cart/calls.ts';
import type { VoucherRecord } from '../../src/api/cart/wire.ts';
import type { Locale } from '../../src/domain/shared/common.ts';
import type { Database } from '../platform/db/schema/database.ts';
import { notFound } from '../platform/http/answers.ts';
import { handle, type HandledCall } from '../platform/http/handled-call.ts';
import type { Shop } from '../catalogue/reads/shop.ts';
import { CART_TEXTS } from './cart-texts.ts';
import {
  isOwnVoucher,
  isUsable,
  type VoucherRow,
  vouchersFor,
  goodsOf,
  readCart,
} from './read-cart.ts';
import { changeCart } from './own-cart.ts';

/** Vouchers and coupons (spec 2 §3, §7, §8). */
export function voucherCalls(shop: Shop): HandledCall[] {
  return [
    handle(calls.voucherByCode, async ({ params: { code } }, { customer, locale }) => {
      const voucher = await shop.db
        .selectFrom('vouchers')
        .selectAll()
        .where('code', '=', code.toUpperCase())
        .executeTakeFirst();
      if (!voucher || !isOwnVoucher(voucher, customer?.customerId ?? null))
        return notFound(CART_TEXTS.noVoucher[locale]);
      return voucherRecord(voucher, locale);
    }),
    handle(calls.addCartVoucher, ({ body }, context) =>
      changeCart(shop, context, async (trx, cart) => {
        const { customer, now, locale } = context;
        const voucher = await voucherById(trx, cart.id, body);
        const read = await readCart(trx, shop, cart, context);
        if (voucher && read.vouchers.some(({ id }) => id === voucher.id))
          return notFound(CART_TEXTS.couponRepeated[locale]);
        const customerId = customer?.customerId ?? null;
        if (!voucher || !isUsable(voucher, { customerId, goods: goodsOf(read.sold, now), now }))
          return notFound(CART_TEXTS.couponInvalid[locale]);
        await trx
          .insertInto('cart_vouchers')
          .values({ cart_id: cart.id, voucher_id: voucher.id, added_at: now })
          .execute();
      }),
    ),
    handle(calls.deleteCartVoucher, ({ query }, context) =>
      changeCart(shop, context, async (trx, cart) => {
        const id = query.voucherId ?? query.couponId ?? 0;
        await trx
          .deleteFrom('cart_vouchers')
          .where('cart_id', '=', cart.id)
          .where('voucher_id', '=', id)
          .execute();
      }),
    ),
  ];
}

function voucherById(
  db: Kysely<Database>,
  cartId: number,
  { voucherId, couponId }: { voucherId?: number | undefined; couponId?: number | undefined },
): Promise<VoucherRow | undefined> {
  return vouchersFor(db, cartId)
    .where('vouchers.id', '=', voucherId ?? couponId ?? 0)
    .where('kind', '=', voucherId === undefined ? 'coupon' : 'voucher')
    .executeTakeFirst();
}

function voucherRecord(
  { id, kind, name }: Pick<VoucherRow, 'id' | 'kind' | 'name'>,
  locale: Locale,
): VoucherRecord {
  const type = kind === 'voucher' ? { Id: 1, Name: 'Voucher' } : { Id: 2, Name: 'Coupon' };
  return { Id: id, Name: name[locale], Type: type };
}
