import { beforeEach, describe, expect, it } from 'vitest';
import { openTestCustomers } from '../customers/profile/testing/open-customers.ts';
import { exportOrders } from './operator-orders.ts';
import { boughtProductIdsOf, boughtProductsOf, orderCountOf, orderOf, ordersOf } from './orders.ts';
import { insertInvoice, invoiceCountOf, invoiceOf, invoicesOf } from './invoices.ts';
import { insertOrder, type NewOrder } from './insert-order.ts';
import { newLine, newOrder } from './testing/new-order.ts';
import { openForAll } from '../../tests/support/for-all-tests.ts';

let piet: Awaited<ReturnType<typeof shop.signUp>>;

const shop = openForAll(openTestCustomers);
beforeEach(async () => {
  piet = await shop.signUp();
});

const inTransaction = <T>(work: Parameters<ReturnType<typeof shop.db.transaction>['execute']>[0]) =>
  shop.db.transaction().execute(work) as Promise<T>;
const add = (order: Partial<NewOrder> = {}, customer = piet) =>
  inTransaction<number>(async (trx) => (await insertOrder(trx, newOrder(customer, order))).id);
const bill = (orderId: number, date = '2026-11-20', paidAt: Date | null = null) =>
  inTransaction<number>((trx) =>
    insertInvoice(trx, { orderId, date, dueDate: '2039-12-31', paidAt }),
  );
const FIRST = { offset: 0, limit: 10 };

describe('an order', () => {
  it('adds up in both VAT forms', async () => {
    const lines = [newLine(1, 3, 1_210), newLine(2, 2, 545, 9)];
    const id = await add({ lines, voucherTotal: 500 });
    const { row } = (await orderOf(shop.db, piet.customerId, id))!;
    expect(row).toMatchObject({ subtotal_incl: 4720, subtotal_excl: 4000, total_incl: 4915 });
    expect(row.total_excl).toBeGreaterThan(4915 / 1.21 - 2);
    expect(row.total_excl).toBeLessThan(4915 / 1.09);
  });

  it('keeps its day of delivery in every time zone', async () => {
    const id = await add({ preferredDate: '2026-03-29' });
    expect((await orderOf(shop.db, piet.customerId, id))?.row.preferred_date).toBe('2026-03-29');
  });

  it.each([
    ['a delivery without an address', { deliveryAddress: null }],
    ['a pickup without a store', { shippingMethod: 'Pickup' }],
    ['a state that does not exist', { state: 'lost' }],
  ] as [string, Partial<NewOrder>][])('is refused by the database: %s', async (_, wrong) => {
    await expect(add(wrong)).rejects.toThrow();
    expect(await orderCountOf(shop.db, piet.customerId)).toBe(0);
  });
});

describe('a list of orders', () => {
  it('is newest first, in pages, with two lines of each', async () => {
    const lines = [1, 2, 3].map((id) => newLine(id, 1, 1_210));
    const ids = [];
    for (const day of [3, 1, 2])
      ids.push(await add({ lines, placedAt: new Date(`2026-11-0${day}T12:00:00Z`) }));
    const [third, first, second] = ids;
    const listed = await ordersOf(shop.db, piet.customerId, FIRST);
    expect(listed.map(({ row }) => row.id)).toEqual([third, second, first]);
    expect(listed.map(({ lineCount }) => lineCount)).toEqual([3, 3, 3]);
    expect(listed[0]?.lines.map(({ product_id }) => product_id)).toEqual([1, 2]);
    const page = await ordersOf(shop.db, piet.customerId, { offset: 1, limit: 1 });
    expect(page.map(({ row }) => row.id)).toEqual([second]);
    expect(await orderCountOf(shop.db, piet.customerId)).toBe(3);
    expect((await orderOf(shop.db, piet.customerId, third!))?.lines).toHaveLength(3);
  });

  it('has the orders that came to nothing last, whatever their day', async () => {
    const placed = (day: number, state: NewOrder['state']) =>
      add({ placedAt: new Date(`2026-11-0${day}T12:00:00Z`), state });
    const old = await placed(1, 'delivered');
    const cancelled = await placed(4, 'cancelled');
    const expired = await placed(3, 'expired');
    const refunded = await placed(2, 'refunded');
    const listed = await ordersOf(shop.db, piet.customerId, FIRST);
    expect(listed.map(({ row }) => row.id)).toEqual([refunded, old, cancelled, expired]);
  });

  it('holds what a colleague ordered, and nothing of another customer', async () => {
    const other = await shop.signUp();
    const id = await add();
    await add({}, other);
    const colleague = await shop.signUp();
    await shop.db
      .updateTable('contacts')
      .set({ customer_id: piet.customerId })
      .where('id', '=', colleague.contactId)
      .execute();
    await add({ contactId: colleague.contactId });
    expect(await orderCountOf(shop.db, piet.customerId)).toBe(2);
    expect(await orderOf(shop.db, other.customerId, id)).toBeNull();
  });
});

