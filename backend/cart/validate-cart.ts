import type { CartValidationRecord, FactorRecord } from '../../src/api/cart/wire.ts';
import type { Shop } from '../services/shop.ts';
import { cartProblems } from './cart-problems.ts';
import { cartRecord } from './cart-record.ts';
import { CART_TEXTS, lostDateText } from './cart-texts.ts';
import { type CartReading, priceCart, type ReadCart } from './read-cart.ts';

const FINE: FactorRecord = { IsValid: true };

/** The factors of spec 2 §3, with messages for the shopper, and the cart as it could be ordered. */
export function validationRecord(
  shop: Shop,
  cart: ReadCart,
  reading: CartReading,
): CartValidationRecord {
  const problems = cartProblems(cart, reading);
  const { locale } = reading;
  if (!problems) {
    return {
      IsOrderable: cart.rows.length > 0,
      Factors: { Stock: FINE, Delivery: FINE, DeliveryDate: FINE, ProductStatus: FINE },
      NewCart: null,
    };
  }
  const { shortOfStock, notOrderable, delivery, lostDate } = problems;
  const ofProducts = (text: 'shortOfStock' | 'notOrderable', ids: number[]): FactorRecord =>
    ids.length === 0
      ? FINE
      : { IsValid: false, Message: CART_TEXTS[text][locale], InvalidProductIds: ids };
  return {
    IsOrderable: false,
    Factors: {
      Stock: ofProducts('shortOfStock', shortOfStock),
      ProductStatus: ofProducts('notOrderable', notOrderable),
      Delivery: delivery ? { IsValid: false, Message: CART_TEXTS[delivery][locale] } : FINE,
      DeliveryDate: lostDate
        ? {
            IsValid: false,
            Message: lostDateText(lostDate.next, locale),
            NextDate: lostDate.next,
          }
        : FINE,
    },
    NewCart: cartRecord(shop, priceCart(problems.orderable, reading), reading),
  };
}
