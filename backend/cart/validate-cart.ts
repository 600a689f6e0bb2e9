import { checkStockOfLines } from '../../src/domain/cart/stock-allocation.ts';
import type { IsoDate } from '../../src/domain/shared/common.ts';
import { chosenMethodDays, NO_SLOT } from './cart-options.ts';
import type { CartRow } from './own-cart.ts';
import { type CartParts, type CartReading, type ReadCart, priceCart } from './read-cart.ts';
import type { CartValidationRecord, FactorRecord } from '../../src/api/cart/wire.ts';
import type { Shop } from '../catalogue/reads/shop.ts';
import { cartRecord } from './cart-record.ts';
import { CART_TEXTS, lostDateText } from './cart-texts.ts';

/** Why a cart cannot be ordered; each part is empty or null if there is no problem. */
export interface CartProblems {
  shortOfStock: number[];
  notOrderable: number[];
  delivery: 'lostAddress' | 'notServed' | 'lostStore' | 'noDays' | null;
  /** The chosen slot is no longer offered. */
  lostDate: { next: IsoDate | null } | null;
  /** The cart with its problems removed. */
  orderable: CartParts;
}

/** Compares a cart with what can be ordered now; null if it can be ordered unchanged. */
function cartProblems(
  cart: ReadCart,
  reading: Pick<CartReading, 'shopNow' | 'editorial'>,
): CartProblems | null {
  const lostPlace = unavailableDestination(cart, reading.editorial.settings.deliveryCountries);
  const method = lostPlace === 'lostStore' ? null : (cart.row?.shipping_method ?? null);
  const { shortOfStock, notOrderable, quantities } = checkStockOfLines(
    cart.rows.map(({ product_id, quantity }) => ({
      productId: product_id,
      quantity,
      product: cart.products.get(product_id)?.product ?? null,
    })),
    method,
    cart.row?.store_id ?? null,
  );
  const days = chosenMethodDays(cart, reading);
  const noDays = method !== null && quantities.size > 0 && days.length === 0 ? 'noDays' : null;
  const delivery = lostPlace ?? noDays;
  const slot = cart.row?.shipping_slot ?? null;
  const day = days.find(({ date }) => date === cart.row?.shipping_date);
  const isLost = slot !== null && days.length > 0 && !day?.slots.some(({ id }) => id === slot);
  const lostDate = isLost ? { next: days[0]?.date ?? null } : null;
  if (shortOfStock.length + notOrderable.length === 0 && !delivery && !lostDate) return null;

  const first = days[0];
  const nextSlot = first?.slots.find(({ id }) => id === slot) ?? first?.slots[0];
  return {
    ...{ shortOfStock, notOrderable, delivery, lostDate },
    orderable: {
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
      rows: cart.rows.flatMap((row) => {
        const quantity = quantities.get(row.product_id);
        return quantity ? [{ ...row, quantity }] : [];
      }),
    },
  };
}

/** True if the chosen address was deleted, its country is no longer served, or the store closed. */
function unavailableDestination(
  { row, deliveryAddress, store }: CartParts,
  served: readonly string[],
): 'lostAddress' | 'notServed' | 'lostStore' | null {
  if (row?.shipping_method === 'Pickup')
    return row.store_id !== null && !store ? 'lostStore' : null;
  const isLost =
    row?.shipping_method === 'Delivery' &&
    !row.using_alternative_address &&
    row.delivery_address_id !== null &&
    !deliveryAddress;
  if (isLost) return 'lostAddress';
  if (row?.shipping_method !== 'Delivery') return null;
  const country = row.using_alternative_address
    ? row.alternative_address?.countryCode
    : deliveryAddress?.CountryCode;
  return country !== undefined && !served.includes(country) ? 'notServed' : null;
}

function withoutDestination(destination: CartProblems['delivery']): Partial<CartRow> {
  if (destination === 'lostAddress') return { delivery_address_id: null };
  if (destination === 'notServed')
    return {
      ...{ delivery_address_id: null, using_alternative_address: false },
      alternative_address: null,
    };
  if (destination === 'lostStore') return { store_id: null, shipping_method: null };
  return destination === 'noDays' ? { shipping_method: null } : {};
}

const VALID: FactorRecord = { IsValid: true };

/**
 * The validation factors of spec 2 §3, with messages for the shopper, and the cart that could be
 * ordered.
 */
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
      Factors: { Stock: VALID, Delivery: VALID, DeliveryDate: VALID, ProductStatus: VALID },
      NewCart: null,
    };
  }
  const { shortOfStock, notOrderable, delivery, lostDate } = problems;
  const ofProducts = (text: 'shortOfStock' | 'notOrderable', ids: number[]): FactorRecord =>
    ids.length === 0
      ? VALID
      : { IsValid: false, Message: CART_TEXTS[text][locale], InvalidProductIds: ids };
  return {
    IsOrderable: false,
    Factors: {
      Stock: ofProducts('shortOfStock', shortOfStock),
      ProductStatus: ofProducts('notOrderable', notOrderable),
      Delivery: delivery ? { IsValid: false, Message: CART_TEXTS[delivery][locale] } : VALID,
      DeliveryDate: lostDate
        ? {
            IsValid: false,
            Message: lostDateText(lostDate.next, locale),
            NextDate: lostDate.next,
          }
        : VALID,
    },
    NewCart: cartRecord(shop, priceCart(problems.orderable, reading), reading),
  };
}
