import type { Transaction } from 'kysely';
import { mostPointsToRedeem } from '../../src/domain/cart/points-to-redeem.ts';
import type { Cents } from '../../src/domain/entities/money.ts';
import type { ReadCart } from '../cart/read-cart.ts';
import { financialData } from '../customer/financial-data.ts';
import type { Database } from '../db/schema/database.ts';
import type { CustomerContext } from '../http/context.ts';
import { toCents } from '../../src/domain/money.ts';
import type { CHECKOUT_TEXTS } from './checkout-texts.ts';

type Problem = keyof Pick<typeof CHECKOUT_TEXTS, 'choosePayment' | 'paymentNotAllowed'>;

/**
 * Why the cart cannot be paid as chosen, or null. The lock of the customer is held: credit and
 * points are those that the order takes from.
 */
export async function paymentProblem(
  trx: Transaction<Database>,
  { row, price, config }: ReadCart,
  toPay: Cents,
  { customer }: CustomerContext,
): Promise<Problem | null> {
  const method = row?.payment_method ?? null;
  const isPickup = row?.shipping_method === 'Pickup';
  if (row && row.points_to_redeem > 0) {
    const { bonus_points: points } = await trx
      .selectFrom('customers')
      .select('bonus_points')
      .where('id', '=', customer.customerId)
      .executeTakeFirstOrThrow();
    const most = mostPointsToRedeem(points, price.total.priceInclTax, config.minimumPointsToRedeem);
    if (method !== 'store' || row.points_to_redeem > most) return 'paymentNotAllowed';
  }
  if (method === null) return toPay > 0 ? 'choosePayment' : null;
  if (method === 'store' && !isPickup) return 'paymentNotAllowed';
  if (method !== 'account') return null;
  const credit = await financialData(trx, customer);
  const isWithin = credit && toCents(credit.CreditBalance) + toPay <= toCents(credit.CreditLimit);
  return isWithin ? null : 'paymentNotAllowed';
}
