import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CartRecord } from '../../src/api/cart/wire.ts';
import { openForAll } from '../../tests/support/for-all-tests.ts';
import { type OpenCarts, openCarts } from '../../tests/support/open-carts.ts';

const BASE = '/api/aspos/cart';
let piet: Awaited<ReturnType<OpenCarts['signUp']>>;
let storeId: number;
let productId: number;

const saver = {
  ...{ group_code: 'ZZP', loyalty_type: 'Individual', bonus_points_threshold: 500 },
  ...{ loyalty_participation_level: 'Haler', bonus_points: 1_250 },
};

const carts = openForAll(openCarts);
beforeAll(async () => {
  storeId = carts.stores[0]!.id;
}, 60_000);
beforeEach(async () => {
  piet = await carts.signUp({ customer: saver });
  productId = await carts.product({ priceIncl: 1_000 });
  await add(1);
});

const post = (path: string, body: object, asker = piet) =>
  carts.ask<CartRecord>(asker, 'POST', path, body);
const add = (quantity: number, asker = piet) =>
  post(
    `${BASE}/lines/batch`,
    { changes: [{ operationId: randomUUID(), productId, quantity, action: 'Add' }] },
    asker,
  );
const pay = (method: string, asker = piet, issuer?: string) =>
  post(`${BASE}/payment`, { method, data: { issuer } }, asker);
const pickUp = () => post(`${BASE}/store`, { storeId });
const redeem = (pointsToRedeem: number) => post('/api/bouwmaat/cart/points', { pointsToRedeem });
const deliver = () =>
  post(`${BASE}/delivery`, {
    method: 'AlternativeAddress',
    alternativeAddress: {
      ...{ street: 'Kade', houseNumber: '1' },
      ...{ postalCode: '3542AB', city: 'Utrecht' },
    },
  });

describe('a method', () => {
  it('is kept with its bank, which only iDEAL has', async () => {
    const bank = 'ideal_TESTNL99';
    expect((await pay('ideal', piet, bank)).json.Data.Payment).toEqual({
      Method: 'ideal',
      Issuer: bank,
    });
    expect((await pay('card', piet, bank)).json.Data.Payment).toEqual({
      Method: 'card',
      Issuer: null,
    });
  });

  it('at the store needs a pickup, and ends with it', async () => {
    expect((await pay('store')).json.Message).toContain('als je de bestelling afhaalt');
    await pickUp();
    expect((await pay('store')).json.Data.Payment?.Method).toBe('store');
    expect((await deliver()).json.Data.Payment).toBeNull();
  });

  it('on account is for contacts who may, within the credit limit', async () => {
    expect((await pay('account')).json.Message).toBe('Je kunt niet op rekening kopen.');
    const contact = { first_name: 'An', last_name: 'Bouwer', allow_on_account: true };
    // 16.95 euro fits exactly: goods of 10 euro and delivery of 6.95.
    const customer = { credit_limit: 10_000, credit_balance: 10_000 - 1_695 };
    const an = await carts.signUp({ contact, customer });
    await add(1, an);
    expect((await pay('account', an)).json.Data.Payment?.Method).toBe('account');
    await add(1, an);
    expect((await pay('account', an)).json.Message).toContain('kredietlimiet');
  });
});

describe('points', () => {
  it('are redeemed at a pickup that is paid at the store', async () => {
    await pickUp();
    await pay('store');
    const { json } = await redeem(750);
    expect(json.Data).toMatchObject({ PointsToRedeem: 750, AmountToPay: 2.5 });
  });

  it.each([
    ['a delivery', deliver, 'card'],
    ['a pickup that is paid online', pickUp, 'card'],
  ])('are refused for %s', async (_, choose, method) => {
    await choose();
    await pay(method);
    expect((await redeem(500)).json.Message).toContain('in de vestiging betaalt');
  });

  it('are at most what the customer has and what the cart costs, from the minimum on', async () => {
    await pickUp();
    await pay('store');
    expect((await redeem(1_001)).json.Message).toContain('hoogstens 1.000 punten');
    expect((await redeem(499)).json.Message).toContain('vanaf 500 punten');
    await add(9);
    expect((await redeem(1_251)).json.Message).toContain('hoogstens 1.250 punten');
    expect((await redeem(1_250)).json.Data.AmountToPay).toBe(87.5);
  });

  it('never exceed a total that falls afterwards', async () => {
    await pickUp();
    await pay('store');
    await redeem(1_000);
    await carts.change(productId, { priceIncl: 600 });
    const { json } = await carts.ask<CartRecord>(piet, 'GET', BASE);
    expect(json.Data).toMatchObject({ PointsToRedeem: 600, AmountToPay: 0 });
  });

  it('end with the payment at the store', async () => {
    await pickUp();
    await pay('store');
    await redeem(500);
    expect((await pay('ideal')).json.Data).toMatchObject({ PointsToRedeem: 0, AmountToPay: 10 });
  });

  it('are not for customers who do not save', async () => {
    const customer = { ...saver, group_code: 'PARTICULIER' };
    piet = await carts.signUp({ customer });
    await add(1);
    await pickUp();
    await pay('store');
    expect((await redeem(500)).json.Success).toBe(false);
  });
});
