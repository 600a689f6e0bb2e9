import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CartValidationRecord, ShippingOptionsRecord } from '../../src/api/cart/wire.ts';
import { openForAll } from '../../tests/support/for-all-tests.ts';
import { type Asker, openCarts } from '../../tests/support/open-carts.ts';

const BASE = '/api/aspos/cart';
let visitor: Asker;

const carts = openForAll(openCarts);
beforeEach(() => {
  carts.clock.now = carts.now;
  carts.settings.hiddenStores = [];
  visitor = { visitor: randomUUID() };
});

const add = (productId: number, quantity = 1) =>
  carts.ask(visitor, 'POST', `${BASE}/lines/batch`, {
    changes: [{ operationId: randomUUID(), productId, quantity, action: 'Add' }],
  });
const validate = async (language = 'nl') =>
  (await carts.ask<CartValidationRecord>(visitor, 'GET', `${BASE}/validate`, undefined, language))
    .json.Data;
async function chooseFirstSlot(): Promise<void> {
  const path = '/api/bouwmaat/cart/delivery/options';
  const { json } = await carts.ask<ShippingOptionsRecord>(visitor, 'GET', path);
  const { Date: date, Slots } = json.Data.Days[0]!;
  const { Id: methodId, TimeFrom: timeFrom, TimeTo: timeTo } = Slots[0]!;
  const shippingMethod = 'CustomerAddress';
  const body = { shippingMethod, date, methodId, timeFrom, timeTo };
  await carts.ask(visitor, 'POST', `${BASE}/shipment`, body);
}

describe('a cart', () => {
  it('can be ordered while everything lies ready', async () => {
    await add(await carts.product(), 2);
    await chooseFirstSlot();
    const { IsOrderable, Factors, NewCart } = await validate();
    expect(IsOrderable).toBe(true);
    expect(Object.values(Factors).map(({ IsValid }) => IsValid)).toEqual([true, true, true, true]);
    expect(NewCart).toBeNull();
  });

  it('cannot be ordered empty', async () => {
    expect(await validate()).toMatchObject({ IsOrderable: false, NewCart: null });
  });

  it('is reduced to the stock, with a message in both languages', async () => {
    const [scarce, plenty] = [await carts.product(), await carts.product()];
    await add(scarce, 5);
    await add(plenty, 5);
    await carts.change(scarce, { defaultStock: 2, totalStock: 3 });
    const result = await validate();
    expect(result.Factors.Stock).toEqual({
      IsValid: false,
      Message: 'Van een of meer artikelen is er onvoldoende voorraad.',
      InvalidProductIds: [scarce],
    });
    expect(result.NewCart?.Lines.map(({ Quantity }) => Quantity)).toEqual([3, 5]);
    expect((await validate('en')).Factors.Stock.Message).toContain('not enough stock');
  });

  it('loses products that are sold out or no longer sold', async () => {
    const [gone, soldOut, rest] = [
      await carts.product(),
      await carts.product(),
      await carts.product(),
    ];
    for (const id of [gone, soldOut, rest]) await add(id);
    await carts.change(gone, { visibility: 'NotViewable' });
    await carts.change(soldOut, { defaultStock: 0, totalStock: 0 });
    const { Factors, NewCart } = await validate();
    expect(Factors.ProductStatus).toMatchObject({ IsValid: false, InvalidProductIds: [gone] });
    expect(Factors.ProductStatus.Message).toContain('aanpassen of doorgaan');
    expect(Factors.Stock).toMatchObject({ IsValid: false, InvalidProductIds: [soldOut] });
    expect(NewCart?.Lines.map(({ ProductId }) => ProductId)).toEqual([rest]);
    expect(NewCart?.Total.InclTax).toBe(19.05);
  });

  it('survives the removal of a product from the catalogue', async () => {
    const id = await carts.product();
    await add(id);
    await carts.db.deleteFrom('stock').where('product_id', '=', id).execute();
    await carts.db.deleteFrom('products').where('id', '=', id).execute();
    const { Factors, NewCart } = await validate();
    expect(Factors.ProductStatus.InvalidProductIds).toEqual([id]);
    expect(NewCart?.Lines).toEqual([]);
  });
});

describe('a chosen date', () => {
  it('that is gone is replaced by the next one', async () => {
    await add(await carts.product());
    await chooseFirstSlot();
    carts.clock.now = new Date('2026-11-24T21:00:00Z');
    const { IsOrderable, Factors, NewCart } = await validate();
    expect(IsOrderable).toBe(false);
    expect(Factors.DeliveryDate).toEqual({
      IsValid: false,
      Message:
        'De gekozen datum is niet meer beschikbaar. De eerstvolgende beschikbare datum is do 26 nov.',
      NextDate: '2026-11-26',
    });
    expect(NewCart?.Shipping).toMatchObject({ Date: '2026-11-26', Id: 'delivery-morning' });
  });

  it('moves to a later day when fewer pieces lie ready', async () => {
    const id = await carts.product();
    await add(id, 5);
    await chooseFirstSlot();
    await carts.change(id, { defaultStock: 1, totalStock: 20 });
    const { Factors } = await validate();
    expect(Factors.DeliveryDate.NextDate).toBe('2026-11-27');
    expect(Factors.Stock.IsValid).toBe(true);
  });
});

describe('delivery', () => {
  it('is invalid once the chosen store is hidden', async () => {
    const storeId = carts.stores[0]!.id;
    await add(await carts.product({ stores: { [storeId]: 4 } }));
    await carts.ask(visitor, 'POST', `${BASE}/store`, { storeId });
    carts.settings.hiddenStores = [storeId];
    const { Factors, NewCart } = await validate();
    expect(Factors.Delivery.IsValid).toBe(false);
    expect(NewCart).toMatchObject({ Store: null, ShippingMethod: null });
  });

  it('is invalid once the chosen address is deleted', async () => {
    const piet = await carts.signUp();
    visitor = piet;
    const { id } = await carts.db
      .insertInto('customer_addresses')
      .values({
        ...{ customer_id: piet.customerId, type: 'DeliveryAddress', street: 'Kade' },
        ...{ house_number: '1', postal_code: '3542 AB', city: 'Utrecht', created_at: carts.now },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await add(await carts.product());
    const body = { method: 'CustomerAddress', deliveryAddressId: id };
    await carts.ask(visitor, 'POST', `${BASE}/delivery`, body);
    expect((await validate()).IsOrderable).toBe(true);
    await carts.db.deleteFrom('customer_addresses').where('id', '=', id).execute();
    expect((await validate()).Factors.Delivery).toMatchObject({ IsValid: false });
  });
});
