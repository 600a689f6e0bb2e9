import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CartRecord, ShippingOptionsRecord } from '../../src/api/cart/wire.ts';
import { openForAll } from '../../tests/support/for-all-tests.ts';
import { type Asker, openCarts } from '../../tests/support/open-carts.ts';

const BASE = '/api/aspos/cart';
const OWN = '/api/bouwmaat/cart';
let visitor: Asker;

const carts = openForAll(openCarts);
beforeEach(() => {
  carts.clock.now = carts.now;
  visitor = { visitor: randomUUID() };
});

const add = (productId: number, quantity = 1, asker = visitor) =>
  carts.ask<CartRecord>(asker, 'POST', `${BASE}/lines/batch`, {
    changes: [{ operationId: randomUUID(), productId, quantity, action: 'Add' }],
  });
const post = (path: string, body?: unknown, asker = visitor, language = 'nl') =>
  carts.ask<CartRecord>(asker, 'POST', path, body, language);
const options = async (path: string, asker = visitor) =>
  (await carts.ask<ShippingOptionsRecord>(asker, 'GET', OWN + path)).json.Data;
const address = { street: 'Kade', houseNumber: '546 K 1', postalCode: '3542ab', city: 'Utrecht' };
const elsewhere = { method: 'AlternativeAddress', alternativeAddress: address };
const slotOf = (options: ShippingOptionsRecord, day = 0, slot = 0) => {
  const { Date: date, Slots } = options.Days[day]!;
  const { Id: methodId, TimeFrom: timeFrom, TimeTo: timeTo } = Slots[slot]!;
  return { date, methodId, timeFrom, timeTo };
};
const firstStore = () => carts.stores[0]!.id;

