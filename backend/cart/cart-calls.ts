import { randomUUID } from 'node:crypto';
import * as calls from '../../src/api/cart/calls.ts';
import { handle, type HandledCall } from '../http/handled-call.ts';
import type { Shop } from '../services/shop.ts';
import { bulkCalls } from './bulk-calls.ts';
import { changeLines, newChanges } from './cart-lines.ts';
import { cartProducts } from './cart-products.ts';
import { answer, changed } from './changed-cart.ts';
import { ownCart } from './own-cart.ts';
import { cartPaymentCalls } from './payment-calls.ts';
import { readCart } from './read-cart.ts';
import { shareCalls } from './share-calls.ts';
import { shippingCalls } from './shipping-calls.ts';
import { validationRecord } from './validate-cart.ts';
import { voucherCalls } from './voucher-calls.ts';

/** The calls of the cart but those that order it (spec 2 §7). */
export const cartCalls = (shop: Shop): HandledCall[] => [
  ...lineCalls(shop),
  ...shippingCalls(shop),
  ...cartPaymentCalls(shop),
  ...voucherCalls(shop),
  ...shareCalls(shop),
  ...bulkCalls(shop),
];

/** The lines of the cart (spec 2 §4, §7). */
function lineCalls(shop: Shop): HandledCall[] {
  const { db } = shop;
  return [
    handle(calls.cart, async (_, context) => answer(db, shop, await ownCart(db, context), context)),
    handle(calls.changeCartLines, ({ body }, context) =>
      changed(shop, context, async (trx, cart) => {
        const changes = body.changes.map((change) => ({
          ...change,
          operationId: change.operationId ?? randomUUID(),
          source: change.source ?? null,
        }));
        const fresh = await newChanges(trx, cart.id, changes, context.now);
        const ids = fresh.map(({ productId }) => productId);
        const { locale, now, customer } = context;
        const asked = { cartId: cart.id, ids, customerId: customer?.customerId ?? null };
        const products = await cartProducts(trx, shop.state.catalogue, asked, locale, now);
        await changeLines(trx, cart.id, fresh, products, now);
      }),
    ),
    handle(calls.clearCart, (_, context) =>
      changed(shop, context, async (trx, cart) => {
        await trx.deleteFrom('cart_lines').where('cart_id', '=', cart.id).execute();
      }),
    ),
    handle(calls.validateCart, async (_, context) => {
      const cart = await readCart(db, shop, await ownCart(db, context), context);
      return validationRecord(shop, cart, context);
    }),
  ];
}
