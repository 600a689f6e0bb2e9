import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { applyChanges } from '../../src/domain/cart/apply-changes.ts';
import { MAX_CART_LINES } from '../../src/domain/cart/change-limits.ts';
import type { CartChange } from '../../src/domain/entities/cart.ts';
import { canBeOrdered } from '../../src/domain/stock-status.ts';
import type { CartLineTable } from '../db/schema/carts.ts';
import type { Database } from '../db/schema/database.ts';
import type { CartProduct } from './cart-products.ts';

export type CartLineRow = Selectable<CartLineTable>;

/** The lines of a cart, the first added first. */
export function cartLines(db: Kysely<Database>, cartId: number): Promise<CartLineRow[]> {
  return db
    .selectFrom('cart_lines')
    .selectAll()
    .where('cart_id', '=', cartId)
    .orderBy('id')
    .execute();
}

/**
 * Notes operations of a cart of which the lock is held; answers the ids, in lower case, of those
 * that were not applied before.
 */
export async function newOperations(
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

/** As `newOperations`; answers the changes that were not applied before, in their order. */
export async function newChanges(
  trx: Transaction<Database>,
  cartId: number,
  changes: readonly CartChange[],
  now: Date,
): Promise<CartChange[]> {
  const ids = changes.map(({ operationId }) => operationId);
  const added = await newOperations(trx, cartId, ids, now);
  // An id that came twice in one batch counts once.
  return changes.filter(({ operationId }) => added.delete(operationId.toLowerCase()));
}

/**
 * Applies changes to the lines of a cart of which the lock is held. A product that cannot be
 * ordered is not added, and lines beyond MAX_CART_LINES are not either.
 */
export async function changeLines(
  trx: Transaction<Database>,
  cartId: number,
  changes: readonly CartChange[],
  products: ReadonlyMap<number, CartProduct>,
  now: Date,
): Promise<void> {
  const before = await cartLines(trx, cartId);
  const known = new Set(before.map(({ product_id }) => product_id));
  const allowed = changes.filter(({ productId }) => {
    const found = products.get(productId);
    return known.has(productId) || (found && canBeOrdered(found.product));
  });
  const after = applyChanges(
    before.map(({ product_id, quantity, source }) => ({ productId: product_id, quantity, source })),
    allowed,
    (line) => line,
  ).slice(0, Math.max(MAX_CART_LINES, before.length));
  const kept = after.map(({ productId }) => productId);
  await trx
    .deleteFrom('cart_lines')
    .where('cart_id', '=', cartId)
    .$if(kept.length > 0, (query) => query.where('product_id', 'not in', kept))
    .execute();
  const merged = mergedPieces(before, allowed);
  const changed = after.filter(({ productId, quantity }) => {
    const row = before.find(({ product_id }) => product_id === productId);
    return row?.quantity !== quantity || row.merged_quantity !== (merged.get(productId) ?? 0);
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
        merged_quantity: merged.get(productId) ?? 0,
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

/** Pieces of each product that a sign-in merged. A quantity that the shopper sets ends that. */
function mergedPieces(
  before: readonly CartLineRow[],
  changes: readonly CartChange[],
): Map<number, number> {
  const set = new Set(changes.flatMap((each) => (each.action === 'Add' ? [] : [each.productId])));
  return new Map(
    before
      .filter(({ product_id }) => !set.has(product_id))
      .map(({ product_id, merged_quantity }) => [product_id, merged_quantity]),
  );
}
