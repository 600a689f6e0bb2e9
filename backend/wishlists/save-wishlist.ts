import { randomBytes } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { MAX_WISHLISTS } from '../../src/domain/wishlist-limits.ts';
import type { Database } from '../db/schema/database.ts';
import { lockWishlists } from './own-wishlists.ts';
import type { WISHLIST_TEXTS } from './wishlist-texts.ts';

/** Why a list cannot be saved: the key of its text. */
export type Refusal = keyof typeof WISHLIST_TEXTS;

/** Makes an empty list; answers its id, or why it cannot be made. */
export async function addWishlist(
  trx: Transaction<Database>,
  customerId: number,
  name: string,
  now: Date,
): Promise<number | Refusal> {
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

/** Renames a list of the customer; answers why it cannot be, else null. Takes the lock. */
export async function renameWishlist(
  trx: Transaction<Database>,
  customerId: number,
  id: number,
  name: string,
): Promise<Refusal | null> {
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
export async function deleteWishlist(
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

/** Shares a list; answers its key, or undefined if the customer has none with this id. */
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
export async function unshareWishlist(
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
