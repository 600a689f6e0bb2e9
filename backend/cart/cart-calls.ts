import type { Kysely, Transaction } from 'kysely';
import * as calls from '../../src/api/cart/calls.ts';
import type { CartRecord } from '../../src/api/cart/wire.ts';
import type { Database } from '../db/schema/database.ts';
import type { CallContext } from '../http/context.ts';
import { handle, type HandledCall } from '../http/handled-call.ts';
import type { Shop } from '../services/shop.ts';
import { changeLines, newChanges } from './cart-lines.ts';
import { cartProducts } from './cart-products.ts';
import { cartRecord } from './cart-record.ts';
import { type CartRow, lockedCart, ownCart, touchCart } from './own-cart.ts';
import { readCart } from './read-cart.ts';

const WRITE = { limit: 'write' } as const;

/** The lines of the cart (spec 2 §4, §7). */
export function cartCalls(shop: Shop): HandledCall[] {
  const { db } = shop;
  return [
    handle(calls.cart, async (_, context) => answer(db, shop, await ownCart(db, context), context)),
    handle(
      calls.changeCartLines,
      ({ body }, context) =>
        changed(shop, context, async (trx, cart) => {
          const changes = body.changes.map((change) => ({
            ...change,
            source: change.source ?? null,
          }));
          const fresh = await newChanges(trx, cart.id, changes, context.now);
          const ids = fresh.map(({ productId }) => productId);
          const { locale, now } = context;
          const products = await cartProducts(trx, shop.state.catalogue, ids, locale, now);
          await changeLines(trx, cart.id, fresh, products, now);
        }),
      WRITE,
    ),
    handle(
      calls.clearCart,
      (_, context) =>
        changed(shop, context, async (trx, cart) => {
          await trx.deleteFrom('cart_lines').where('cart_id', '=', cart.id).execute();
        }),
      WRITE,
    ),
  ];
}

/** The record of a cart as it now is. */
export async function answer(
  db: Kysely<Database>,
  shop: Shop,
  row: CartRow | undefined,
  context: CallContext,
): Promise<CartRecord> {
  return cartRecord(db, shop, await readCart(db, shop, row, context), context);
}

/** Changes the cart of the caller while its lock is held; answers the cart as it then is. */
export function changed(
  shop: Shop,
  context: CallContext,
  change: (trx: Transaction<Database>, cart: CartRow) => Promise<void>,
): Promise<CartRecord> {
  return shop.db.transaction().execute(async (trx) => {
    const cart = await lockedCart(trx, context);
    await change(trx, cart);
    await touchCart(trx, cart.id, context.now);
    return answer(
      trx,
      shop,
      await ownCart(trx, { ...context, visitorId: cart.visitor_id }),
      context,
    );
  });
}
