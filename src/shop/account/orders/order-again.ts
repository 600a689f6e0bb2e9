import * as calls from '../../../api/cart/client.ts';
import type { Outcome } from '../../../api/outcome.ts';
import type { Cart } from '../../../domain/cart/cart.ts';
import { cartCall } from '../../cart/cart-call.ts';
import { newOperationId } from '../../calls/operation-id.ts';

/** The id of each order's latest try: trying again after a lost answer adds nothing twice. */
const tried = new Map<number, string>();

/** Adds the articles of an order to the cart; those that are no longer sold are left out. */
export async function orderAgain(orderId: number): Promise<Outcome<Cart>> {
  const operationId = tried.get(orderId) ?? newOperationId();
  tried.set(orderId, operationId);
  const outcome = await cartCall((client, now) =>
    calls.orderAgain(client, now, orderId, operationId),
  );
  if (outcome.ok) tried.delete(orderId);
  return outcome;
}