describe('delivery', () => {
  it('keeps an alternative address with the cart, written as the address book writes it', async () => {
    await add(await carts.product());
    const { json } = await post(`${BASE}/delivery`, elsewhere);
    expect(json.Data).toMatchObject({
      ShippingMethod: 'Delivery',
      UsingAlternativeAddress: true,
      AlternativeDeliveryAddress: {
        HouseNumber: '546',
        HouseNumberExtension: 'K 1',
        PostalCode: '3542 AB',
      },
    });
  });

  it('refuses an address for this once that a mail would show as a link', async () => {
    await add(await carts.product());
    for (const [language, sentence] of [
      ['nl', /^Schrijf het adres zonder link/],
      ['en', /^Write the address without a link/],
    ] as const) {
      const alternativeAddress = { ...address, street: 'Kijk op www.evil.example' };
      const body = { ...elsewhere, alternativeAddress };
      const { json } = await post(`${BASE}/delivery`, body, visitor, language);
      expect([json.Success, json.Message]).toEqual([false, expect.stringMatching(sentence)]);
    }
  });

  it('names the store near the chosen address as the one that delivers', async () => {
    await add(await carts.product());
    const near = carts.stores.find(({ details }) => details.city === 'Utrecht')!;
    const alternativeAddress = { ...address, postalCode: near.details.postalCode };
    const body = { method: 'AlternativeAddress', alternativeAddress };
    const { json } = await post(`${BASE}/delivery`, body);
    expect(json.Data.LogisticStoreIdDelivery).toBe(near.id);
    carts.settings.hiddenStores = [near.id];
    const hidden = await post(`${BASE}/delivery`, body);
    expect(hidden.json.Data.LogisticStoreIdDelivery).not.toBe(near.id);
    carts.settings.hiddenStores = [];
  });

  it.each([true, false])(
    'refuses an address of somebody else, and any to a visitor (signed in: %s)',
    async (isSignedIn) => {
      const [piet, an] = [await carts.signUp(), await carts.signUp()];
      const row = await carts.db
        .insertInto('customer_addresses')
        .values({
          ...{ customer_id: an.customerId, type: 'DeliveryAddress', street: 'Kade' },
          ...{ house_number: '1', postal_code: '3542 AB', city: 'Utrecht' },
          created_at: carts.now,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const body = { method: 'CustomerAddress', deliveryAddressId: row.id };
      expect((await post(`${BASE}/delivery`, body, isSignedIn ? piet : visitor)).status).toBe(404);
      const own = await post(`${BASE}/delivery`, body, an);
      expect(own.json.Data.DeliveryAddress).toMatchObject({ Id: row.id, Street: 'Kade' });
    },
  );

  it('offers the parts of the day of the settings', async () => {
    await add(await carts.product());
    carts.settings.deliverySlotsSmall = [{ timeFrom: '08:00', timeTo: '11:00' }];
    const { Days } = await options('/delivery/options');
    delete carts.settings.deliverySlotsSmall;
    expect(Days[0]!.Slots).toEqual([
      expect.objectContaining({ Id: 'delivery-0800', TimeFrom: '08:00', TimeTo: '11:00' }),
    ]);
  });

  it('offers working days from tomorrow, with slots that cost what delivery costs', async () => {
    await add(await carts.product());
    const { Days } = await options('/delivery/options');
    expect(Days).toHaveLength(10);
    expect(Days[0]).toMatchObject({
      Date: '2026-11-25',
      Slots: [
        { TimeFrom: '07:00', TimeTo: '12:00', PriceInclTax: 6.95, PriceExclTax: 5.74 },
        { TimeFrom: '12:00', TimeTo: '18:00' },
      ],
    });
    const late = await options('/delivery/options?fromTime=12:00');
    expect(late.Days[0]?.Slots.map(({ TimeFrom }) => TimeFrom)).toEqual(['12:00']);
  });

  it('offers nothing for an empty cart', async () => {
    expect((await options('/delivery/options')).Days).toEqual([]);
  });
});

describe('a slot', () => {
  it('is chosen from the options', async () => {
    await add(await carts.product());
    await post(`${BASE}/delivery`, elsewhere);
    const slot = slotOf(await options('/delivery/options'), 1, 1);
    const { json } = await post(`${BASE}/shipment`, { shippingMethod: 'CustomerAddress', ...slot });
    expect(json.Data.Shipping).toEqual({
      Id: 'delivery-afternoon',
      Date: '2026-11-26',
      TimeFrom: '12:00',
      TimeTo: '18:00',
    });
  });

  it('is refused once it is gone, with the next date', async () => {
    await add(await carts.product());
    const slot = slotOf(await options('/delivery/options'));
    carts.clock.now = new Date('2026-11-24T21:00:00Z');
    const body = { shippingMethod: 'CustomerAddress', ...slot };
    const { json } = await post(`${BASE}/shipment`, body);
    expect(json).toMatchObject({
      Success: false,
      Message:
        'De gekozen datum is niet meer beschikbaar. De eerstvolgende beschikbare datum is do 26 nov.',
    });
    expect((await post(`${BASE}/shipment`, body, visitor, 'en')).json.Message).toContain(
      'Thu 26 Nov',
    );
  });

  it('takes a moment as the day it is in the shop', async () => {
    await add(await carts.product());
    const slot = slotOf(await options('/delivery/options'));
    const date = '2026-11-24T23:30:00Z';
    const { json } = await post(`${BASE}/shipment`, {
      ...{ shippingMethod: 'CustomerAddress', ...slot, date },
    });
    expect(json.Data.Shipping?.Date).toBe('2026-11-25');
  });

  it('is unset by a refresh once it is not offered any more', async () => {
    await add(await carts.product());
    const slot = slotOf(await options('/delivery/options'));
    await post(`${BASE}/shipment`, { shippingMethod: 'CustomerAddress', ...slot });
    expect((await post(`${BASE}/delivery/refresh`)).json.Data.Shipping).not.toBeNull();
    carts.clock.now = new Date('2026-11-25T05:00:00Z');
    expect((await post(`${BASE}/delivery/refresh`)).json.Data.Shipping).toBeNull();
  });

  it('needs a store for pickup', async () => {
    await add(await carts.product());
    const slot = { date: '2026-11-25', methodId: 'x', timeFrom: '07:00', timeTo: '08:00' };
    const { json } = await post(`${BASE}/shipment`, { shippingMethod: 'Pickup', ...slot });
    expect(json.Message).toBe('Kies eerst een vestiging.');
  });
});

describe('pickup', () => {
  it('begins two hours from now where the store has all pieces', async () => {
    const store = firstStore();
    await add(await carts.product({ stores: { [store]: 3 } }), 3);
    const { json } = await post(`${BASE}/store`, { storeId: store });
    expect(json.Data).toMatchObject({ ShippingMethod: 'Pickup', Store: { Id: store } });
    const { Earliest, Days } = await options('/pickup/options');
    expect(Earliest).toEqual({ Day: '2026-11-24', Time: '14:00' });
    expect(Days[0]?.Slots[0]).toMatchObject({
      TimeFrom: '14:00',
      TimeTo: '15:00',
      PriceInclTax: 0,
    });
    const late = await options('/pickup/options?fromTime=16:00');
    expect(late.Days[0]?.Slots[0]).toMatchObject({ TimeFrom: '16:00' });
  });

  it('moves a chosen first slot along with the clock', async () => {
    const store = firstStore();
    await add(await carts.product({ stores: { [store]: 3 } }));
    await post(`${BASE}/store`, { storeId: store });
    const slot = slotOf(await options('/pickup/options'));
    await post(`${BASE}/shipment`, { shippingMethod: 'Pickup', ...slot });
    carts.clock.now = new Date(carts.now.getTime() + 10 * 60_000);
    expect((await post(`${BASE}/delivery/refresh`)).json.Data.Shipping?.TimeFrom).toBe('14:10');
  });

  it('unsets the delivery slot and its costs', async () => {
    await add(await carts.product());
    await post(`${BASE}/delivery`, elsewhere);
    const slot = slotOf(await options('/delivery/options'));
    await post(`${BASE}/shipment`, { shippingMethod: 'CustomerAddress', ...slot });
    const { json } = await post(`${BASE}/store`, { storeId: firstStore() });
    expect(json.Data).toMatchObject({ Shipping: null, ShippingCost: { InclTax: 0 } });
  });

  it('refuses a store that is hidden or does not exist', async () => {
    carts.settings.hiddenStores = [firstStore()];
    for (const storeId of [firstStore(), 2_147_483_000])
      expect((await post(`${BASE}/store`, { storeId })).json.Success).toBe(false);
    carts.settings.hiddenStores = [];
  });
});
