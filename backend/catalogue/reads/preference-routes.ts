/**
 * Preferences of a visitor (chosen store, VAT form, last viewed products), and their merge at
 * sign-in.
 */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { PreferenceRecord } from '../../../src/api/preference/calls.ts';
import type { Locale } from '../../../src/domain/shared/common.ts';
import type { Database } from '../../platform/db/schema/database.ts';
import type { VisitorChoice, CallContext, SignedVisitor } from '../../platform/http/context.ts';
import type { CatalogueStore } from './catalogue.ts';
import { storeRecord, visibleStores } from './stores.ts';
import * as calls from '../../../src/api/preference/calls.ts';
import { notFound, unknownText } from '../../platform/http/answers.ts';
import { handle, type HandledCall } from '../../platform/http/handled-call.ts';
import type { Shop } from './shop.ts';

/** Prices include VAT by default. */
const DEFAULT_CHOICE: VisitorChoice = { storeId: null, includeVat: true };

/** The caller: a signed-in customer, else the visitor of the signed cookie. */
export interface PreferenceOwner {
  customer: { customerId: number } | null;
  visitorId: string | null;
  firstChoice: VisitorChoice | null;
}

/**
 * Returns the preference of the customer; for a visitor that of the database, else of the cookie,
 * else the default.
 */
async function readChoice(
  db: Kysely<Database>,
  { customer, visitorId, firstChoice }: PreferenceOwner,
): Promise<VisitorChoice> {
  if (customer) return readCustomerChoice(db, customer.customerId);
  const row =
    visitorId === null
      ? undefined
      : await db
          .selectFrom('visitors')
          .select(['store_id as storeId', 'include_vat as includeVat'])
          .where('id', '=', visitorId)
          .executeTakeFirst();
  return row ?? firstChoice ?? DEFAULT_CHOICE;
}

/** Converts a preference to a record. */
function preferenceRecord(
  stores: readonly CatalogueStore[],
  { storeId, includeVat }: VisitorChoice,
  locale: Locale,
): PreferenceRecord {
  const store = stores.find(({ id }) => id === storeId);
  return {
    StoreId: store?.id ?? null,
    Store: store ? storeRecord(store, locale) : null,
    IncludeVat: includeVat,
  };
}

/**
 * Saves a preference. The first one of a visitor is stored in the cookie only, so that visitors who
 * never send it back are not stored. The second one creates the row. A customer's preference is
 * stored with the customer.
 */
async function saveChoice(
  db: Kysely<Database>,
  visitor: PreferenceOwner & { ensureVisitor(choice?: VisitorChoice | null): string },
  chosen: Partial<VisitorChoice>,
  now: Date,
): Promise<VisitorChoice> {
  const { customer, visitorId, firstChoice } = visitor;
  if (customer) return saveCustomerChoice(db, customer.customerId, chosen);
  if (visitorId === null) {
    const choice = { ...DEFAULT_CHOICE, ...chosen };
    visitor.ensureVisitor(choice);
    return choice;
  }
  visitor.ensureVisitor();
  const { storeId, includeVat } = { ...DEFAULT_CHOICE, ...firstChoice, ...chosen };
  const row = await db
    .insertInto('visitors')
    .values({
      id: visitorId,
      // The store in the cookie may no longer exist.
      store_id: sql<number | null>`(select id from stores where id = ${storeId})`,
      include_vat: includeVat,
      seen_at: now,
    })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        seen_at: now,
        ...(chosen.storeId !== undefined && { store_id: chosen.storeId }),
        ...(chosen.includeVat !== undefined && { include_vat: chosen.includeVat }),
      }),
    )
    .returning(['store_id as storeId', 'include_vat as includeVat'])
    .executeTakeFirstOrThrow();
  return row;
}

/**
 * Handlers of the preference of a customer or visitor (spec 2 §7). Reading it does not create a
 * visitor.
 */
export function preferenceRoutes(shop: Shop): HandledCall[] {
  const { db } = shop;
  const stores = ({ editorial }: CallContext) => visibleStores(shop, editorial.settings);
  const recordOf = (choice: VisitorChoice, context: CallContext) =>
    preferenceRecord(stores(context), choice, context.locale);
  const saveAndRecord = async (chosen: Partial<VisitorChoice>, context: CallContext) =>
    recordOf(await saveChoice(db, context, chosen, context.now), context);
  return [
    handle(calls.preference, async (_, context) =>
      recordOf(await readChoice(db, context), context),
    ),
    handle(calls.setPreferredStore, ({ body }, context) =>
      stores(context).some(({ id }) => id === body.storeId)
        ? saveAndRecord({ storeId: body.storeId }, context)
        : notFound(unknownText('store', body.storeId)),
    ),
    handle(calls.setVatPreference, ({ body }, context) =>
      saveAndRecord({ includeVat: body.includeVat }, context),
    ),
  ];
}

