import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Keeps a request to be called about a larger quantity, until `KEEP_CONTACTS_DAYS` have passed. */
export async function saveProductContact(
  db: Kysely<Database>,
  productId: number,
  phoneNumber: string,
): Promise<void> {
  await db
    .insertInto('product_contacts')
    .values({ product_id: productId, phone_number: phoneNumber })
    .execute();
}
