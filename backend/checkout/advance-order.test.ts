import { expect, it } from 'vitest';
import { openForAll } from '../../tests/support/for-all-tests.ts';
import { openOrders } from '../../tests/support/open-orders.ts';
import { advanceOrder } from './order-commands.ts';

const orders = openForAll(openOrders);

/** An order that was placed, or paid at the bank. */
async function ordered(method: 'store' | 'ideal', storeId?: number) {
  const piet = await orders.signUp();
  await orders.add(piet, await orders.product({ stores: { [orders.stores[0]!.id]: 9 } }), 2);
  await orders.choose(piet, method, storeId);
  const { json } = await orders.confirm(piet);
  const id = json.Data.OrderId!;
  if (method === 'ideal') await orders.call(await orders.atBank(id, 'paid'));
  await orders.runJobs();
  const step = (name: 'ready' | 'ship' | 'complete') =>
    advanceOrder({ ...orders.services, db: orders.db }, json.Data.OrderNumber!, name);
  const mails = async () =>
    (await orders.mails()).filter(({ to }) => to === piet.email).map(({ template }) => template);
  return { id, step, mails };
}

it('a pickup gets ready, notifies its customer, and is collected', async () => {
  const { id, step, mails } = await ordered('store', orders.stores[0]!.id);
  await expect(step('complete')).rejects.toThrow('is placed: "complete" does not come next');
  await expect(step('ship')).rejects.toThrow('is picked up at a store');
  expect(await step('ready')).toEqual({ state: 'picked' });
  expect(await mails()).toEqual(['order-confirmed', 'order-ready']);
  expect((await orders.order(id)).delivered_at).toBeNull();
  expect(await step('complete')).toEqual({ state: 'collected' });
  expect(await orders.order(id)).toMatchObject({ delivered_at: orders.clock.now });
  expect(await mails()).toHaveLength(2);
});

it('a delivery leaves, notifies its customer, and arrives', async () => {
  const { id, step, mails } = await ordered('ideal');
  await step('ready');
  expect(await mails()).toEqual(['order-confirmed']);
  expect(await step('ship')).toEqual({ state: 'shipped' });
  expect(await mails()).toEqual(['order-confirmed', 'order-shipped']);
  expect(await orders.order(id)).toMatchObject({ delivered_at: null });
  expect(await step('complete')).toEqual({ state: 'delivered' });
  expect(await orders.order(id)).toMatchObject({ delivered_at: orders.clock.now });
  await expect(step('ready')).rejects.toThrow('is delivered');
});
