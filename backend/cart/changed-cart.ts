import type { Kysely, Transaction } from 'kysely';
import type { CartRecord } from '../../src/api/cart/wire.ts';
import type { Database } from '../db/schema/database.ts';
import type { NotAnswered } from '../http/answers.ts';
import type { CallContext } from '../http/context.ts';
import type { Shop } from '../services/shop.ts';
import { cartRecord } from './cart-record.ts';
import { type CartRow, lockedCart, touchCart } from './own-cart.ts';
import { readCart } from './read-cart.ts';

/** The record of a cart as it now is. */
export async function answer(
  db: Kysely<Database>,
  shop: Shop,
  row: CartRow | undefined,
  context: CallContext,
): Promise<CartRecord> {
  return cartRecord(shop, await readCart(db, shop, row, context), context);
}

/**
 * Changes the cart of the caller while its lock is held; answers the cart as it then is. A `change`
 * that answers a refusal must not have changed anything.
 */
export function changed(
  shop: Shop,
  context: CallContext,
  change: (trx: Transaction<Database>, cart: CartRow) => Promise<NotAnswered | void>,
): Promise<CartRecord | NotAnswered> {
  return shop.db.transaction().execute(async (trx) => {
    const cart = await lockedCart(trx, context);
    const refusal = await change(trx, cart);
    if (refusal) return refusal;
    return answer(trx, shop, await touchCart(trx, cart.id, context.now), context);
  });
}
