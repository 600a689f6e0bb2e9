/** What is checked before an order is placed: its cart, and what its customer may still owe. */
import { sql, type Transaction } from 'kysely';
import type { CartValidationRecord } from '../../src/api/cart/wire.ts';
import type { Cents } from '../../src/domain/shared/money.ts';
import { cartRecord } from '../cart/cart-record.ts';
import type { ReadCart } from '../cart/read-cart.ts';
import { validationRecord } from '../cart/validate-cart.ts';
import type { Database } from '../platform/db/schema/database.ts';
import type { CustomerContext, SignedInCustomer } from '../platform/http/context.ts';
import type { Shop } from '../catalogue/reads/shop.ts';
import { CHECKOUT_TEXTS } from './checkout-texts.ts';

type CheckArguments = [shop: Shop, cart: ReadCart, context: CustomerContext];

/** Why a cart cannot be ordered unchanged, and what could be ordered instead; null if it can. */
export function checkCart(...args: CheckArguments): CartValidationRecord | null {
  const [, { row, deliveryAddress, store }, { locale }] = args;
  const validation = validationRecord(...args);
  if (!validation.IsOrderable) return validation;
  const address = row?.using_alternative_address ? row.alternative_address : deliveryAddress;
  const place = row?.shipping_method === 'Delivery' ? address : row?.shipping_method && store;
  const isMissing = (text: 'noPlace' | 'noSlot') => ({
    IsValid: false,
    Message: CHECKOUT_TEXTS[text][locale],
  });
  if (!place) return changedCart({ Delivery: isMissing('noPlace') }, ...args);
  if (row?.shipping_slot) return null;
  return changedCart({ DeliveryDate: isMissing('noSlot') }, ...args);
}

/**
 * Validation result for a cart that differs from the one the shopper agreed to, with the invalid
 * factors.
 */
export function changedCart(
  factors: Partial<CartValidationRecord['Factors']>,
  ...[shop, cart, context]: CheckArguments
): CartValidationRecord {
  const fine = { IsValid: true };
  return {
    IsOrderable: false,
    Factors: { Stock: fine, Delivery: fine, DeliveryDate: fine, ProductStatus: fine, ...factors },
    NewCart: cartRecord(shop, cart, context),
  };
}

/** Maximum number of unpaid orders per customer: each holds stock. */
const MAX_UNPAID = 10;
/** Their maximum total value; a first order may have any value. */
const MAX_UNPAID_CENTS = 5_000_000;

/**
 * Why a customer, whose row is locked, may not order for this amount now; null if allowed. Order
 * mails are not sent to unconfirmed addresses, and goods are not reserved without limit for
 * customers who do not pay.
 */
export async function orderRefusal(
  trx: Transaction<Database>,
  { accountId, customerId }: Pick<SignedInCustomer, 'accountId' | 'customerId'>,
  total: Cents,
): Promise<'unconfirmed' | 'tooManyUnpaid' | null> {
  const { rows } = await sql<{ confirmed: boolean; count: number; worth: number }>`
    select
      (select confirmed_at is not null from accounts where id = ${accountId}) as confirmed,
      count(*)::integer as count, coalesce(sum(total_incl), 0)::float8 as worth
    from orders
    where customer_id = ${customerId}
      and (state = 'awaiting-payment' or state in ('placed', 'picked') and payment_method = 'store')`.execute(
    trx,
  );
  const { confirmed, count, worth } = rows[0]!;
  if (!confirmed) return 'unconfirmed';
  const isTooMuch = count > 0 && worth + total > MAX_UNPAID_CENTS;
  return count >= MAX_UNPAID || isTooMuch ? 'tooManyUnpaid' : null;
}
