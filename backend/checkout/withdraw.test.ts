import { beforeEach, describe, expect, it } from 'vitest';
import { countStatements } from '../platform/db/testing/count-statements.ts';
import {
  customerAtPayment,
  type Customer,
  openShop,
  shop,
} from '../../tests/support/opened-shop.ts';

let piet: Customer;
let orderNumber: string;

openShop();
beforeEach(async () => {
  piet = await customerAtPayment(2);
  orderNumber = (await shop.confirm(piet)).json.Data.OrderNumber!;
});

/** By somebody who is not signed in. */
const withdraw = (body: object) =>
  shop.ask({ visitor: 'stranger' }, 'POST', '/api/aspos/orders/withdraw', {
    ...{ name: 'Piet Bouwer', orderNumber, email: piet.email },
    ...body,
  });
/** Withdrawals of the order, as they are kept. */
const stored = () =>
  shop.db
    .selectFrom('withdrawals')
    .innerJoin('orders', 'orders.id', 'withdrawals.order_id')
    .selectAll('withdrawals')
    .where('orders.order_number', '=', orderNumber)
    .orderBy('withdrawals.id')
    .execute();
const receipts = async () =>
  (await shop.mails()).filter(
    ({ template, values }) =>
      template === 'withdrawal-received' && values.orderNumber === orderNumber,
  );

it('is stored and confirmed by mail to the address of the order, without signing in', async () => {
  const { json } = await withdraw({
    ...{ email: piet.email.toUpperCase(), positions: [1, 1, 9] },
    reason: 'Te veel besteld',
  });
  expect(json).toMatchObject({ Success: true, Data: { ReceivedAt: shop.now.toISOString() } });
  const rows = await shop.db.selectFrom('withdrawals').selectAll().execute();
  expect(rows.at(-1)).toMatchObject({
    positions: [1],
    reason: 'Te veel besteld',
    handled_at: null,
  });
  expect(await receipts()).toMatchObject([
    {
      to: piet.email,
      values: {
        ...{ orderNumber, reason: 'Te veel besteld', at: shop.now.toISOString() },
        lines: [expect.stringMatching(/^2 × /)],
      },
    },
  ]);
});

it('answers the same for an order that does not exist or is of somebody else', async () => {
  const right = await withdraw({});
  for (const wrong of [{ orderNumber: '1' }, { email: 'iemand@elders.example' }])
    expect(await withdraw(wrong)).toEqual(right);
  expect(await receipts()).toHaveLength(1);
});

it('sends no stranger a link in the name of the shop', async () => {
  await withdraw({ reason: 'Klik op www.evil.example voor je geld' });
  expect(await receipts()).toMatchObject([{ values: { reason: '' } }]);
});

it('fills nobody’s mailbox: what repeats an open withdrawal is added to it', async () => {
  await withdraw({ positions: [1], reason: 'Te veel' });
  for (let i = 0; i < 3; i += 1) await withdraw({ positions: [1], reason: 'Te veel' });
  await withdraw({ reason: 'Toch alles' });
  expect(await stored()).toMatchObject([{ positions: [], reason: 'Te veel\nToch alles' }]);
  expect(await receipts()).toHaveLength(1);
});

it('is stored again once an operator has dealt with the one before', async () => {
  await withdraw({});
  await shop.db.updateTable('withdrawals').set({ handled_at: shop.now }).execute();
  await withdraw({});
  expect(await stored()).toHaveLength(2);
  expect(await receipts()).toHaveLength(2);
});

it.each(['#N', '  N ', 'Bestelling N', 'N\u200e'])(
  'finds the order of the number %j',
  async (form) => {
    const number = `${orderNumber.slice(0, 3)} ${orderNumber.slice(3)}`;
    await withdraw({ orderNumber: form.replace('N', number) });
    expect(await stored()).toMatchObject([{ order_id: expect.any(Number) as number }]);
    expect(await receipts()).toHaveLength(1);
  },
);

describe('after the customer changed the e-mail address of the account', () => {
  const newEmail = (): string => `nieuw-${piet.accountId}@bouw.example`;
  beforeEach(async () => {
    const where = { email: newEmail(), email_key: newEmail() };
    await shop.db.updateTable('accounts').set(where).where('id', '=', piet.accountId).execute();
    const contact = shop.db.updateTable('contacts').set({ email: newEmail() });
    await contact.where('id', '=', piet.contactId).execute();
  });

  it.each([
    ['the new address, not signed in', () => ({ visitor: 'stranger' }), (): string => newEmail()],
    ['the old address, not signed in', () => ({ visitor: 'stranger' }), (): string => piet.email],
    ['any address, signed in', () => piet, (): string => 'ergens@elders.example'],
  ] as const)('the order is found by %s', async (_, asker, email) => {
    await shop.ask(asker(), 'POST', '/api/aspos/orders/withdraw', {
      ...{ name: 'Piet Bouwer', orderNumber, email: email() },
    });
    expect(await stored()).toMatchObject([{ order_id: expect.any(Number) as number }]);
    expect(await receipts()).toMatchObject([{ to: newEmail() }]);
  });

  it('an address that is not confirmed gets no receipt: the one of the order does', async () => {
    const account = shop.db.updateTable('accounts').set({ confirmed_at: null });
    await account.where('id', '=', piet.accountId).execute();
    await withdraw({ email: newEmail() });
    expect(await receipts()).toMatchObject([{ to: piet.email }]);
  });
});

it('keeps what belongs to no order for an operator, once', async () => {
  const typed = { orderNumber: '#26 99-99', email: 'iemand@elders.example', reason: 'Alles' };
  for (let i = 0; i < 2; i += 1) await withdraw({ ...typed, positions: [3] });
  const rows = await shop.db
    .selectFrom('withdrawals')
    .selectAll()
    .where('email', '=', typed.email)
    .where('order_number', '=', typed.orderNumber)
    .execute();
  expect(rows).toMatchObject([
    { order_id: null, name: 'Piet Bouwer', positions: [3], reason: 'Alles', handled_at: null },
  ]);
});

it('takes the same statements for an order that exists and one that does not', async () => {
  const count = (body: object) => countStatements(() => withdraw(body));
  const miss = await count({ orderNumber: '1234' });
  expect(await count({})).toBe(miss);
  expect(await count({ email: 'vreemd@elders.example' })).toBe(miss);
  expect(miss).toBeGreaterThan(0);
});

it('is open at most once for an order, also when many arrive at once', async () => {
  const all = Array.from({ length: 8 }, (_, at) => withdraw({ reason: `Reden ${at}` }));
  const statuses = (await Promise.all(all)).map(({ status }) => status);
  expect(statuses).toEqual(Array(8).fill(200));
  expect(await stored()).toHaveLength(1);
  expect(await receipts()).toHaveLength(1);
});

it('is taken so often with one typed address, whether or not it has orders', async () => {
  for (const typed of [piet.email, `niemand-${piet.accountId}@elders.example`]) {
    const statuses: number[] = [];
    for (let at = 0; at < 21; at++)
      statuses.push((await withdraw({ email: at % 2 ? typed : typed.toUpperCase() })).status);
    expect(statuses).toEqual([...Array(20).fill(200), 429]);
  }
  // The owner who is signed in can still withdraw.
  const path = '/api/aspos/orders/withdraw';
  const typed = { name: 'Piet Bouwer', orderNumber, email: piet.email };
  expect((await shop.ask(piet, 'POST', path, typed)).status).toBe(200);
});
