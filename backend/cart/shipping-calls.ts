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
  optionsRecord,
  pickupDays,
  methodColumns,
  refreshSlot,
  saveCart,
} from './cart-options.ts';
import { CART_TEXTS, lostDateText } from './cart-texts.ts';
import { changeCart, ownCart } from './own-cart.ts';
import { readCart } from './read-cart.ts';

/** The country of an address in the caller's address book; null if there is no such address. */
async function countryOfBook(
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

/** A validated address in the form that is stored, as in the address book. */
function keptAddress(body: AddressBody): AddressInput {
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

const FREE = { priceInclTax: 0, priceExclTax: 0 };

/** Delivery and pickup of the cart (spec 2 §7). */
export function shippingCalls(shop: Shop): HandledCall[] {
  const { db } = shop;
  const storeOf = (id: number, { editorial, locale }: CallContext): Store | null => {
    const found = visibleStores(shop, editorial.settings).find((store) => store.id === id);
    return found ? mapStore(storeRecord(found, locale)) : null;
  };
  const read = async (context: CallContext) =>
    readCart(db, shop, await ownCart(db, context), context);

  return [
    handle(calls.setCartDelivery, ({ body }, context) =>
      changeCart(shop, context, async (trx, cart) => {
        const { method, deliveryAddressId, alternativeAddress } = body;
        const { deliveryCountries } = context.editorial.settings;
        const columns = methodColumns(cart, 'Delivery');
        if (method === 'CustomerAddress') {
          const id = deliveryAddressId ?? 0;
          const country = await countryOfBook(trx, context.customer, id);
          if (country === null) return notOwned(notOwnText('address', id));
          if (!deliveryCountries.includes(country))
            return notFound(CART_TEXTS.notServed[context.locale]);
          const delivery_address_id = id;
          await saveCart(trx, cart.id, {
            ...{ ...columns, delivery_address_id },
            using_alternative_address: false,
          });
        } else if (alternativeAddress) {
          if (addressHasLink(alternativeAddress))
            return notFound(CUSTOMER_TEXTS.linkInAddress[context.locale]);
          if (!deliveryCountries.includes(alternativeAddress.countryCode))
            return notFound(CART_TEXTS.notServed[context.locale]);
          await saveCart(trx, cart.id, {
            ...columns,
            alternative_address: JSON.stringify(keptAddress(alternativeAddress)),
            using_alternative_address: true,
          });
        }
        return refreshSlot(trx, shop, cart.id, context);
      }),
    ),
    handle(calls.refreshCartDelivery, (_, context) =>
      changeCart(shop, context, (trx, cart) => refreshSlot(trx, shop, cart.id, context)),
    ),
    handle(calls.setCartStore, ({ body: { storeId } }, context) =>
      changeCart(shop, context, async (trx, cart) => {
        if (!storeOf(storeId, context)) return notFound(unknownText('store', storeId));
        const columns = methodColumns(cart, 'Pickup');
        await saveCart(trx, cart.id, { ...columns, store_id: storeId });
        return refreshSlot(trx, shop, cart.id, context);
      }),
    ),
    handle(calls.setCartShipment, ({ body }, context) =>
      changeCart(shop, context, async (trx, cart) => {
        const method = body.shippingMethod === 'Pickup' ? 'Pickup' : 'Delivery';
        const columns = methodColumns(cart, method);
        const row = { ...cart, shipping_method: method } as const;
        const asChosen = await readCart(trx, shop, row, context);
        if (method === 'Pickup' && !asChosen.store)
          return notFound(CART_TEXTS.noStore[context.locale]);
        const days = chosenMethodDays(asChosen, context);
        const date = shippingDate(body.date);
        const slot = findSlot(days, date, body.methodId);
        if (!slot) return notFound(lostDateText(days[0]?.date ?? null, context.locale));
        await saveCart(trx, cart.id, {
          ...columns,
          shipping_slot: slot.id,
          shipping_date: date,
          shipping_from: slot.timeFrom,
          shipping_to: slot.timeTo,
        });
      }),
    ),
    handle(calls.deliveryOptions, async ({ query: { fromTime } }, context) => {
      const cart = await read(context);
      const days = deliveryDays(cart, context, fromTime);
      return optionsRecord(days, deliveryPrice(cart, context), null);
    }),
    handle(calls.pickupOptions, async ({ query: { fromTime, storeId } }, context) => {
      const cart = await read(context);
      const store = storeId === undefined ? cart.store : storeOf(storeId, context);
      if (!store) return notFound(CART_TEXTS.noStore[context.locale]);
      const { days, earliest } = pickupDays(cart, store, context, fromTime);
      return optionsRecord(days, FREE, earliest);
    }),
  ];
}
