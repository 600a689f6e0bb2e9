import * as calls from '../../../api/cart/client.ts';
import type { Outcome } from '../../../api/outcome.ts';
import type { Cart } from '../../../domain/cart/cart.ts';
import { callForCart } from '../../cart/cart-sync.ts';
import { newOperationId } from '../../calls/operation-id.ts';

/** Operation id per order id: a retry after a lost response does not add the products twice. */
const operationIds = new Map<number, string>();

/** Adds the products of an order to the cart, except those no longer sold. */
export async function orderAgain(orderId: number): Promise<Outcome<Cart>> {
  const operationId = operationIds.get(orderId) ?? newOperationId();
  operationIds.set(orderId, operationId);
  const outcome = await callForCart((client, now) =>
    calls.orderAgain(client, now, orderId, operationId),
  );
  if (outcome.ok) operationIds.delete(orderId);
  return outcome;
}
