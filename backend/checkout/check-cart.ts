import type { CartValidationRecord } from '../../src/api/cart/wire.ts';
import { cartRecord } from '../cart/cart-record.ts';
import type { ReadCart } from '../cart/read-cart.ts';
import { validationRecord } from '../cart/validate-cart.ts';
import type { CustomerContext } from '../platform/http/context.ts';
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
