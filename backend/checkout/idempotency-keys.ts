import { type Kysely, sql, type Transaction } from 'kysely';
import { hasEnded } from '../../src/domain/orders/order-state.ts';
import type { Database } from '../platform/db/schema/database.ts';
import type { SignedInCustomer } from '../platform/http/context.ts';
import type { OrderRow } from '../orders/order-records.ts';

/** The order of an earlier attempt, and the digest of its request; null if no digest was stored. */
export interface EarlierAttempt {
  order: OrderRow;
  requestDigest: string | null;
}

/**
 * Locks the orders that an attempt may refer to: that of an earlier attempt with the same
 * idempotency key, and the unfinished order of this cart. The caller holds the lock of the cart.
 */
export async function lockOrdersOfAttempt(
  trx: Transaction<Database>,
  cartId: number,
  { customerId }: SignedInCustomer,
  key: string,
): Promise<{ sameKeyAttempt: EarlierAttempt | undefined; unfinishedOrder: OrderRow | undefined }> {
  const answeredOrderIds = trx
    .selectFrom('answered_keys')
    .select('order_id as id')
    .where('customer_id', '=', customerId)
    .where('idempotency_key', '=', key);
  const orders = await trx
    .selectFrom('orders')
    .selectAll('orders')
    .select((eb) => eb('id', 'in', answeredOrderIds).as('is_answered'))
    .select((eb) =>
      eb
        .selectFrom('answered_keys')
        .select('answered_keys.request_digest')
        .where('answered_keys.customer_id', '=', customerId)
        .where('answered_keys.idempotency_key', '=', key)
        .as('answered_digest'),
    )
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('orders')
        .select('id')
        .where('cart_id', '=', cartId)
        // Literals, as in the index `orders_of_cart`: parameters would prevent its use.
        .where(sql<boolean>`state not in ('cancelled', 'expired', 'refunded')`)
        .unionAll(
          eb
            .selectFrom('orders')
            .select('id')
            .where('customer_id', '=', customerId)
            .where('idempotency_key', '=', key),
        )
        .unionAll(answeredOrderIds),
    )
    .orderBy('id')
    .forUpdate('orders')
    .execute();
  const hasSameKey = ({ customer_id, idempotency_key, is_answered }: (typeof orders)[number]) =>
    Boolean(is_answered) || (customer_id === customerId && idempotency_key === key);
  const sameKeyOrder = orders.find(hasSameKey);
  return {
    sameKeyAttempt: sameKeyOrder && {
      order: sameKeyOrder,
      requestDigest: sameKeyOrder.is_answered
        ? sameKeyOrder.answered_digest
        : sameKeyOrder.request_digest,
    },
    // The order may have ended while this transaction waited for its lock.
    unfinishedOrder: orders.find(({ cart_id, state }) => cart_id === cartId && !hasEnded(state)),
  };
}

/** Records that an attempt returned the order of an earlier attempt. */
export async function recordAnsweredKey(
  db: Kysely<Database>,
  customerId: number,
  { key, requestDigest }: { key: string; requestDigest: string },
  orderId: number,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // The order is locked before the customer, as when a cart is confirmed: the insert references
    // both.
    await trx
      .selectFrom('orders')
      .select('id')
      .where('id', '=', orderId)
      .forKeyShare()
      .executeTakeFirst();
    await trx
      .insertInto('answered_keys')
      .values({
        customer_id: customerId,
        idempotency_key: key,
        order_id: orderId,
        request_digest: requestDigest,
        answered_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}
