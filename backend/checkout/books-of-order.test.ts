/** Invoices, credit notes and earned points follow the state of an order. */
import { beforeAll, expect, it } from 'vitest';
import { advanceOrder, refundOrder } from './order-commands.ts';
import { openShop, shop } from '../../tests/support/opened-shop.ts';

let storeId: number;

openShop();
beforeAll(() => {
  storeId = shop.stores[0]!.id;
});

const saving = {
  ...{ group_code: 'ZZP', loyalty_type: 'Individual', bonus_points_threshold: 500 },
  ...{ loyalty_participation_level: 'Haler', bonus_points: 1_000 },
};

/** A customer who saves points and buys two pieces of € 12,10, and whatever follows. */
async function ordered(method: 'ideal' | 'account' | 'store') {
  const piet = await shop.signUp({
    contact: { first_name: 'Piet', last_name: 'Bouwer', allow_on_account: true },
    customer: { ...saving, credit_limit: 100_000, credit_balance: 0 },
  });
  await shop.add(piet, await shop.product({ stores: { [storeId]: 9 } }), 2);
  await shop.choose(piet, method, method === 'store' ? storeId : undefined);
  const { OrderId: id, OrderNumber: number } = (await shop.confirm(piet)).json.Data;
  if (method === 'ideal') await shop.call(await shop.atBank(id!, 'paid'));
  await shop.runJobs();
  const options = { ...shop.services, db: shop.db };
  return {
    piet,
    total: (await shop.order(id!)).total_incl,
    invoices: () =>
      shop.db
        .selectFrom('invoices')
        .selectAll()
        .where('order_id', '=', id!)
        .orderBy('id')
        .execute(),
    points: async () =>
      (
        await shop.db
          .selectFrom('customers')
          .select('bonus_points')
          .where('id', '=', piet.customerId)
          .executeTakeFirstOrThrow()
      ).bonus_points,
    async step(...steps: ('ready' | 'ship' | 'complete')[]) {
      for (const step of steps) await advanceOrder(options, number!, step);
      await shop.runJobs();
    },
    async refund() {
      await refundOrder(options, number!);
      await shop.runJobs();
    },
  };
}

it('an order that is paid online has a paid invoice, and a credit note once it is refunded', async () => {
  const order = await ordered('ideal');
  const [invoice] = await order.invoices();
  expect(invoice).toMatchObject({ total_incl: order.total, paid_at: shop.now, credits: null });
  await order.refund();
  const [, note, ...more] = await order.invoices();
  expect(note).toMatchObject({ total_incl: -order.total, credits: invoice!.id });
  expect(note!.total_excl).toBe(-invoice!.total_excl);
  expect(more).toEqual([]);
});

it('an order on account has an open invoice of 30 days, which its credit note settles', async () => {
  const order = await ordered('account');
  expect(await order.invoices()).toMatchObject([
    { total_incl: order.total, paid_at: null, invoice_date: '2026-11-24', due_date: '2026-12-24' },
  ]);
  await order.refund();
  expect(await order.invoices()).toMatchObject([
    { paid_at: shop.now },
    { total_incl: -order.total, paid_at: shop.now },
  ]);
});

it('an order that is paid at the store has its invoice once it was collected', async () => {
  const order = await ordered('store');
  await order.step('ready');
  expect(await order.invoices()).toEqual([]);
  await order.step('complete');
  expect(await order.invoices()).toMatchObject([{ total_incl: order.total, paid_at: shop.now }]);
});

it('earns a point for each whole euro of goods when they leave, and loses them by a refund', async () => {
  const order = await ordered('ideal');
  await order.step('ready');
  expect(await order.points()).toBe(1_000);
  await order.step('ship');
  expect(await order.points()).toBe(1_024);
  await order.step('complete');
  expect(await order.points()).toBe(1_024);
  await order.refund();
  expect(await order.points()).toBe(1_000);
});

it('earns nothing for whoever is no loyalty customer', async () => {
  const an = await shop.signUp();
  await shop.add(an, await shop.product(), 1);
  await shop.choose(an, 'ideal');
  const { OrderId: id } = (await shop.confirm(an)).json.Data;
  expect((await shop.order(id!)).bonus_points).toBe(0);
});

it('an order of an agreed price holds that price, and its invoice follows', async () => {
  const [piet, other] = [await shop.signUp(), await shop.signUp()];
  const product = await shop.product();
  await shop.db.updateTable('products').set({ number: 'GP-1' }).where('id', '=', product).execute();
  await shop.db
    .insertInto('customer_prices')
    .values({
      ...{ key: `GP-1|${piet.customerId}||`, number: 'GP-1', customer_id: piet.customerId },
      ...{ group_code: null, price_incl: 968, starts_at: null, ends_at: null },
    })
    .execute();
  const booksOf = async (customer: typeof piet) => {
    await shop.add(customer, product, 2);
    await shop.choose(customer, 'ideal');
    const { OrderId: id } = (await shop.confirm(customer)).json.Data;
    await shop.call(await shop.atBank(id!, 'paid'));
    await shop.runJobs();
    const lines = shop.db.selectFrom('order_lines').selectAll().where('order_id', '=', id!);
    const invoices = shop.db.selectFrom('invoices').selectAll().where('order_id', '=', id!);
    return {
      order: await shop.order(id!),
      ...{ lines: await lines.execute(), invoices: await invoices.execute() },
    };
  };
  const shipping = 695;
  expect(await booksOf(piet)).toMatchObject({
    order: { total_incl: 2 * 968 + shipping },
    lines: [{ quantity: 2, unit_incl: 968, total_incl: 1_936 }],
    invoices: [{ total_incl: 2 * 968 + shipping }],
  });
  expect(await booksOf(other)).toMatchObject({
    order: { total_incl: 2 * 1_210 + shipping },
    invoices: [{ total_incl: 2 * 1_210 + shipping }],
  });
});
