import { checkStockOfLines } from '../../src/domain/cart/stock-allocation.ts';
import type { IsoDate } from '../../src/domain/shared/common.ts';
import { chosenMethodDays, NO_SLOT } from './cart-options.ts';
import type { CartRow } from './own-cart.ts';
import { type CartParts, type CartContext, type PricedCart, priceCart } from './read-cart.ts';
import type { CartValidationRecord, FactorRecord } from '../../src/api/cart/wire.ts';
import type { Shop } from '../catalogue/reads/shop.ts';
import { cartRecord } from './cart-record.ts';
import { CART_TEXTS, lostDateText } from './cart-texts.ts';

/**
 * Why a cart cannot be ordered; a field without a problem is empty or null. `shortOfStock` and
 * `notOrderable` contain product ids.
 */
export interface CartProblems {
  shortOfStock: number[];
  notOrderable: number[];
  delivery: 'lostAddress' | 'notServed' | 'lostStore' | 'noDays' | null;
  /** If the chosen slot is no longer offered: the first day that is, or null if there is none. */
  lostDate: { next: IsoDate | null } | null;
  /** The cart with its problems removed. */
  orderableParts: CartParts;
}

/** Compares a cart with what can be ordered now; null if it can be ordered unchanged. */
function cartProblems(
  cart: PricedCart,
  context: Pick<CartContext, 'shopNow' | 'editorial'>,
): CartProblems | null {
  const unavailablePlace = unavailableDestination(
    cart,
    context.editorial.settings.deliveryCountries,
  );
  const method = unavailablePlace === 'lostStore' ? null : (cart.row?.shipping_method ?? null);
  const { shortOfStock, notOrderable, quantities } = checkStockOfLines(
    cart.lineRows.map(({ product_id, quantity }) => ({
      productId: product_id,
      quantity,
      product: cart.products.get(product_id)?.product ?? null,
    })),
    method,
    cart.row?.store_id ?? null,
  );
  const days = chosenMethodDays(cart, context);
  const noDays = method !== null && quantities.size > 0 && days.length === 0 ? 'noDays' : null;
  const delivery = unavailablePlace ?? noDays;
  const slot = cart.row?.shipping_slot ?? null;
  const day = days.find(({ date }) => date === cart.row?.shipping_date);
  const isSlotLost = slot !== null && days.length > 0 && !day?.slots.some(({ id }) => id === slot);
  const lostDate = isSlotLost ? { next: days[0]?.date ?? null } : null;
  if (shortOfStock.length + notOrderable.length === 0 && !delivery && !lostDate) return null;

  const first = days[0];
  const nextSlot = first?.slots.find(({ id }) => id === slot) ?? first?.slots[0];
  return {
    ...{ shortOfStock, notOrderable, delivery, lostDate },
    orderableParts: {
      ...cart,
      row: cart.row && {
        ...cart.row,
        ...withoutDestination(delivery),
        ...(delivery && NO_SLOT),
        ...(lostDate &&
          first &&
          nextSlot && {
            shipping_date: first.date,
            shipping_slot: nextSlot.id,
            shipping_from: nextSlot.timeFrom,
            shipping_to: nextSlot.timeTo,
          }),
      },
      lineRows: cart.lineRows.flatMap((row) => {
        const quantity = quantities.get(row.product_id);
        return quantity ? [{ ...row, quantity }] : [];
      }),
    },
  };
}

/**
 * Why the chosen destination is not available: the address was deleted, its country is no longer
 * served, or the store was closed. Null if it is available.
 */
function unavailableDestination(
  { row, deliveryAddress, store }: CartParts,
  deliveryCountries: readonly string[],
): 'lostAddress' | 'notServed' | 'lostStore' | null {
  if (row?.shipping_method === 'Pickup')
    return row.store_id !== null && !store ? 'lostStore' : null;
  const isAddressLost =
    row?.shipping_method === 'Delivery' &&
    !row.using_alternative_address &&
    row.delivery_address_id !== null &&
    !deliveryAddress;
  if (isAddressLost) return 'lostAddress';
  if (row?.shipping_method !== 'Delivery') return null;
  const country = row.using_alternative_address
    ? row.alternative_address?.countryCode
    : deliveryAddress?.CountryCode;
  return country !== undefined && !deliveryCountries.includes(country) ? 'notServed' : null;
}

function withoutDestination(problem: CartProblems['delivery']): Partial<CartRow> {
  if (problem === 'lostAddress') return { delivery_address_id: null };
  if (problem === 'notServed')
    return {
      ...{ delivery_address_id: null, using_alternative_address: false },
      alternative_address: null,
    };
  if (problem === 'lostStore') return { store_id: null, shipping_method: null };
  return problem === 'noDays' ? { shipping_method: null } : {};
}

const VALID_FACTOR: FactorRecord = { IsValid: true };

/**
 * The validation factors of spec 2 §3, with messages for the shopper, and the cart that could be
 * ordered.
 */
export function validationRecord(
  shop: Shop,
  cart: PricedCart,
  context: CartContext,
): CartValidationRecord {
  const problems = cartProblems(cart, context);
  const { locale } = context;
  if (!problems) {
    return {
      IsOrderable: cart.lineRows.length > 0,
      Factors: {
        Stock: VALID_FACTOR,
        Delivery: VALID_FACTOR,
        DeliveryDate: VALID_FACTOR,
        ProductStatus: VALID_FACTOR,
      },
      NewCart: null,
    };
  }
  const { shortOfStock, notOrderable, delivery, lostDate } = problems;
  const productFactor = (text: 'shortOfStock' | 'notOrderable', ids: number[]): FactorRecord =>
    ids.length === 0
      ? VALID_FACTOR
      : { IsValid: false, Message: CART_TEXTS[text][locale], InvalidProductIds: ids };
  return {
    IsOrderable: false,
    Factors: {
      Stock: productFactor('shortOfStock', shortOfStock),
      ProductStatus: productFactor('notOrderable', notOrderable),
      Delivery: delivery ? { IsValid: false, Message: CART_TEXTS[delivery][locale] } : VALID_FACTOR,
      DeliveryDate: lostDate
        ? {
            IsValid: false,
            Message: lostDateText(lostDate.next, locale),
            NextDate: lostDate.next,
          }
        : VALID_FACTOR,
    },
    NewCart: cartRecord(shop, priceCart(problems.orderableParts, context), context),
  };
}
