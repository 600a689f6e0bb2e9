/** Whose order it is, as its calls answer it (spec 2 §3): only its customer, and no colleague's address. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { OrderRecord, OrderSuccessRecord } from '../../src/api/orders/calls.ts';
import { BRANDS } from '../../src/brands/brands.ts';
import { openForAll } from '../../tests/support/for-all-tests.ts';
import { type OpenCarts, openCarts } from '../../tests/support/open-carts.ts';
import { exportOrders } from './operator-orders.ts';
import { insertOrder } from './insert-order.ts';
import { orderCalls } from './order-calls.ts';
import { newOrder } from './testing/new-order.ts';

type Customer = Awaited<ReturnType<OpenCarts['signUp']>>;

const KEY = 'a'.repeat(22);
let piet: Customer;
let colleague: Customer;

const carts = openForAll(() => openCarts((shop) => orderCalls(shop, { brand: BRANDS.bm })));
beforeEach(async () => {
  const customer = { company_name: 'Bouw & Zn' };
  piet = await carts.signUp({ customer });
  const other = await carts.signUp({ contact: { first_name: 'An', last_name: 'Zand' } });
  await carts.db
    .updateTable('contacts')
    .set({ customer_id: piet.customerId })
    .where('id', '=', other.contactId)
    .execute();
  colleague = { ...other, customerId: piet.customerId };
});

const place = (by: Customer) =>
  carts.db.transaction().execute((trx) => insertOrder(trx, newOrder(by)));
const orderOf = async (id: number, asker: Customer) =>
  (await carts.ask<OrderRecord>(asker, 'GET', `/api/aspos/customer/orders/${id}`)).json.Data;
const emailOf = async ({ contactId }: Customer) => {
  const contact = carts.db.selectFrom('contacts').select('email').where('id', '=', contactId);
  return (await contact.executeTakeFirstOrThrow()).email;
};

describe('an order', () => {
  it('names its customer and the contact who ordered', async () => {
    const { id } = await place(piet);
    expect(await orderOf(id, piet)).toMatchObject({
      Customer: { Id: piet.customerId, CompanyName: 'Bouw & Zn' },
      CustomerContact: {
        ...{ ContactId: piet.contactId, FirstName: 'Piet', MiddleName: '', LastName: 'Bouwer' },
        Email: await emailOf(piet),
      },
    });
  });

  it('tells a colleague the name of who ordered, and not the address', async () => {
    const { id } = await place(colleague);
    const seen = await orderOf(id, piet);
    expect(seen.CustomerContact).toMatchObject({ FirstName: 'An', LastName: 'Zand' });
    expect(JSON.stringify(seen)).not.toContain(await emailOf(colleague));
  });

  it('names nobody to a stranger who has its key', async () => {
    const { id } = await place(piet);
    await carts.db.updateTable('orders').set({ success_key: KEY }).where('id', '=', id).execute();
    const path = `/api/aspos/orders/success/${KEY}`;
    const { json } = await carts.ask<OrderSuccessRecord>({ visitor: 'stranger' }, 'GET', path);
    expect(Object.keys(json.Data)).toEqual(['OrderNumber', 'State']);
  });

  it('keeps its customer when the contact who ordered is gone', async () => {
    const { id } = await place(colleague);
    await carts.db.deleteFrom('contacts').where('id', '=', colleague.contactId).execute();
    expect(await orderOf(id, piet)).toMatchObject({
      ...{ Customer: { Id: piet.customerId }, CustomerContact: null, ContactName: 'Łukasz Şahin' },
    });
  });

  it('is exported with the same people', async () => {
    await place(colleague);
    const exported = await exportOrders(carts.db, piet);
    expect(exported.Orders).toMatchObject([
      { Customer: { Id: piet.customerId }, CustomerContact: { ContactId: colleague.contactId } },
    ]);
    expect(JSON.stringify(exported)).not.toContain(await emailOf(colleague));
  });
});
