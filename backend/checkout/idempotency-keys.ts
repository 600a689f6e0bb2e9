import { type Kysely, sql, type Transaction } from 'kysely';
import { hasEnded } from '../../src/domain/orders/order-state.ts';
import type { Database } from '../platform/db/schema/database.ts';
import type { SignedInCustomer } from '../platform/http/context.ts';
import type { OrderRow } from '../orders/order-records.ts';

/** An earlier attempt with its order, and the digest of its request; null: no digest was stored. */
export interface EarlierAttempt {
  order: OrderRow;
  asked: string | null;
}

/**
 * Locks the orders that an attempt may refer to: `known`, the result of an earlier attempt with the
 * same idempotency key, and `earlier`, the unfinished order of this cart. The caller holds the lock
 * of the cart.
 */
export async function ordersOfAttempt(
  trx: Transaction<Database>,
  cartId: number,
  { customerId }: SignedInCustomer,
  key: string,
): Promise<{ known: EarlierAttempt | undefined; earlier: OrderRow | undefined }> {
  const answered = trx
    .selectFrom('answered_keys')
    .select('order_id as id')
    .where('customer_id', '=', customerId)
    .where('idempotency_key', '=', key);
  const found = await trx
    .selectFrom('orders')
    .selectAll('orders')
    .select((eb) => eb('id', 'in', answered).as('is_answered'))
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
        .unionAll(answered),
    )
    .orderBy('id')
    .forUpdate('orders')
    .execute();
  const isKnown = ({ customer_id, idempotency_key, is_answered }: (typeof found)[number]) =>
    Boolean(is_answered) || (customer_id === customerId && idempotency_key === key);
  const sameKeyOrder = found.find(isKnown);
  return {
    known: sameKeyOrder && {
      order: sameKeyOrder,
      asked: sameKeyOrder.is_answered ? sameKeyOrder.answered_digest : sameKeyOrder.request_digest,
    },
    // It may have ended while waiting for its lock.
    earlier: found.find(({ cart_id, state }) => cart_id === cartId && !hasEnded(state)),
  };
}

/** Records that an attempt returned the order of an earlier attempt. */
export async function recordAnsweredKey(
  db: Kysely<Database>,
  customerId: number,
  { key, asked }: { key: string; asked: string },
  orderId: number,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Locks order before customer, as confirming does: the insert references both.
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
        request_digest: asked,
        answered_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}
