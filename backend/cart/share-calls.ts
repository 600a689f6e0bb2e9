import * as calls from '../../src/api/cart/calls.ts';
import { notFound } from '../http/answers.ts';
import { handle, type HandledCall } from '../http/handled-call.ts';
import type { Shop } from '../services/shop.ts';
import { addOnce } from './add-once.ts';
import { cartLines } from './cart-lines.ts';
import { cartProducts } from './cart-products.ts';
import { linesOfShare, shareLines } from './cart-shares.ts';
import { CART_TEXTS } from './cart-texts.ts';
import { changed } from './changed-cart.ts';
import { ownCart } from './own-cart.ts';

/** Sharing of carts by a key (spec 2 §7, §8). */
export function shareCalls(shop: Shop): HandledCall[] {
  const { db } = shop;
  return [
    handle(calls.shareCart, async (_, context) => {
      const cart = await ownCart(db, context);
      const lines = cart ? await cartLines(db, cart.id) : [];
      if (lines.length === 0) return notFound(CART_TEXTS.emptyCart[context.locale]);
      return { ShareKey: await shareLines(db, lines, context.now) };
    }),
    handle(calls.sharedCart, async ({ query: { shareKey } }, { locale, now, customer }) => {
      const lines = await linesOfShare(db, shareKey);
      if (!lines) return notFound(CART_TEXTS.notShared[locale]);
      const ids = lines.map(({ productId }) => productId);
      const products = await cartProducts(
        db,
        shop.state.catalogue,
        { cartId: null, ids, customerId: customer?.customerId ?? null },
        locale,
        now,
      );
      return {
        Lines: lines.map(({ productId, quantity }) => {
          const found = products.get(productId);
          const gone = CART_TEXTS.goneProduct[locale].replace('{id}', String(productId));
          return {
            ...{ ProductId: productId, Quantity: quantity },
            ProductTitle: found?.product.name ?? gone,
            Product: found?.record ?? null,
          };
        }),
      };
    }),
    handle(calls.useSharedCart, ({ body: { shareKey, operationId, replace } }, context) =>
      changed(shop, context, async (trx, cart) => {
        const lines = await linesOfShare(trx, shareKey);
        if (!lines) return notFound(CART_TEXTS.notShared[context.locale]);
        await addOnce(trx, shop, cart.id, { lines, operationId, replace }, context);
      }),
    ),
  ];
}
