import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { CartChange } from '../../src/domain/entities/cart.ts';
import type { Database } from '../db/schema/database.ts';
import type { Shop } from '../services/shop.ts';
import { changeLines, newOperations } from './cart-lines.ts';
import { cartProducts } from './cart-products.ts';
import type { SharedLine } from './cart-shares.ts';
import type { CartReading } from './read-cart.ts';

export interface LinesToAdd {
  lines: readonly SharedLine[];
  /** All lines together are one operation: it is applied once. */
  operationId?: string | undefined;
  /** True: the lines of the cart go first. */
  replace?: boolean;
}

/**
 * Adds lines to a cart of which the lock is held, unless the operation was applied before. Products
 * that cannot be ordered are left out.
 */
export async function addOnce(
  trx: Transaction<Database>,
  shop: Shop,
  cartId: number,
  { lines, operationId = randomUUID(), replace = false }: LinesToAdd,
  { locale, now, customer }: CartReading,
): Promise<void> {
  const fresh = await newOperations(trx, cartId, [operationId], now);
  if (fresh.size === 0) return;
  if (replace) await trx.deleteFrom('cart_lines').where('cart_id', '=', cartId).execute();
  const changes = lines.map(({ productId, quantity }): CartChange => ({
    ...{ operationId, productId, quantity },
    ...{ action: 'Add', source: null },
  }));
  const ids = lines.map(({ productId }) => productId);
  const asked = { cartId, ids, customerId: customer?.customerId ?? null };
  const products = await cartProducts(trx, shop.state.catalogue, asked, locale, now);
  await changeLines(trx, cartId, changes, products, now);
}
