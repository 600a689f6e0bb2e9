import { type Transaction, type Kysely, sql } from 'kysely';
import * as calls from '../../../src/api/wishlists/calls.ts';
import type { WishlistLine } from '../../../src/api/wishlists/calls.ts';
import { MAX_ADDED_LINES, MAX_WISHLIST_PRODUCTS } from '../../../src/domain/account/wishlists.ts';
import { fill } from '../../../src/i18n/fill.ts';
import type { Database } from '../../platform/db/schema/database.ts';
import {
  ApiRefusal,
  notFound,
  notOwned,
  CALL_TEXTS,
  notOwnText,
} from '../../platform/http/answers.ts';
import type { CustomerContext } from '../../platform/http/context.ts';
import { handle, type HandledCall } from '../../platform/http/handled-call.ts';
import type { Shop } from '../../catalogue/reads/shop.ts';
import { lockOwnedWishlists, wishlistOf, WISHLIST_TEXTS } from './wishlists.ts';

/** Calls for the products of wishlists, from lists, product pages and the cart (spec 2 §7). */
export function wishlistProductCalls({ db }: Pick<Shop, 'db'>): HandledCall[] {
  return [
    handle(calls.checkWishlists, ({ params }, { customer }) =>
      listsWithProduct(db, customer.customerId, params.productId),
    ),
    handle(calls.addWishlistProducts, ({ params: { id }, body: { products } }, context) =>
      db.transaction().execute(async (trx) => {
        const refusal = await saveProducts(trx, context, [id], products, 'replace');
        if (refusal) return refusal;
        const saved = await wishlistOf(trx, context.customer.customerId, id);
        return saved ?? notOwned(notOwnText('list', id));
      }),
    ),
    handle(calls.deleteWishlistProduct, ({ params: { id, productId } }, { customer }) =>
      db.transaction().execute(async (trx) => {
        const ownedLists = await lockOwnedWishlists(trx, customer.customerId, [id]);
        if (!ownedLists) return notOwned(notOwnText('list', id));
        await removeProduct(trx, id, productId);
        return null;
      }),
    ),
    handle(calls.addCartToWishlists, ({ body }, context) =>
      db
        .transaction()
        .execute((trx) => saveProducts(trx, context, body.listIds, body.lines, 'larger')),
    ),
    handle(
      calls.setWishlistsOfProduct,
      ({ params: { productId }, body: { listIds, quantity } }, context) =>
        db.transaction().execute(async (trx) => {
          const refusal = await saveProducts(
            trx,
            context,
            listIds,
            [{ productId, quantity }],
            'keep',
          );
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
async function saveProducts(
  trx: Transaction<Database>,
  { customer: { customerId }, locale, now }: CustomerContext,
  listIds: readonly number[],
  lines: readonly WishlistLine[],
  rule: QuantityRule,
): Promise<ApiRefusal | null> {
  if (new Set(listIds).size * lines.length > MAX_ADDED_LINES)
    return notFound(WISHLIST_TEXTS.tooMuchAtOnce[locale]);
  const lists = await lockOwnedWishlists(trx, customerId, listIds);
  if (!lists) return notOwned(CALL_TEXTS.noList);
  const productIds = lines.map(({ productId }) => productId);
  if (!(await mayAllBeListed(trx, customerId, productIds)))
    return notFound(WISHLIST_TEXTS.unknownProduct[locale]);
  const ids = lists.map(({ id }) => id);
  const fullListId = await saveLines(trx, ids, lines, rule, now);
  if (fullListId === null) return null;
  const name = lists.find(({ id }) => id === fullListId)?.name ?? '';
  return notFound(fill(WISHLIST_TEXTS.listFull[locale], { name }));
}

/**
 * How to set the quantity of a product already on the list: replace it, use the larger one, or keep
 * it. All of them make repeated requests idempotent.
 */
type QuantityRule = 'replace' | 'larger' | 'keep';

const QUANTITY_RULES = {
  replace: sql<number>`excluded.quantity`,
  larger: sql<number>`greatest(wishlist_products.quantity, excluded.quantity)`,
  keep: sql<number>`wishlist_products.quantity`,
} as const satisfies Record<QuantityRule, unknown>;

/**
 * Adds lines to lists whose lock is held. Returns the id of the first list that would exceed its
 * limit, in which case nothing is changed; null on success.
 */
async function saveLines(
  trx: Transaction<Database>,
  listIds: readonly number[],
  lines: readonly WishlistLine[],
  rule: QuantityRule,
  now: Date,
): Promise<number | null> {
  if (listIds.length === 0) return null;
  const fullListId = await findOverfullList(trx, listIds, lines);
  if (fullListId !== null) return fullListId;
  const ids = lines.map(({ productId }) => productId);
  const quantities = lines.map(({ quantity }) => quantity);
  await trx
    .insertInto('wishlist_products')
    .columns(['wishlist_id', 'product_id', 'quantity', 'added_at'])
    // Arrays, because one parameter per row would exceed the limit of a statement.
    .expression(
      sql`select list, id, quantity, ${now}::timestamptz from unnest(${[...listIds]}::integer[]) list
        cross join unnest(${ids}::integer[], ${quantities}::integer[]) as line (id, quantity)`,
    )
    .onConflict((conflict) =>
      conflict
        .columns(['wishlist_id', 'product_id'])
        .doUpdateSet({ quantity: QUANTITY_RULES[rule] }),
    )
    .execute();
  return null;
}

async function findOverfullList(
  trx: Transaction<Database>,
  listIds: readonly number[],
  lines: readonly WishlistLine[],
): Promise<number | null> {
  const productIds = lines.map(({ productId }) => productId);
  const rows = await trx
    .selectFrom('wishlist_products')
    .select('wishlist_id')
    .select(({ fn }) => fn.countAll<number>().as('others'))
    .where('wishlist_id', 'in', listIds)
    .where('product_id', 'not in', productIds)
    .groupBy('wishlist_id')
    .execute();
  const overfullList = rows.find(({ others }) => others + lines.length > MAX_WISHLIST_PRODUCTS);
  return overfullList?.wishlist_id ?? null;
}

/** Removes a product from all lists of the customer except these. */
async function removeFromOtherLists(
  trx: Transaction<Database>,
  customerId: number,
  productId: number,
  listIds: readonly number[],
): Promise<void> {
  await trx
    .deleteFrom('wishlist_products')
    .where('product_id', '=', productId)
    .where('wishlist_id', 'in', ({ selectFrom }) =>
      selectFrom('wishlists').select('id').where('customer_id', '=', customerId),
    )
    .$if(listIds.length > 0, (query) => query.where('wishlist_id', 'not in', listIds))
    .execute();
}

/** Removes a product from a list, if it is there. */
async function removeProduct(
  db: Kysely<Database>,
  listId: number,
  productId: number,
): Promise<void> {
  await db
    .deleteFrom('wishlist_products')
    .where('wishlist_id', '=', listId)
    .where('product_id', '=', productId)
    .execute();
}

/** Ids of the customer's lists that contain a product. */
async function listsWithProduct(
  db: Kysely<Database>,
  customerId: number,
  productId: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('wishlist_products')
    .innerJoin('wishlists', 'wishlists.id', 'wishlist_products.wishlist_id')
    .select('wishlists.id')
    .where('customer_id', '=', customerId)
    .where('product_id', '=', productId)
    .orderBy('wishlists.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Copies the products of a list to an empty list. */
export async function copyListProducts(
  trx: Transaction<Database>,
  fromId: number,
  toId: number,
): Promise<void> {
  await trx
    .insertInto('wishlist_products')
    .columns(['wishlist_id', 'product_id', 'quantity', 'added_at'])
    .expression(({ selectFrom }) =>
      selectFrom('wishlist_products')
        .select(sql<number>`${toId}::integer`.as('wishlist_id'))
        .select(['product_id', 'quantity', 'added_at'])
        .where('wishlist_id', '=', fromId),
    )
    .execute();
}

/**
 * True if all products may be added to a list: each is for sale, or already on a list of the
 * customer.
 */
async function mayAllBeListed(
  db: Kysely<Database>,
  customerId: number,
  productIds: readonly number[],
): Promise<boolean> {
  const soldIds = db
    .selectFrom('products')
    .select('id')
    .where('id', 'in', productIds)
    .where('state', '=', 'Active')
    .where('visibility', '<>', 'NotViewable');
  const listedIds = db
    .selectFrom('wishlist_products')
    .innerJoin('wishlists', 'wishlists.id', 'wishlist_products.wishlist_id')
    .select('product_id as id')
    .where('customer_id', '=', customerId)
    .where('product_id', 'in', productIds);
  return (await soldIds.union(listedIds).execute()).length === new Set(productIds).size;
}
