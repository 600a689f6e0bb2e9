import type { Transaction } from 'kysely';
import type { Cents } from '../../src/domain/entities/money.ts';
import { allowedMethods, creditOf } from '../cart/allowed-methods.ts';
import type { ReadCart } from '../cart/read-cart.ts';
import type { Database } from '../db/schema/database.ts';
import type { CustomerContext } from '../http/context.ts';
import type { CHECKOUT_TEXTS } from './checkout-texts.ts';

type Problem = keyof Pick<typeof CHECKOUT_TEXTS, 'choosePayment' | 'paymentNotAllowed'>;

/**
 * Why the cart cannot be paid as chosen, or null. The lock of the customer is held: the credit is
 * that which the order takes from.
 */
export async function paymentProblem(
  trx: Transaction<Database>,
  cart: ReadCart,
  toPay: Cents,
  { customer }: CustomerContext,
): Promise<Problem | null> {
  const method = cart.row?.payment_method ?? null;
  if (method === null) return toPay > 0 ? 'choosePayment' : null;
  const allowed: readonly string[] = allowedMethods(cart, await creditOf(trx, customer));
  return allowed.includes(method) ? null : 'paymentNotAllowed';
}
