/** The lines of a cart, and the products that they name, read from the database. */
import { randomUUID, randomBytes } from 'node:crypto';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { applyChanges, MAX_CART_LINES } from '../../src/domain/cart/changes.ts';
import type { CartChange } from '../../src/domain/cart/cart.ts';
import { canBeOrdered } from '../../src/domain/product/stock.ts';
import type { CartLineTable } from '../platform/db/schema/carts.ts';
import type { Database } from '../platform/db/schema/database.ts';
import type { CartContext } from './read-cart.ts';
import type { Shop } from '../catalogue/reads/shop.ts';
import { readCartProducts, applyAgreedPrices } from '../catalogue/reads/product-rows.ts';
import { mapProductSummary } from '../../src/api/products/mappers.ts';
import type { ProductRecord } from '../../src/api/products/calls.ts';
import type { Locale } from '../../src/domain/shared/common.ts';
import type { ProductSummary } from '../../src/domain/product/product.ts';
import type { Catalogue } from '../catalogue/reads/catalogue.ts';
import { summaryRecord } from '../catalogue/reads/product-record.ts';

/** A product as needed for a cart, read from the database. */
export interface CartProduct {
  record: ProductRecord;
  product: ProductSummary;
  /** Grams per piece; 0 if unknown. */
  weight: number;
}

interface CartProductQuery {
  /** Null: the cart does not exist yet. */
  cartId: number | null;
  ids: readonly number[];
  /** The customer whose agreed prices apply; null for a visitor. */
  customerId: number | null;
}

/**
 * The products with these ids that have a page, by id: at the customer's prices, with the stock per
 * store that is available to this cart.
 */
export async function cartProducts(
  db: Kysely<Database>,
  catalogue: Catalogue,
  { cartId, ids, customerId }: CartProductQuery,
  locale: Locale,
  now: Date,
): Promise<Map<number, CartProduct>> {
  const cartRows = await readCartProducts(db, cartId, ids);
  const rows = await applyAgreedPrices(db, cartRows, { customerId, now });
  return new Map(
    rows.map((row) => {
      const record: ProductRecord = {
        ...summaryRecord(row, catalogue, locale),
        Stock: Object.entries(row.quantities ?? {}).map(([id, quantity]) => ({
          StoreId: Number(id),
          Quantity: quantity,
        })),
      };
      const product = mapProductSummary(record, now);
      return [row.id, { record, product, weight: row.weight ?? 0 }];
    }),
  );
}

export type CartLineRow = Selectable<CartLineTable>;

/** The lines of a cart, in the order in which they were added. */
export function cartLines(db: Kysely<Database>, cartId: number): Promise<CartLineRow[]> {
  return db
    .selectFrom('cart_lines')
    .selectAll()
    .where('cart_id', '=', cartId)
    .orderBy('id')
    .execute();
}

/**
 * Records operations of a cart whose lock is held; returns the ids, in lower case, of those not
 * applied before.
 */
async function recordNewOperations(
  trx: Transaction<Database>,
  cartId: number,
  ids: readonly string[],
  now: Date,
): Promise<Set<string>> {
  const { rows } = await sql<{ operation_id: string }>`
    insert into cart_operations (cart_id, operation_id, applied_at)
    select ${cartId}, id, ${now}::timestamptz from unnest(${[...ids]}::uuid[]) id
    on conflict do nothing returning operation_id`.execute(trx);
  return new Set(rows.map(({ operation_id }) => operation_id));
}

/** Records changes by their operations; returns those not applied before, in their order. */
export async function recordNewChanges(
  trx: Transaction<Database>,
  cartId: number,
  changes: readonly CartChange[],
  now: Date,
): Promise<CartChange[]> {
  const ids = changes.map(({ operationId }) => operationId);
  const added = await recordNewOperations(trx, cartId, ids, now);
  // An id that occurs twice in one batch counts once.
  return changes.filter(({ operationId }) => added.delete(operationId.toLowerCase()));
}

/**
 * Applies changes to the lines of a cart whose lock is held. Products that cannot be ordered and
 * lines beyond MAX_CART_LINES are not added.
 */
