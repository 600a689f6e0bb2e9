import type { Kysely } from 'kysely';
import type { AddressBody } from '../../src/api/customer/fields.ts';
import type { AddressInput } from '../../src/domain/account/customer.ts';
import { addressColumns } from '../customers/profile/addresses.ts';
import type { Database } from '../platform/db/schema/database.ts';
import type { SignedInCustomer, CallContext } from '../platform/http/context.ts';
import * as calls from '../../src/api/cart/calls.ts';
import { mapStore } from '../../src/api/stores/mappers.ts';
import { shippingDate, findSlot } from '../../src/domain/cart/slots.ts';
import type { Store } from '../../src/domain/store/store.ts';
import { notFound, notOwned, notOwnText, unknownText } from '../platform/http/answers.ts';
import { handle, type HandledCall } from '../platform/http/handled-call.ts';
import { addressHasLink } from '../../src/domain/shared/web-address.ts';
import { CUSTOMER_TEXTS } from '../customers/profile/customer-messages.ts';
import type { Shop } from '../catalogue/reads/shop.ts';
import { storeRecord, visibleStores } from '../catalogue/reads/stores.ts';
import {
  chosenMethodDays,
  deliveryDays,
  deliveryPrice,
  shippingOptionsRecord,
  pickupDays,
  shippingMethodColumns,
  refreshCartSlot,
  updateCartRow,
} from './cart-options.ts';
import { CART_TEXTS, lostDateText } from './cart-texts.ts';
import { changeCart, cartOf } from './own-cart.ts';
import { readCart } from './read-cart.ts';

/** The country of an address in the caller's address book; null if there is no such address. */
async function countryOfSavedAddress(
  db: Kysely<Database>,
  customer: SignedInCustomer | null,
  id: number,
): Promise<string | null> {
  if (!customer) return null;
  const row = await db
    .selectFrom('customer_addresses')
    .select('country_code')
    .where('id', '=', id)
    .where('customer_id', '=', customer.customerId)
    .executeTakeFirst();
  return row?.country_code ?? null;
}

/**
 * Converts a validated address to the form in which carts store it, normalised as in the address
 * book.
 */
function toAddressInput(body: AddressBody): AddressInput {
  const columns = addressColumns(body);
  return {
    type: body.type,
    name: body.name,
    firstName: body.firstName,
    lastName: body.lastName,
    gender: body.gender,
    phoneNumber: body.phoneNumber,
    emailAddress: body.emailAddress,
    memo: body.memo,
    street: body.street,
    houseNumber: columns.house_number,
    houseNumberExtension: columns.house_number_extension ?? '',
    postalCode: columns.postal_code,
    city: body.city,
    countryCode: body.countryCode,
  };
}

const FREE_OF_CHARGE = { priceInclTax: 0, priceExclTax: 0 };

/** Delivery and pickup of the cart (spec 2 §7). */
export function shippingCalls(shop: Shop): HandledCall[] {
  const { db } = shop;
  const storeOf = (id: number, { editorial, locale }: CallContext): Store | null => {
    const found = visibleStores(shop, editorial.settings).find((store) => store.id === id);
    return found ? mapStore(storeRecord(found, locale)) : null;
  };
  const readCallersCart = async (context: CallContext) =>
    readCart(db, shop, await cartOf(db, context), context);

  return [
    handle(calls.setCartDelivery, ({ body }, context) =>
      changeCart(shop, context, async (trx, cart) => {
        const { method, deliveryAddressId, alternativeAddress } = body;
        const { deliveryCountries } = context.editorial.settings;
        const columns = shippingMethodColumns(cart, 'Delivery');
        if (method === 'CustomerAddress') {
          const id = deliveryAddressId ?? 0;
          const country = await countryOfSavedAddress(trx, context.customer, id);
          if (country === null) return notOwned(notOwnText('address', id));
          if (!deliveryCountries.includes(country))
            return notFound(CART_TEXTS.notServed[context.locale]);
          const delivery_address_id = id;
          await updateCartRow(trx, cart.id, {
            ...{ ...columns, delivery_address_id },
            using_alternative_address: false,
          });
        } else if (alternativeAddress) {
          if (addressHasLink(alternativeAddress))
            return notFound(CUSTOMER_TEXTS.linkInAddress[context.locale]);
          if (!deliveryCountries.includes(alternativeAddress.countryCode))
            return notFound(CART_TEXTS.notServed[context.locale]);
          await updateCartRow(trx, cart.id, {
            ...columns,
            alternative_address: JSON.stringify(toAddressInput(alternativeAddress)),
            using_alternative_address: true,
          });
        }
        return refreshCartSlot(trx, shop, cart.id, context);
      }),
    ),
    handle(calls.refreshCartDelivery, (_, context) =>
      changeCart(shop, context, (trx, cart) => refreshCartSlot(trx, shop, cart.id, context)),
    ),
    handle(calls.setCartStore, ({ body: { storeId } }, context) =>
      changeCart(shop, context, async (trx, cart) => {
        if (!storeOf(storeId, context)) return notFound(unknownText('store', storeId));
        const columns = shippingMethodColumns(cart, 'Pickup');
        await updateCartRow(trx, cart.id, { ...columns, store_id: storeId });
        return refreshCartSlot(trx, shop, cart.id, context);
      }),
    ),
    handle(calls.setCartShipment, ({ body }, context) =>
      changeCart(shop, context, async (trx, cart) => {
        const method = body.shippingMethod === 'Pickup' ? 'Pickup' : 'Delivery';
        const columns = shippingMethodColumns(cart, method);
        const row = { ...cart, shipping_method: method } as const;
        const cartWithMethod = await readCart(trx, shop, row, context);
        if (method === 'Pickup' && !cartWithMethod.store)
          return notFound(CART_TEXTS.noStore[context.locale]);
        const days = chosenMethodDays(cartWithMethod, context);
        const date = shippingDate(body.date);
        const slot = findSlot(days, date, body.methodId);
        if (!slot) return notFound(lostDateText(days[0]?.date ?? null, context.locale));
        await updateCartRow(trx, cart.id, {
          ...columns,
          shipping_slot: slot.id,
          shipping_date: date,
          shipping_from: slot.timeFrom,
          shipping_to: slot.timeTo,
        });
      }),
    ),
    handle(calls.deliveryOptions, async ({ query: { fromTime } }, context) => {
      const cart = await readCallersCart(context);
      const days = deliveryDays(cart, context, fromTime);
      return shippingOptionsRecord(days, deliveryPrice(cart, context), null);
    }),
    handle(calls.pickupOptions, async ({ query: { fromTime, storeId } }, context) => {
      const cart = await readCallersCart(context);
      const store = storeId === undefined ? cart.store : storeOf(storeId, context);
      if (!store) return notFound(CART_TEXTS.noStore[context.locale]);
      const { days, earliest } = pickupDays(cart, store, context, fromTime);
      return shippingOptionsRecord(days, FREE_OF_CHARGE, earliest);
    }),
  ];
}
