import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type OpenOrders, openOrders } from '../../tests/support/open-orders.ts';

let shop: OpenOrders;
let piet: Awaited<ReturnType<OpenOrders['signUp']>>;
let orderNumber: string;

beforeAll(async () => {
  shop = await openOrders();
}, 60_000);
afterAll(() => shop.close());
beforeEach(async () => {
  piet = await shop.signUp();
  await shop.add(piet, await shop.product(), 2);
  await shop.choose(piet, 'ideal');
  orderNumber = (await shop.confirm(piet)).json.Data.OrderNumber!;
});

/** By somebody who is not signed in. */
const withdraw = (body: object) =>
  shop.ask({ visitor: 'stranger' }, 'POST', '/api/aspos/orders/withdraw', {
    ...{ name: 'Piet Bouwer', orderNumber, email: piet.email },
    ...body,
  });
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

it('fills nobody’s mailbox: five that wait for an operator are enough', async () => {
  for (let i = 0; i < 8; i += 1) expect((await withdraw({})).status).toBe(200);
  expect(await receipts()).toHaveLength(5);
});
