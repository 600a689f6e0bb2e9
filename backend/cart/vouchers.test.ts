import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CartRecord, VoucherRecord } from '../../src/api/cart/wire.ts';
import { openForAll } from '../../tests/support/for-all-tests.ts';
import { type Asker, openCarts } from '../../tests/support/open-carts.ts';
import type { VoucherTable } from '../platform/db/schema/carts.ts';

const BASE = '/api/aspos/cart';
let visitor: Asker;

const carts = openForAll(openCarts);
beforeEach(() => {
  carts.clock.now = carts.now;
  visitor = { visitor: randomUUID() };
});

async function voucher(values: Partial<Insertable<VoucherTable>> = {}) {
  const code = `CODE-${randomUUID()}`.slice(0, 30).toUpperCase();
  const { id } = await carts.db
    .insertInto('vouchers')
    .values({
      ...{ code, kind: 'coupon', name: JSON.stringify({ nl: 'Korting', en: 'Discount' }) },
      ...{ amount_incl: values.percent ? null : 500, created_at: carts.now },
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, code };
}
const find = (code: string, asker = visitor) =>
  carts.ask<VoucherRecord>(asker, 'GET', `/api/aspos/customer/vouchers/code/${code}`);
const use = (body: object, asker = visitor) =>
  carts.ask<CartRecord>(asker, 'POST', `${BASE}/vouchers`, body);
const add = (productId: number, quantity = 1, asker = visitor) =>
  carts.ask(asker, 'POST', `${BASE}/lines/batch`, {
    changes: [{ operationId: randomUUID(), productId, quantity, action: 'Add' }],
  });
const cart = async () => (await carts.ask<CartRecord>(visitor, 'GET', BASE)).json.Data;

describe('a code', () => {
  it('finds its coupon whatever its capitals, and tells which kind it is', async () => {
    const { id, code } = await voucher();
    expect((await find(code.toLowerCase())).json.Data).toEqual({
      ...{ Id: id, Name: 'Korting' },
      Type: { Id: 2, Name: 'Coupon' },
    });
  });

  it('that does not exist is refused with the words of the specification', async () => {
    expect((await find('ONBEKEND')).json).toMatchObject({
      Success: false,
      Message: 'Er is geen geldige actiecode ingevuld',
    });
  });

  it('of a voucher works for its customer alone', async () => {
    const [piet, an] = [await carts.signUp(), await carts.signUp()];
    const { id, code } = await voucher({ kind: 'voucher', customer_id: piet.customerId });
    expect((await find(code, piet)).json.Data).toMatchObject({ Id: id, Type: { Name: 'Voucher' } });
    const product = await carts.product();
    for (const asker of [an, visitor]) {
      expect((await find(code, asker)).json.Success).toBe(false);
      await add(product, 1, asker);
      expect((await use({ voucherId: id }, asker)).json.Success).toBe(false);
    }
  });
});

describe('a coupon', () => {
  it('takes its amount off, and its removal gives it back', async () => {
    await add(await carts.product());
    const { id } = await voucher();
    const { json } = await use({ couponId: id });
    expect(json.Data.Coupons).toMatchObject([{ Id: id, Name: 'Korting', DiscountInclTax: 5 }]);
    expect(json.Data.Total.InclTax).toBe(14.05);
    const removed = await carts.ask<CartRecord>(
      visitor,
      'DELETE',
      `${BASE}/vouchers?couponId=${id}`,
    );
    expect(removed.json.Data.Total.InclTax).toBe(19.05);
  });

  it('takes a percentage off, and never more than the lines cost', async () => {
    await add(await carts.product({ priceIncl: 1_000 }));
    await use({ couponId: (await voucher({ percent: 10 })).id });
    // Coupons apply in the order in which they were added.
    carts.clock.now = new Date(carts.clock.now.getTime() + 1_000);
    await use({ couponId: (await voucher({ amount_incl: 5_000 })).id });
    const { Coupons, Subtotal, ShippingCost, Total } = await cart();
    expect(Coupons?.map(({ DiscountInclTax }) => DiscountInclTax)).toEqual([1, 9]);
    expect(Total.InclTax).toBe(ShippingCost.InclTax);
    expect(Subtotal.InclTax).toBe(10);
  });

  it('cannot be activated twice', async () => {
    await add(await carts.product());
    const { id } = await voucher();
    await use({ couponId: id });
    expect((await use({ couponId: id })).json).toMatchObject({
      Success: false,
      Message: 'Deze code is al geactiveerd en kan niet vaker worden geactiveerd.',
    });
    expect((await cart()).Coupons).toHaveLength(1);
  });

  it.each<[string, Partial<Insertable<VoucherTable>>]>([
    ['below its minimum', { minimum_incl: 1_211 }],
    ['before it begins', { starts_at: '2026-11-25T00:00:00Z' }],
    ['from the moment that it ends', { ends_at: '2026-11-24T11:00:00Z' }],
    ['without uses left', { uses_left: 0 }],
  ])('is invalid %s', async (_, values) => {
    await add(await carts.product());
    const { id } = await voucher(values);
    expect((await use({ couponId: id })).json.Message).toBe(
      'Deze code is ongeldig of voldoet nog niet aan de voorwaarden.',
    );
  });

  it('that ends while it is in the cart takes nothing off any more', async () => {
    await add(await carts.product());
    await use({ couponId: (await voucher({ ends_at: '2026-11-24T12:00:00Z' })).id });
    carts.clock.now = new Date('2026-11-24T12:00:00Z');
    expect(await cart()).toMatchObject({ Coupons: [], Total: { InclTax: 19.05 } });
  });

  it('is no voucher: an id works only as what it is', async () => {
    await add(await carts.product());
    const { id } = await voucher();
    expect((await use({ voucherId: id })).json.Success).toBe(false);
  });
});
