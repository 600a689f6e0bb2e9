import type { Kysely } from 'kysely';
import type { CartValidationRecord, FactorRecord } from '../../src/api/cart/wire.ts';
import { allocate } from '../../src/domain/cart/stock-allocation.ts';
import { canBeOrdered } from '../../src/domain/stock-status.ts';
import { cartRecord } from '../cart/cart-record.ts';
import { chosenMethodDays, chosenSlot } from '../cart/cart-options.ts';
import type { ReadCart } from '../cart/read-cart.ts';
import type { Database } from '../db/schema/database.ts';
import type { CustomerContext } from '../http/context.ts';
import type { Shop } from '../services/shop.ts';
import { CHECKOUT_TEXTS } from './checkout-texts.ts';

const VALID: FactorRecord = { IsValid: true };

/** Why a cart cannot be ordered as it is, with the cart as it is now; null: it can. */
export async function checkCart(
  db: Kysely<Database>,
  shop: Shop,
  cart: ReadCart,
  context: CustomerContext,
): Promise<CartValidationRecord | null> {
  const say = (key: 'noPlace' | 'noSlot' | 'noStock' | 'notOrderable' | 'dateGone') =>
    CHECKOUT_TEXTS[key][context.locale];
  const { row } = cart;
  const address = row?.using_alternative_address ? row.alternative_address : cart.deliveryAddress;
  const hasPlace =
    row?.shipping_method === 'Delivery' ? address !== null : cart.store !== null && row !== null;
  const short = cart.sold.filter(
    ({ found: { product }, row: line }) =>
      !allocate(product, line.quantity, row?.shipping_method ?? null, row?.store_id ?? null),
  );
  const sold = new Set(cart.sold.map(({ row: line }) => line.id));
  const gone = [
    ...cart.rows.filter(({ id }) => !sold.has(id)),
    ...cart.sold.filter(({ found }) => !canBeOrdered(found.product)).map(({ row: line }) => line),
  ];
  const invalid = (message: string, ids: number[] = []): FactorRecord => ({
    IsValid: false,
    Message: message,
    InvalidProductIds: ids,
  });
  const factors = {
    Stock:
      short.length > 0
        ? invalid(
            say('noStock'),
            short.map(({ row: line }) => line.product_id),
          )
        : VALID,
    Delivery: hasPlace ? VALID : invalid(say('noPlace')),
    DeliveryDate: chosenSlot(cart, context)
      ? VALID
      : {
          ...invalid(say(row?.shipping_slot ? 'dateGone' : 'noSlot')),
          NextDate: chosenMethodDays(cart, context)[0]?.date ?? null,
        },
    ProductStatus:
      gone.length > 0
        ? invalid(
            say('notOrderable'),
            gone.map(({ product_id }) => product_id),
          )
        : VALID,
  };
  if (Object.values(factors).every(({ IsValid }) => IsValid)) return null;
  return {
    IsOrderable: false,
    Factors: factors,
    NewCart: await cartRecord(db, shop, cart, context),
  };
}

/** Nothing is wrong with the cart itself, but it is not the one that the shopper agreed to. */
export async function changedPrice(
  db: Kysely<Database>,
  shop: Shop,
  cart: ReadCart,
  context: CustomerContext,
): Promise<CartValidationRecord> {
  return {
    IsOrderable: false,
    Factors: { Stock: VALID, Delivery: VALID, DeliveryDate: VALID, ProductStatus: VALID },
    NewCart: await cartRecord(db, shop, cart, context),
  };
}
