import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { SignedVisitor } from '../visitor/visitor-id.ts';

export const MAX_VIEWED = 20;

/** Ids of the products that a visitor looked at, the latest first. */
export async function viewedProductIds(
  db: Kysely<Database>,
  visitorId: string | null,
): Promise<number[]> {
  if (visitorId === null) return [];
  const rows = await db
    .selectFrom('viewed')
    .select('product_id')
    .where('visitor_id', '=', visitorId)
    .orderBy('viewed_at', 'desc')
    .limit(MAX_VIEWED)
    .execute();
  return rows.map((row) => row.product_id);
}

/** True for a product that has a page. */
export async function isViewableProduct(db: Kysely<Database>, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('products')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', 'Active')
    .where('visibility', '!=', 'NotViewable')
    .executeTakeFirst();
  return row !== undefined;
}

/** Remembers a look of a visitor at a product; the same one again only moves up, and 20 are kept. */
export async function addViewed(
  db: Kysely<Database>,
  { id: visitorId, choice }: SignedVisitor,
  productId: number,
  brandId: number | null,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`
      insert into visitors (id, store_id, include_vat, seen_at)
      values (${visitorId}, (select id from stores where id = ${choice?.storeId ?? null}), ${choice?.includeVat ?? true}, ${now})
      on conflict (id) do update set seen_at = excluded.seen_at`.execute(trx);
    await sql`
      insert into viewed (visitor_id, product_id, brand_id, viewed_at)
      values (${visitorId}, ${productId}, ${brandId}, clock_timestamp())
      on conflict (visitor_id, product_id)
      do update set viewed_at = excluded.viewed_at, brand_id = excluded.brand_id`.execute(trx);
    await sql`
      delete from viewed where visitor_id = ${visitorId} and product_id not in (
        select product_id from viewed where visitor_id = ${visitorId}
        order by viewed_at desc limit ${MAX_VIEWED})`.execute(trx);
  });
}
