import type { Transaction } from 'kysely';
import * as calls from '../../../src/api/wishlists/calls.ts';
import type { WishlistLine } from '../../../src/api/wishlists/fields.ts';
import { MAX_PUT_LINES } from '../../../src/domain/account/wishlists.ts';
import { fill } from '../../../src/i18n/fill.ts';
import type { Database } from '../../platform/db/schema/database.ts';
import { ApiRefusal, notFound, notYours } from '../../platform/http/answers.ts';
import { CALL_TEXTS, notOwnText } from '../../platform/http/call-texts.ts';
import type { CustomerContext } from '../../platform/http/context.ts';
import { handle, type HandledCall } from '../../platform/http/handled-call.ts';
import type { Shop } from '../../catalogue/reads/shop.ts';
import { lockedWishlists, wishlistOf } from './wishlists.ts';
import {
  areKnown,
  listsWithProduct,
  putLines,
  type QuantityRule,
  removeFromOtherLists,
  removeProduct,
} from './wishlist-products.ts';
import { WISHLIST_TEXTS } from './wishlist-texts.ts';

/** Calls for the products of wishlists, from lists, product pages and the cart (spec 2 §7). */
export function wishlistProductCalls({ db }: Pick<Shop, 'db'>): HandledCall[] {
  return [
    handle(calls.checkWishlists, ({ params }, { customer }) =>
      listsWithProduct(db, customer.customerId, params.productId),
    ),
    handle(calls.addWishlistProducts, ({ params: { id }, body: { products } }, context) =>
      db.transaction().execute(async (trx) => {
        const refusal = await put(trx, context, [id], products, 'replace');
        if (refusal) return refusal;
        const saved = await wishlistOf(trx, context.customer.customerId, id);
        return saved ?? notYours(notOwnText('list', id));
      }),
    ),
    handle(calls.deleteWishlistProduct, ({ params: { id, productId } }, { customer }) =>
      db.transaction().execute(async (trx) => {
        const isOwn = await lockedWishlists(trx, customer.customerId, [id]);
        if (!isOwn) return notYours(notOwnText('list', id));
        await removeProduct(trx, id, productId);
        return null;
      }),
    ),
    handle(calls.addCartToWishlists, ({ body }, context) =>
      db.transaction().execute((trx) => put(trx, context, body.listIds, body.lines, 'larger')),
    ),
    handle(
      calls.setWishlistsOfProduct,
      ({ params: { productId }, body: { listIds, quantity } }, context) =>
        db.transaction().execute(async (trx) => {
          const refusal = await put(trx, context, listIds, [{ productId, quantity }], 'keep');
          if (refusal) return refusal;
          await removeFromOtherLists(trx, context.customer.customerId, productId, listIds);
          return null;
        }),
    ),
  ];
}

/**
 * Adds lines to lists of the customer; if that is refused, returns the error and changes nothing.
 */
async function put(
  trx: Transaction<Database>,
  { customer: { customerId }, locale, now }: CustomerContext,
  listIds: readonly number[],
  lines: readonly WishlistLine[],
  rule: QuantityRule,
): Promise<ApiRefusal | null> {
  if (new Set(listIds).size * lines.length > MAX_PUT_LINES)
    return notFound(WISHLIST_TEXTS.tooMuchAtOnce[locale]);
  const lists = await lockedWishlists(trx, customerId, listIds);
  if (!lists) return notYours(CALL_TEXTS.noList);
  const productIds = lines.map(({ productId }) => productId);
  if (!(await areKnown(trx, customerId, productIds)))
    return notFound(WISHLIST_TEXTS.unknownProduct[locale]);
  const ids = lists.map(({ id }) => id);
  const full = await putLines(trx, ids, lines, rule, now);
  if (full === null) return null;
  const name = lists.find(({ id }) => id === full)?.name ?? '';
  return notFound(fill(WISHLIST_TEXTS.listFull[locale], { name }));
}
