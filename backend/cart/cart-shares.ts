import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../platform/db/schema/database.ts';
import type { CartLineRow } from './cart-lines.ts';

/** The data of a line stored in a share. */
export interface SharedLine {
  productId: number;
  quantity: number;
}

/** Stores a copy of lines; returns its unguessable key. */
export async function shareLines(
  db: Kysely<Database>,
  lines: readonly CartLineRow[],
  now: Date,
): Promise<string> {
  const key = randomBytes(16).toString('base64url');
  const kept = lines.map(({ product_id, quantity }) => ({ productId: product_id, quantity }));
  await db
    .insertInto('cart_shares')
    .values({ share_key: key, lines: JSON.stringify(kept), created_at: now })
    .execute();
  return key;
}

/** The lines shared under a key; null if there are none. */
export async function linesOfShare(
  db: Kysely<Database>,
  key: string,
): Promise<SharedLine[] | null> {
  const row = await db
    .selectFrom('cart_shares')
    .select('lines')
    .where('share_key', '=', key)
    .executeTakeFirst();
  return row?.lines ?? null;
}
