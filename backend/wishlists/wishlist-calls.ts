import * as calls from '../../src/api/wishlists/calls.ts';
import type { Locale } from '../../src/domain/entities/common.ts';
import { notFound, notYours } from '../http/answers.ts';
import { notOwnText } from '../http/call-texts.ts';
import { handle, type HandledCall } from '../http/handled-call.ts';
import type { Shop } from '../services/shop.ts';
import { lockedWishlists } from './own-wishlists.ts';
import { sharedWishlistOf, wishlistOf, wishlistsOf } from './read-wishlists.ts';
import {
  addWishlist,
  deleteWishlist,
  renameWishlist,
  type Refusal,
  shareWishlist,
  unshareWishlist,
} from './save-wishlist.ts';
import { copyProducts } from './wishlist-products.ts';
import { WISHLIST_TEXTS } from './wishlist-texts.ts';

const unknownList = (id: number) => notYours(notOwnText('list', id));
const refuse = (reason: Refusal, locale: Locale) => notFound(WISHLIST_TEXTS[reason][locale]);

/** Wishlists and their shared links (spec 2 §7). */
export function wishlistCalls({ db }: Pick<Shop, 'db'>): HandledCall[] {
  return [
    handle(calls.wishlists, ({ query }, { customer }) =>
      wishlistsOf(db, customer.customerId, query.productLimit),
    ),
    handle(calls.addWishlist, ({ body }, { customer: { customerId }, locale, now }) =>
      db.transaction().execute(async (trx) => {
        const added = await addWishlist(trx, customerId, body.listName, now);
        if (typeof added !== 'number') return refuse(added, locale);
        return (await wishlistOf(trx, customerId, added)) ?? unknownList(added);
      }),
    ),
    handle(
      calls.wishlist,
      async ({ params: { id } }, { customer }) =>
        (await wishlistOf(db, customer.customerId, id)) ?? unknownList(id),
    ),
    handle(calls.renameWishlist, ({ params: { id }, body }, { customer: { customerId }, locale }) =>
      db.transaction().execute(async (trx) => {
        if (!(await lockedWishlists(trx, customerId, [id]))) return unknownList(id);
        const refusal = await renameWishlist(trx, customerId, id, body.listName);
        if (refusal) return refuse(refusal, locale);
        return (await wishlistOf(trx, customerId, id)) ?? unknownList(id);
      }),
    ),
    handle(calls.deleteWishlist, async ({ params: { id } }, { customer }) =>
      (await deleteWishlist(db, customer.customerId, id)) ? null : unknownList(id),
    ),
    handle(calls.shareWishlist, async ({ params: { id } }, { customer }) => {
      const key = await shareWishlist(db, customer.customerId, id);
      return key === undefined ? unknownList(id) : { ShareKey: key };
    }),
    handle(calls.unshareWishlist, async ({ params: { id } }, { customer }) =>
      (await unshareWishlist(db, customer.customerId, id)) ? null : unknownList(id),
    ),
    handle(
      calls.sharedWishlist,
      async ({ query }, { locale }) =>
        (await sharedWishlistOf(db, query.shareKey)) ?? refuse('notShared', locale),
    ),
    handle(
      calls.copySharedWishlist,
      ({ body: { shareKey, listName } }, { customer: { customerId }, locale, now }) =>
        db.transaction().execute(async (trx) => {
          const source = await trx
            .selectFrom('wishlists')
            .select('id')
            .where('share_key', '=', shareKey)
            .executeTakeFirst();
          if (!source) return refuse('notShared', locale);
          const added = await addWishlist(trx, customerId, listName, now);
          if (typeof added !== 'number') return refuse(added, locale);
          await copyProducts(trx, source.id, added);
          return (await wishlistOf(trx, customerId, added)) ?? unknownList(added);
        }),
    ),
  ];
}
