/** Vouchers and coupons of the cart (spec 2 §7, §8). */
import * as calls from '../../api/cart/client.ts';
import type { Outcome } from '../../api/outcome.ts';
import type { Cart, Voucher } from '../../domain/cart/cart.ts';
import { api } from '../calls/api.ts';
import { cartCall } from './cart-call.ts';
import { pageLocale } from '../../i18n/page-locale.ts';

/** Result of adding a code; `message` is the server's, if any. */
export type VoucherAnswer =
  { kind: 'added'; voucher: Voucher } | { kind: 'refused' | 'failed'; message: string | null };

/** Looks up a code and adds its voucher or coupon to the cart. */
export async function addVoucher(code: string): Promise<VoucherAnswer> {
  const found = await calls.voucherByCode(api(pageLocale()), code);
  if (!found.ok) return refusal(found);
  const { id, kind } = found.data;
  const ids = kind === 'voucher' ? { voucherId: id } : { couponId: id };
  const added = await cartCall((client, now) => calls.addCartVoucher(client, now, ids));
  return added.ok ? { kind: 'added', voucher: found.data } : refusal(added);
}

/** Removes a voucher or coupon from the cart; the API takes the id of either as `voucherId`. */
export const removeVoucher = (id: number): Promise<Outcome<Cart>> =>
  cartCall((client, now) => calls.deleteCartVoucher(client, now, { voucherId: id }));

function refusal({ kind, message }: Extract<Outcome<never>, { ok: false }>): VoucherAnswer {
  const isRefused = ['Missing', 'NotFound', 'BadRequest'].includes(kind);
  return { kind: isRefused ? 'refused' : 'failed', message: kind === 'Missing' ? message : null };
}
