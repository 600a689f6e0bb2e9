import { beforeAll, beforeEach, expect, it } from 'vitest';
import { hashPassword } from '../customers/identity/passwords.ts';
import { CHEAP_COST } from '../customers/identity/testing/cheap-cost.ts';
import { type Customer, openShop, shop } from '../../tests/support/opened-shop.ts';

let piet: Customer;
let pinHash: string;

openShop();
beforeAll(async () => {
  pinHash = await hashPassword('4711', CHEAP_COST);
});
beforeEach(async () => {
  piet = await shop.signUp({
    contact: { first_name: 'Piet', allow_on_account: true, pin_hash: pinHash },
    customer: { credit_limit: 100_000 },
  });
});

const validate = (pinCode: string, asker = piet) =>
  shop.ask<{ IsValid: boolean }>(asker, 'POST', '/api/bouwmaat/payment/pin/validate', { pinCode });
const methods = async (asker = piet) =>
  (
    await shop.ask<{ Methods: { Id: string; NeedsPin: boolean }[] }>(
      asker,
      'GET',
      '/api/aspos/payment/payment-methods',
    )
  ).json.Data.Methods;

it('tells a right pin from a wrong one', async () => {
  expect((await validate('4711')).json.Data).toEqual({ IsValid: true });
  expect((await validate('1234')).json.Data).toEqual({ IsValid: false });
});

it('stops guessing after five wrong pins, also by confirming', async () => {
  for (let i = 0; i < 5; i += 1) expect((await validate(`000${i}`)).status).toBe(200);
  expect((await validate('4711')).status).toBe(429);
  await shop.add(piet, await shop.product());
  await shop.choose(piet, 'account');
  expect((await shop.confirm(piet, { pinCode: '4711' })).status).toBe(429);
});

it('forgets wrong pins after a right one', async () => {
  for (let i = 0; i < 9; i += 1) {
    expect((await validate('0000')).status).toBe(200);
    expect((await validate('4711')).json.Data.IsValid).toBe(true);
  }
});

it('is needed to order on account, and only for that', async () => {
  await shop.add(piet, await shop.product());
  await shop.choose(piet, 'account');
  for (const pinCode of [undefined, null, '', '1234']) {
    const { json } = await shop.confirm(piet, { pinCode });
    expect(json).toMatchObject({ Success: false, Message: 'De pincode is niet geldig' });
  }
  expect((await shop.confirm(piet, { pinCode: '4711' })).json.Data.OrderId).toBeDefined();
  await shop.add(piet, await shop.product());
  await shop.choose(piet, 'ideal');
  expect((await shop.confirm(piet)).json.Data.OrderId).toBeDefined();
});

it('is asked for of a contact who has one', async () => {
  const an = await shop.signUp({
    contact: { allow_on_account: true },
    customer: { credit_limit: 100_000 },
  });
  const account = (asker = piet) =>
    methods(asker).then((all) => all.find(({ Id }) => Id === 'account'));
  expect(await account()).toMatchObject({ NeedsPin: true });
  expect(await account(an)).toMatchObject({ NeedsPin: false });
  expect((await validate('', an)).status).toBe(400);
  expect((await validate('1', an)).json.Data).toEqual({ IsValid: true });
});

it('is never right for a contact who may not buy on account', async () => {
  const an = await shop.signUp({ contact: { pin_hash: pinHash } });
  expect((await validate('4711', an)).json.Data).toEqual({ IsValid: false });
  expect((await methods(an)).map(({ Id }) => Id)).toEqual(['ideal', 'card', 'paypal']);
});
