import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema/database.ts';
import type { SignedVisitor } from '../../platform/http/context.ts';

export const MAX_VIEWED = 20;

/** Who views a product: a contact on any device, else the visitor of a browser. */
export type Viewer = { contactId: number } | { visitor: SignedVisitor };

/** The table of viewed products, and their owner. */
type ViewOwner = { table: 'viewed_by_contacts' | 'viewed'; owner: string; id: number | string };

const viewsOfContact = (id: number): ViewOwner => ({
  ...{ table: 'viewed_by_contacts', owner: 'contact_id', id },
});
const viewsOfVisitor = (id: string): ViewOwner => ({ table: 'viewed', owner: 'visitor_id', id });

/** Returns the ids of the viewed products, latest first. */
export async function viewedProductIds(
  db: Kysely<Database>,
  viewer: { contactId: number } | { visitorId: string | null },
): Promise<number[]> {
  if ('visitorId' in viewer && viewer.visitorId === null) return [];
  const looks =
    'contactId' in viewer ? viewsOfContact(viewer.contactId) : viewsOfVisitor(viewer.visitorId!);
  const { rows } = await latest(looks).execute(db);
  return rows.map((row) => row.product_id);
}

const latest = ({ table, owner, id }: ViewOwner) => sql<{ product_id: number }>`
  select product_id from ${sql.table(table)} where ${sql.ref(owner)} = ${id}
  order by viewed_at desc limit ${MAX_VIEWED}`;

/** Returns whether a product has a page. */
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

/**
 * Stores a viewed product; viewing it again moves it up. 20 are kept. Each is later than the one
 * before, also within the resolution of the database's clock.
 */
export async function addViewed(
  db: Kysely<Database>,
  viewer: Viewer,
  { productId, brandId }: { productId: number; brandId: number | null },
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if ('visitor' in viewer) await keepVisitor(trx, viewer.visitor, now);
    const looks =
      'visitor' in viewer ? viewsOfVisitor(viewer.visitor.id) : viewsOfContact(viewer.contactId);
    const { table, owner, id } = looks;
    await sql`
      insert into ${sql.table(table)} (${sql.ref(owner)}, product_id, brand_id, viewed_at)
      values (${id}, ${productId}, ${brandId}, greatest(clock_timestamp(), (
        select max(viewed_at) + interval '1 microsecond' from ${sql.table(table)}
        where ${sql.ref(owner)} = ${id})))
      on conflict (${sql.ref(owner)}, product_id)
      do update set viewed_at = excluded.viewed_at, brand_id = excluded.brand_id`.execute(trx);
    await forgetOlder(trx, looks);
  });
}

async function keepVisitor(
  trx: Transaction<Database>,
  { id, choice }: SignedVisitor,
  now: Date,
): Promise<void> {
  await sql`
    insert into visitors (id, store_id, include_vat, seen_at)
    values (${id}, (select id from stores where id = ${choice?.storeId ?? null}), ${choice?.includeVat ?? true}, ${now})
    on conflict (id) do update set seen_at = excluded.seen_at`.execute(trx);
}

async function forgetOlder(trx: Transaction<Database>, looks: ViewOwner): Promise<void> {
  await sql`
    delete from ${sql.table(looks.table)}
    where ${sql.ref(looks.owner)} = ${looks.id} and product_id not in (${latest(looks)})`.execute(
    trx,
  );
}

/**
 * Transfers the viewed products of a visitor to the contact who signs in, in the same transaction,
 * so that the next customer in the same browser does not get them.
 */
export async function mergeViewed(
  trx: Transaction<Database>,
  visitorId: string | null,
  contactId: number,
): Promise<void> {
  if (visitorId === null) return;
  await sql`
    with moved as (delete from viewed where visitor_id = ${visitorId} returning *)
    insert into viewed_by_contacts as own (contact_id, product_id, brand_id, viewed_at)
    select ${contactId}::integer, product_id, brand_id, viewed_at from moved
    on conflict (contact_id, product_id)
    do update set viewed_at = greatest(own.viewed_at, excluded.viewed_at)`.execute(trx);
  await forgetOlder(trx, viewsOfContact(contactId));
}
