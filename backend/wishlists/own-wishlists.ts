import type { Selectable, Transaction } from 'kysely';
import type { WishlistTable } from '../db/schema/customer.ts';
import type { Database } from '../db/schema/database.ts';

/**
 * Lets the changes to a customer's lists run one after the other, so that names stay unique and
 * limits hold when two requests arrive at once.
 */
export async function lockWishlists(trx: Transaction<Database>, customerId: number): Promise<void> {
  await trx.selectFrom('customers').select('id').where('id', '=', customerId).forUpdate().execute();
}

/** The lists with these ids; null unless all of them belong to the customer. Takes the lock. */
export async function lockedWishlists(
  trx: Transaction<Database>,
  customerId: number,
  ids: readonly number[],
): Promise<Pick<Selectable<WishlistTable>, 'id' | 'name'>[] | null> {
  await lockWishlists(trx, customerId);
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  const rows = await trx
    .selectFrom('wishlists')
    .select(['id', 'name'])
    .where('id', 'in', wanted)
    .where('customer_id', '=', customerId)
    .execute();
  return rows.length === wanted.length ? rows : null;
}