/** Returns the preference of a customer, which all devices share. */
export function readCustomerChoice(
  db: Kysely<Database>,
  customerId: number,
): Promise<VisitorChoice> {
  return db
    .selectFrom('customers')
    .select(['default_store_id as storeId', 'include_vat as includeVat'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
}

/** Saves a preference of a customer; returns the new one. */
export function saveCustomerChoice(
  db: Kysely<Database>,
  customerId: number,
  { storeId, includeVat }: Partial<VisitorChoice>,
): Promise<VisitorChoice> {
  return db
    .updateTable('customers')
    .set({
      ...(storeId !== undefined && { default_store_id: storeId }),
      ...(includeVat !== undefined && { include_vat: includeVat }),
    })
    .where('id', '=', customerId)
    .returning(['default_store_id as storeId', 'include_vat as includeVat'])
    .executeTakeFirstOrThrow();
}

/** The visitor of a request and the contents of the cookie. */
interface MergedVisitor {
  visitorId: string | null;
  firstChoice: VisitorChoice | null;
  ensureVisitor(choice: null): string;
}

/**
 * Transfers the preference of a visitor to the customer who signs in: the store if the customer has
 * none, and prices without VAT, since prices with VAT may be just the default. It is removed from
 * the visitor's row and cookie, so that the next customer in the same browser does not get it.
 */
export async function mergeVisitor(
  trx: Transaction<Database>,
  visitor: MergedVisitor,
  customerId: number,
): Promise<void> {
  const { visitorId, firstChoice } = visitor;
  if (visitorId === null) return;
  const row = await trx
    .selectFrom('visitors')
    .select(['store_id as storeId', 'include_vat as includeVat'])
    .where('id', '=', visitorId)
    .forUpdate()
    .executeTakeFirst();
  const visitorChoice = row ?? firstChoice;
  if (!visitorChoice) return;
  const ownChoice = await readCustomerChoice(trx, customerId);
  await saveCustomerChoice(trx, customerId, {
    storeId: ownChoice.storeId ?? visitorChoice.storeId,
    includeVat: ownChoice.includeVat && visitorChoice.includeVat,
  });
  await trx
    .updateTable('visitors')
    .set({ store_id: null, include_vat: true })
    .where('id', '=', visitorId)
    .execute();
  if (firstChoice) visitor.ensureVisitor(null);
}

export const MAX_VIEWED_PRODUCTS = 20;

/** Who views a product: a contact on any device, else the visitor of a browser. */
export type Viewer = { contactId: number } | { visitor: SignedVisitor };

/** The table of viewed products, and their owner. */
type ViewOwner = {
  table: 'viewed_by_contacts' | 'viewed';
  ownerColumn: string;
  id: number | string;
};

const viewOwnerOfContact = (id: number): ViewOwner => ({
  ...{ table: 'viewed_by_contacts', ownerColumn: 'contact_id', id },
});
const viewOwnerOfVisitor = (id: string): ViewOwner => ({
  table: 'viewed',
  ownerColumn: 'visitor_id',
  id,
});

/** Returns the ids of the viewed products, latest first. */
export async function viewedProductIds(
  db: Kysely<Database>,
  viewer: { contactId: number } | { visitorId: string | null },
): Promise<number[]> {
  if ('visitorId' in viewer && viewer.visitorId === null) return [];
  const viewOwner =
    'contactId' in viewer
      ? viewOwnerOfContact(viewer.contactId)
      : viewOwnerOfVisitor(viewer.visitorId!);
  const { rows } = await latestViews(viewOwner).execute(db);
  return rows.map((row) => row.product_id);
}

const latestViews = ({ table, ownerColumn, id }: ViewOwner) => sql<{ product_id: number }>`
  select product_id from ${sql.table(table)} where ${sql.ref(ownerColumn)} = ${id}
  order by viewed_at desc limit ${MAX_VIEWED_PRODUCTS}`;

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
    if ('visitor' in viewer) await saveVisitor(trx, viewer.visitor, now);
    const viewOwner =
      'visitor' in viewer
        ? viewOwnerOfVisitor(viewer.visitor.id)
        : viewOwnerOfContact(viewer.contactId);
    const { table, ownerColumn, id } = viewOwner;
    await sql`
      insert into ${sql.table(table)} (${sql.ref(ownerColumn)}, product_id, brand_id, viewed_at)
      values (${id}, ${productId}, ${brandId}, greatest(clock_timestamp(), (
        select max(viewed_at) + interval '1 microsecond' from ${sql.table(table)}
        where ${sql.ref(ownerColumn)} = ${id})))
      on conflict (${sql.ref(ownerColumn)}, product_id)
      do update set viewed_at = excluded.viewed_at, brand_id = excluded.brand_id`.execute(trx);
    await deleteOlderViews(trx, viewOwner);
  });
}

async function saveVisitor(
  trx: Transaction<Database>,
  { id, choice }: SignedVisitor,
  now: Date,
): Promise<void> {
  await sql`
    insert into visitors (id, store_id, include_vat, seen_at)
    values (${id}, (select id from stores where id = ${choice?.storeId ?? null}), ${choice?.includeVat ?? true}, ${now})
    on conflict (id) do update set seen_at = excluded.seen_at`.execute(trx);
}

async function deleteOlderViews(trx: Transaction<Database>, viewOwner: ViewOwner): Promise<void> {
  await sql`
    delete from ${sql.table(viewOwner.table)}
    where ${sql.ref(viewOwner.ownerColumn)} = ${viewOwner.id} and product_id not in (${latestViews(viewOwner)})`.execute(
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
  await deleteOlderViews(trx, viewOwnerOfContact(contactId));
}
