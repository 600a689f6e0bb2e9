import { afterEach, beforeEach, expect, it } from 'vitest';
import type { CartRecord, CartValidationRecord } from '../../src/api/cart/wire.ts';
import { openForAll } from '../../tests/support/for-all-tests.ts';
import { type OpenCarts, openCarts } from '../../tests/support/open-carts.ts';

const DELIVERY = '/api/aspos/cart/delivery';
const SENTENCE = 'We bezorgen niet in dit land. Kies een adres in een land waar we bezorgen.';
const place = { street: 'Kade', houseNumber: '1', postalCode: '2000', city: 'Stad' };
let piet: Awaited<ReturnType<OpenCarts['signUp']>>;
const shop = openForAll(openCarts);
beforeEach(async () => {
  piet = await shop.signUp();
});
afterEach(() => {
  shop.settings.deliveryCountries = ['NL', 'BE'];
});

const deliverOnce = (countryCode: string) =>
  shop.ask<CartRecord>(piet, 'POST', DELIVERY, {
    method: 'AlternativeAddress',
    alternativeAddress: { ...place, countryCode },
  });
const inBook = async (country_code: string) => {
  const { houseNumber: house_number, postalCode: postal_code, street, city } = place;
  const address = { street, city, house_number, postal_code, country_code };
  const row = { ...address, customer_id: piet.customerId, type: 'DeliveryAddress' };
  const added = shop.db.insertInto('customer_addresses').values({ ...row, created_at: shop.now });
  return (await added.returning('id').executeTakeFirstOrThrow()).id;
};

it('delivers to Belgium', async () => {
  expect((await deliverOnce('BE')).json.Success).toBe(true);
});

it('refuses a country where nothing is delivered, typed or from the address book', async () => {
  const deliveryAddressId = await inBook('CY');
  const chosen = { method: 'CustomerAddress', deliveryAddressId };
  for (const { json } of [await deliverOnce('CY'), await shop.ask(piet, 'POST', DELIVERY, chosen)])
    expect([json.Success, json.Message]).toEqual([false, SENTENCE]);
});

it.each(['typed', 'from the address book'])(
  'cannot order to an address %s of which the country is not served any more',
  async (kind) => {
    const product_id = await shop.product();
    const change = { productId: product_id, quantity: 1, action: 'Add' };
    const operationId = '7c7c3a3e-0000-4000-8000-000000000001';
    await shop.ask(piet, 'POST', '/api/aspos/cart/lines/batch', {
      changes: [{ ...change, operationId }],
    });
    await deliverOnce('BE');
    const cart = shop.db.updateTable('carts').where('contact_id', '=', piet.contactId);
    if (kind === 'typed') {
      const kept = {
        ...place,
        houseNumberExtension: '',
        countryCode: 'CY',
        type: 'DeliveryAddress',
      };
      await cart.set({ alternative_address: JSON.stringify(kept) }).execute();
    } else {
      const delivery_address_id = await inBook('CY');
      await cart.set({ delivery_address_id, using_alternative_address: false }).execute();
    }
    const { json } = await shop.ask<CartValidationRecord>(piet, 'GET', '/api/aspos/cart/validate');
    expect(json.Data.IsOrderable).toBe(false);
    expect(json.Data.Factors.Delivery).toEqual({ IsValid: false, Message: SENTENCE });
    expect(json.Data.NewCart?.AlternativeDeliveryAddress ?? null).toBeNull();
  },
);

it('follows the settings while it runs, in the cart and in its validation', async () => {
  const product_id = await shop.product();
  const operationId = '7c7c3a3e-0000-4000-8000-000000000002';
  await shop.ask(piet, 'POST', '/api/aspos/cart/lines/batch', {
    changes: [{ productId: product_id, quantity: 1, action: 'Add', operationId }],
  });
  shop.settings.deliveryCountries = ['NL', 'CY'];
  expect((await deliverOnce('BE')).json.Success).toBe(false);
  expect((await deliverOnce('CY')).json.Success).toBe(true);
  shop.settings.deliveryCountries = ['NL'];
  const { json } = await shop.ask<CartValidationRecord>(piet, 'GET', '/api/aspos/cart/validate');
  expect(json.Data.Factors.Delivery).toEqual({ IsValid: false, Message: SENTENCE });
});
