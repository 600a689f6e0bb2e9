import type { Kysely } from 'kysely';
import {
  allowedPaymentMethods,
  type Credit,
} from '../../src/domain/cart/allowed-payment-methods.ts';
import type { PaymentMethodId } from '../../src/domain/entities/cart.ts';
import { toCents } from '../../src/domain/money.ts';
import { financialData } from '../customer/financial-data.ts';
import type { Database } from '../db/schema/database.ts';
import type { SignedInCustomer } from '../http/context.ts';
import type { ReadCart } from './read-cart.ts';

/** The credit of the signed-in contact; null for a visitor and for who does not buy on account. */
export async function creditOf(
  db: Kysely<Database>,
  customer: SignedInCustomer | null,
): Promise<Credit | null> {
  const data = customer && (await financialData(db, customer));
  return data && { limit: toCents(data.CreditLimit), balance: toCents(data.CreditBalance) };
}

/** Methods by which a cart may be paid as it is. */
export function allowedMethods(cart: ReadCart, credit: Credit | null): PaymentMethodId[] {
  return allowedPaymentMethods({
    shippingMethod: cart.row?.shipping_method ?? null,
    total: cart.price.total.priceInclTax,
    credit,
  });
}