describe('an invoice', () => {
  it('has numbers without gaps per year, also after one that failed', async () => {
    const [first, failed, second, third] = [await add(), await add(), await add(), await add()];
    const numbers = async () => {
      const listed = await invoicesOf(shop.db, piet.customerId, FIRST);
      return listed.map(({ number }) => number).sort();
    };
    await bill(first, '2031-01-05');
    const failing = inTransaction(async (trx) => {
      await insertInvoice(trx, {
        ...{ orderId: failed, date: '2031-01-06', dueDate: '2031-02-06', paidAt: null },
      });
      throw new Error('no invoice after all');
    });
    await expect(failing).rejects.toThrow('no invoice after all');
    await bill(second, '2031-01-07');
    await bill(third, '2032-01-01');
    expect(await numbers()).toEqual(['F2031-000001', 'F2031-000002', 'F2032-000001']);
  });

  it('is found by its customer only', async () => {
    const other = await shop.signUp();
    const id = await bill(await add());
    expect(await invoiceOf(shop.db, piet.customerId, id)).toMatchObject({ id, total_incl: 5535 });
    expect(await invoiceOf(shop.db, other.customerId, id)).toBeNull();
    expect(await invoiceCountOf(shop.db, other.customerId)).toBe(0);
  });
});

it('exports every order with all its lines, and every invoice', async () => {
  const lines = [1, 2, 3].map((id) => newLine(id, 1, 1_210));
  const order = await add({ lines });
  const invoice = await bill(order);
  await add({}, await shop.signUp());
  expect(await exportOrders(shop.db, piet)).toMatchObject({
    Orders: [{ Id: order, OrderLines: [{}, {}, {}], DeliveryAddress: { Street: 'Kade' } }],
    Invoices: [{ Id: invoice, OrderId: order, PaidAt: null }],
  });
});

it('keeps orders and invoices in the books when the customer is deleted', async () => {
  const order = await add();
  const invoice = await bill(order);
  await shop.db.deleteFrom('customers').where('id', '=', piet.customerId).execute();
  const kept = await shop.db.selectFrom('orders').selectAll().where('id', '=', order).execute();
  expect(kept).toMatchObject([
    { customer_id: null, contact_id: null, invoice_address: { street: 'Kade' } },
  ]);
  await expect(shop.db.deleteFrom('orders').where('id', '=', order).execute()).rejects.toThrow();
  const invoices = shop.db.selectFrom('invoices').select('id').where('id', '=', invoice);
  expect(await invoices.execute()).toHaveLength(1);
});

describe('the products that a customer bought', () => {
  it('are listed once, the latest first, without those of cancelled orders and of others', async () => {
    const at = (day: string) => new Date(`2026-11-${day}T12:00:00Z`);
    await add({ lines: [newLine(1, 3, 1_210), newLine(2, 1, 605)], placedAt: at('10') });
    await add({ lines: [newLine(1, 5, 1_210)], placedAt: at('12') });
    await add({ lines: [newLine(3, 9, 605)], placedAt: at('13'), state: 'cancelled' });
    await add({ lines: [newLine(4, 9, 605)] }, await shop.signUp());
    const all = await boughtProductsOf(shop.db, piet.customerId, FIRST);
    expect(all.Total).toBe(2);
    expect(all.Products.map((row) => [row.Quantity, row.LastQuantity, row.Orders])).toEqual([
      [8, 5, 2],
      [1, 1, 1],
    ]);
    const ids = all.Products.map(({ ProductId }) => ProductId);
    expect((await boughtProductIdsOf(shop.db, piet.customerId)).toSorted()).toEqual(ids.toSorted());
    expect(all.Products[0]!.LastBoughtAt).toBe('2026-11-12T12:00:00.000Z');
    const second = await boughtProductsOf(shop.db, piet.customerId, { offset: 1, limit: 1 });
    expect(second.Products).toEqual(all.Products.slice(1));
  });
});
