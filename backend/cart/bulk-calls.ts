import * as calls from '../../src/api/cart/calls.ts';
import { canBeOrdered } from '../../src/domain/stock-status.ts';
import { notFound, notYours } from '../http/answers.ts';
import { notOwnText } from '../http/call-texts.ts';
import { handle, type HandledCall } from '../http/handled-call.ts';
import type { Shop } from '../services/shop.ts';
import { addOnce } from './add-once.ts';
import { cartProducts } from './cart-products.ts';
import { CART_TEXTS } from './cart-texts.ts';
import { changed } from './changed-cart.ts';
import { undoMerge } from './merge-carts.ts';
import { linesOfOrder } from './order-lines.ts';
import { productsOfCodes } from './quick-order.ts';

/** Many lines at once: quick order, ordering again, and undoing the merge of a sign-in. */
export function bulkCalls(shop: Shop): HandledCall[] {
  const { db } = shop;
  return [
    handle(calls.quickOrder, async ({ body: { codes } }, { locale }) => {
      const ids = await productsOfCodes(db, codes);
      const records = await shop.summaries([...new Set(ids.values())], locale);
      const byId = new Map(records.map((record) => [record.Id, record]));
      return codes.map((Code) => {
        const id = ids.get(Code);
        return { Code, Product: (id !== undefined && byId.get(id)) || null };
      });
    }),
    handle(calls.orderAgain, ({ params: { id }, body: { operationId } }, context) =>
      changed(shop, context, async (trx, cart) => {
        const { customer, locale, now } = context;
        const lines = await linesOfOrder(trx, customer.customerId, id);
        if (!lines) return notYours(notOwnText('order', id));
        const ids = lines.map(({ productId }) => productId);
        const asked = { cartId: cart.id, ids, customerId: customer.customerId };
        const known = await cartProducts(trx, shop.state.catalogue, asked, locale, now);
        if (![...known.values()].some(({ product }) => canBeOrdered(product)))
          return notFound(CART_TEXTS.nothingOrderable[locale]);
        await addOnce(trx, shop, cart.id, { lines, operationId }, context);
      }),
    ),
    handle(calls.undoCartMerge, (_, context) =>
      changed(shop, context, (trx, cart) => undoMerge(trx, cart.id)),
    ),
  ];
}