export async function changeLines(
  trx: Transaction<Database>,
  cartId: number,
  changes: readonly CartChange[],
  products: ReadonlyMap<number, CartProduct>,
  now: Date,
): Promise<void> {
  const before = await cartLines(trx, cartId);
  const knownIds = new Set(before.map(({ product_id }) => product_id));
  const allowedChanges = changes.filter(({ productId }) => {
    const cartProduct = products.get(productId);
    return knownIds.has(productId) || (cartProduct && canBeOrdered(cartProduct.product));
  });
  const after = applyChanges(
    before.map(({ product_id, quantity, source }) => ({ productId: product_id, quantity, source })),
    allowedChanges,
    (line) => line,
  ).slice(0, Math.max(MAX_CART_LINES, before.length));
  const keptIds = after.map(({ productId }) => productId);
  await trx
    .deleteFrom('cart_lines')
    .where('cart_id', '=', cartId)
    .$if(keptIds.length > 0, (query) => query.where('product_id', 'not in', keptIds))
    .execute();
  const mergedById = mergedQuantityById(before, allowedChanges);
  const changed = after.filter(({ productId, quantity }) => {
    const row = before.find(({ product_id }) => product_id === productId);
    return row?.quantity !== quantity || row.merged_quantity !== (mergedById.get(productId) ?? 0);
  });
  if (changed.length === 0) return;
  await trx
    .insertInto('cart_lines')
    .values(
      changed.map(({ productId, quantity, source }) => ({
        cart_id: cartId,
        product_id: productId,
        quantity,
        source: source && JSON.stringify(source),
        unit_incl: products.get(productId)?.product.priceInclTax ?? 0,
        merged_quantity: mergedById.get(productId) ?? 0,
        added_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['cart_id', 'product_id']).doUpdateSet({
        quantity: sql<number>`excluded.quantity`,
        merged_quantity: sql<number>`excluded.merged_quantity`,
      }),
    )
    .execute();
}

/**
 * Pieces of each product that the last sign-in merged; none for products whose quantity is set or
 * that are deleted by these changes.
 */
function mergedQuantityById(
  before: readonly CartLineRow[],
  changes: readonly CartChange[],
): Map<number, number> {
  const changedIds = new Set(
    changes.flatMap((change) => (change.action === 'Add' ? [] : [change.productId])),
  );
  return new Map(
    before
      .filter(({ product_id }) => !changedIds.has(product_id))
      .map(({ product_id, merged_quantity }) => [product_id, merged_quantity]),
  );
}

export interface AddLinesOptions {
  lines: readonly SharedLine[];
  /** All lines together are one operation, which is applied once. */
  operationId?: string | undefined;
  /** True: the existing lines are removed first. */
  replace?: boolean;
}

/**
 * Adds lines to a cart whose lock is held, unless the operation was applied before. Products that
 * cannot be ordered are left out.
 */
export async function addLinesOnce(
  trx: Transaction<Database>,
  shop: Shop,
  cartId: number,
  { lines, operationId = randomUUID(), replace = false }: AddLinesOptions,
  { locale, now, customer }: CartContext,
): Promise<void> {
  const newIds = await recordNewOperations(trx, cartId, [operationId], now);
  if (newIds.size === 0) return;
  if (replace) await trx.deleteFrom('cart_lines').where('cart_id', '=', cartId).execute();
  const changes = lines.map(({ productId, quantity }): CartChange => ({
    ...{ operationId, productId, quantity },
    ...{ action: 'Add', source: null },
  }));
  const ids = lines.map(({ productId }) => productId);
  const productQuery = { cartId, ids, customerId: customer?.customerId ?? null };
  const products = await cartProducts(trx, shop.state.catalogue, productQuery, locale, now);
  await changeLines(trx, cartId, changes, products, now);
}

/** Product and quantity of a cart line, as stored with a shared cart. */
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
  const sharedLines = lines.map(({ product_id, quantity }) => ({
    productId: product_id,
    quantity,
  }));
  await db
    .insertInto('cart_shares')
    .values({ share_key: key, lines: JSON.stringify(sharedLines), created_at: now })
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
