/** What the unfinished order of a cart holds stays available to that cart, and to no other. */
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CartValidationRecord, ShippingOptionsRecord } from '../../src/api/cart/wire.ts';
import { type Customer, openShop, shop } from '../../tests/support/opened-shop.ts';

let piet: Customer;

openShop();
beforeEach(async () => {
  piet = await shop.signUp();
});

const CART = '/api/aspos/cart';
const validate = async (asker = piet) =>
  (await shop.ask<CartValidationRecord>(asker, 'GET', `${CART}/validate`)).json.Data;
const daysOf = async (kind: string) => {
  const path = `/api/bouwmaat/cart/${kind}/options`;
  return (await shop.ask<ShippingOptionsRecord>(piet, 'GET', path)).json.Data.Days;
};

async function oneUseCoupon(): Promise<number> {
  const { id } = await shop.db
    .insertInto('vouchers')
    .values({
      ...{ code: randomUUID(), kind: 'coupon', name: JSON.stringify({ nl: 'A', en: 'A' }) },
      ...{ customer_id: null, amount_incl: 500, percent: null, uses_left: 1 },
      ...{ starts_at: null, ends_at: null, created_at: shop.now },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
const useCoupon = (couponId: number, asker = piet) =>
  shop.ask(asker, 'POST', `${CART}/vouchers`, { couponId });

/** The last two pieces and a coupon of one use, ordered and not paid. */
async function leftAtBank() {
  const product = await shop.product();
  await shop.change(product, { defaultStock: 2, totalStock: 2 });
  await shop.add(piet, product, 2);
  const coupon = await oneUseCoupon();
  await useCoupon(coupon);
  const before = await shop.choose(piet, 'ideal');
  const { OrderId: orderId } = (await shop.confirm(piet)).json.Data;
  return { product, coupon, before, orderId: orderId! };
}

describe('a shopper who comes back from the bank without paying', () => {
  it('has the same cart as before, however often it is read', async () => {
    const { before } = await leftAtBank();
    for (let i = 0; i < 2; i += 1) {
      const after = await shop.cart(piet);
      expect(after).toMatchObject({
        ...{ Total: before.Total, AmountToPay: before.AmountToPay, Coupons: before.Coupons },
        ...{ Shipping: before.Shipping, DeliveryEstimate: before.DeliveryEstimate },
      });
      expect(after.Lines).toEqual(before.Lines);
    }
    expect(await validate()).toMatchObject({ IsOrderable: true, NewCart: null });
  });

  it('can choose a day, another number, and the coupon again', async () => {
    const { product, coupon } = await leftAtBank();
    expect((await daysOf('delivery')).length).toBeGreaterThan(0);
    await shop.add(piet, product, 1);
    const { Factors, NewCart } = await validate();
    expect(Factors.Stock).toMatchObject({ IsValid: false, InvalidProductIds: [product] });
    expect(NewCart?.Lines.map(({ Quantity }) => Quantity)).toEqual([2]);
    await shop.ask(piet, 'DELETE', `${CART}/vouchers?couponId=${coupon}`);
    expect((await useCoupon(coupon)).json.Success).toBe(true);
    expect((await shop.cart(piet)).Coupons).toHaveLength(1);
  });

  it('can take its products out and put them in again', async () => {
    const { product } = await leftAtBank();
    await shop.ask(piet, 'DELETE', `${CART}/lines`);
    await shop.add(piet, product, 2);
    expect((await shop.cart(piet)).Lines).toMatchObject([{ ProductId: product, MaxQuantity: 2 }]);
  });

  it('confirms again, and goes to the same payment', async () => {
    const { orderId } = await leftAtBank();
    expect((await shop.confirm(piet)).json.Data.OrderId).toBe(orderId);
  });

  it('has the pieces of a store for its pickup', async () => {
    const product = await shop.product();
    const storeId = shop.stores[0]!.id;
    await shop.change(product, { defaultStock: 0, totalStock: 0, stores: { [storeId]: 3 } });
    await shop.add(piet, product, 3);
    const before = await shop.choose(piet, 'ideal', storeId);
    await shop.confirm(piet);
    const after = await shop.cart(piet);
    expect(after.PickupEstimate).toBe(before.PickupEstimate);
    expect(after.Lines).toEqual(before.Lines);
    expect(await validate()).toMatchObject({ IsOrderable: true });
  });

  it('holds nothing of it for anybody else, and nothing once the order ended', async () => {
    const { product, coupon, orderId } = await leftAtBank();
    const rival = await shop.signUp();
    await shop.add(rival, product, 1);
    expect((await shop.cart(rival)).Lines).toMatchObject([{ MaxQuantity: 0 }]);
    const other = await shop.product();
    await shop.add(rival, other, 1);
    expect((await useCoupon(coupon, rival)).json.Success).toBe(false);
    await shop.call(await shop.atBank(orderId, 'cancelled'));
    expect((await shop.cart(piet)).Lines).toMatchObject([{ ProductId: product, MaxQuantity: 2 }]);
  });
});
