import { randomBytes } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { MAX_WISHLISTS } from '../../../src/domain/account/wishlists.ts';
import type { Database } from '../../platform/db/schema/database.ts';
import {
  lockWishlists,
  lockOwnedWishlists,
  sharedWishlistOf,
  wishlistOf,
  wishlistsOf,
  WISHLIST_TEXTS,
} from './wishlists.ts';
import * as calls from '../../../src/api/wishlists/calls.ts';
import type { Locale } from '../../../src/domain/shared/common.ts';
import { notFound, notOwned, notOwnText } from '../../platform/http/answers.ts';
import { handle, type HandledCall } from '../../platform/http/handled-call.ts';
import type { Shop } from '../../catalogue/reads/shop.ts';
import { copyListProducts } from './wishlist-product-calls.ts';

/** Why a list cannot be saved: the key of a text. */
type WishlistRefusal = keyof typeof WISHLIST_TEXTS;

/** Creates an empty list; returns its id, or why it cannot be created. */
export async function addWishlist(
  trx: Transaction<Database>,
  customerId: number,
  name: string,
  now: Date,
): Promise<number | WishlistRefusal> {
  await lockWishlists(trx, customerId);
  const { count } = await trx
    .selectFrom('wishlists')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  if (count >= MAX_WISHLISTS) return 'tooManyLists';
  if (await isNameTaken(trx, customerId, name)) return 'nameTaken';
  const { id } = await trx
    .insertInto('wishlists')
    .values({ customer_id: customerId, name, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Renames a list of the customer; returns the reason if that is not possible, else null. Takes the
 * lock.
 */
async function renameWishlist(
  trx: Transaction<Database>,
  customerId: number,
  id: number,
  name: string,
): Promise<WishlistRefusal | null> {
  await lockWishlists(trx, customerId);
  if (await isNameTaken(trx, customerId, name, id)) return 'nameTaken';
  await trx
    .updateTable('wishlists')
    .set({ name })
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .execute();
  return null;
}

/** Deletes a list; false if the customer has none with this id. */
async function deleteWishlist(
  db: Kysely<Database>,
  customerId: number,
  id: number,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('wishlists')
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Shares a list; returns its key, or undefined if the customer has none with this id. */
export async function shareWishlist(
  db: Kysely<Database>,
  customerId: number,
  id: number,
): Promise<string | undefined> {
  const key = randomBytes(16).toString('base64url');
  const row = await db
    .updateTable('wishlists')
    .set({ share_key: sql`coalesce(share_key, ${key})` })
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .returning('share_key')
    .executeTakeFirst();
  return row?.share_key ?? undefined;
}

/** Ends sharing; false if the customer has no list with this id. */
async function unshareWishlist(
  db: Kysely<Database>,
  customerId: number,
  id: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('wishlists')
    .set({ share_key: null })
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

async function isNameTaken(
  trx: Transaction<Database>,
  customerId: number,
  name: string,
  exceptId = 0,
): Promise<boolean> {
  const row = await trx
    .selectFrom('wishlists')
    .select('id')
    .where('customer_id', '=', customerId)
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .where('id', '<>', exceptId)
    .executeTakeFirst();
  return row !== undefined;
}

const unknownList = (id: number) => notOwned(notOwnText('list', id));
const wishlistRefusal = (reason: WishlistRefusal, locale: Locale) =>
  notFound(WISHLIST_TEXTS[reason][locale]);

/** Calls for wishlists and their shared links (spec 2 §7). */
export function wishlistCalls({ db }: Pick<Shop, 'db'>): HandledCall[] {
  return [
    handle(calls.wishlists, ({ query }, { customer }) =>
      wishlistsOf(db, customer.customerId, query.productLimit),
    ),
    handle(calls.addWishlist, ({ body }, { customer: { customerId }, locale, now }) =>
      db.transaction().execute(async (trx) => {
        const added = await addWishlist(trx, customerId, body.listName, now);
        if (typeof added !== 'number') return wishlistRefusal(added, locale);
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
        if (!(await lockOwnedWishlists(trx, customerId, [id]))) return unknownList(id);
        const refusal = await renameWishlist(trx, customerId, id, body.listName);
        if (refusal) return wishlistRefusal(refusal, locale);
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
        (await sharedWishlistOf(db, query.shareKey)) ?? wishlistRefusal('notShared', locale),
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
          if (!source) return wishlistRefusal('notShared', locale);
          const added = await addWishlist(trx, customerId, listName, now);
          if (typeof added !== 'number') return wishlistRefusal(added, locale);
          await copyListProducts(trx, source.id, added);
          return (await wishlistOf(trx, customerId, added)) ?? unknownList(added);
        }),
    ),
  ];
}
