/** Money that goes back without the shop having asked for it. */
import { beforeEach, describe, expect, it } from 'vitest';
import { clearAlarm } from '../editing/desk/orders/list-page.ts';
import { advanceOrder, refundOrder } from './order-commands.ts';
import { scheduleReconciliation } from './follow-up-jobs.ts';
import {
  customerAtPayment,
  later,
  mollie,
  openShopAtMollie,
  shop,
} from '../../tests/support/opened-shop.ts';

let id: string;
let orderId: number;
let amount: number;

openShopAtMollie();

/** An order that is paid at Mollie, with its invoice. */
beforeEach(async () => {
  orderId = (await shop.confirm(await customerAtPayment(2))).json.Data.OrderId!;
  ({ provider_id: id, amount_incl: amount } = (await shop.payment(orderId)) as never);
  mollie.setStatus(id, 'paid');
  await told();
});

/** Mollie calls, and the jobs run. */
async function told(): Promise<void> {
  expect(await shop.call(id)).toBe(200);
  await shop.runJobs();
}
const facts = async () => {
  const { state, alarm } = await shop.payment(orderId);
  return { order: (await shop.order(orderId)).state, payment: state, alarm };
};
const notes = async () => {
  const rows = await shop.db
    .selectFrom('invoices')
    .select('total_incl')
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  return rows.map(({ total_incl }) => total_incl);
};
const options = () => ({ ...shop.services, db: shop.db });
const step = async (name: 'ready' | 'ship') =>
  advanceOrder(options(), (await shop.order(orderId)).order_number, name);

describe('ends the order, with a credit note and an alarm', () => {
  it.each([
    ['a charge-back', 'charged-back', () => mollie.chargeBack(id, amount)],
    ['a refund in the dashboard', 'refunded-outside', () => mollie.refundOutside(id, amount)],
    ['more than was paid', 'refunded-too-much', () => mollie.refundOutside(id, amount + 500)],
  ] as const)('%s', async (_, alarm, take) => {
    take();
    await told();
    expect(await facts()).toEqual({ order: 'refunded', payment: 'refunded', alarm });
    expect(await notes()).toEqual([amount, -amount]);
    await told();
    expect(await notes()).toEqual([amount, -amount]);
    await expect(step('ready')).rejects.toThrow();
  });

  it('also when the goods are with the carrier', async () => {
    await step('ready');
    await step('ship');
    mollie.chargeBack(id, amount);
    await told();
    expect(await facts()).toMatchObject({ order: 'refunded', alarm: 'charged-back' });
  });
});

it('a part leaves the order, credits that part, and stops shipping until somebody looked', async () => {
  mollie.refundOutside(id, 500);
  await told();
  expect(await facts()).toEqual({ order: 'paid', payment: 'paid', alarm: 'refunded-outside' });
  expect(await notes()).toEqual([amount, -500]);
  await expect(step('ready')).rejects.toThrow('went back');
  await clearAlarm(shop.db, (await shop.payment(orderId)).id);
  await step('ready');
  // Told again, nothing is new.
  await told();
  expect(await facts()).toMatchObject({ order: 'picked', alarm: null });
  mollie.refundOutside(id, 700);
  await told();
  expect(await notes()).toEqual([amount, -500, -200]);
  await refundOrder(options(), (await shop.order(orderId)).order_number);
  await shop.runJobs();
  expect(await notes()).toEqual([amount, -500, -200, 700 - amount]);
  expect(mollie.payments.get(id)!.amountRefunded!.value).toBe((amount / 100).toFixed(2));
  await told();
  expect((await shop.payment(orderId)).state).toBe('refunded');
});

describe('of which the provider did not tell', () => {
  const begin = async () => {
    // Jobs are unique per hour: one that has already ended would keep the next from being planned.
    await shop.db.deleteFrom('jobs').where('kind', '=', 'payment-reconcile').execute();
    await scheduleReconciliation(shop.services);
  };

  it.each([
    ['a charge-back', 'charged-back', () => mollie.chargeBack(id, amount)],
    ['a refund in the dashboard', 'refunded-outside', () => mollie.refundOutside(id, amount)],
  ] as const)('%s is found within a day, hour by hour', async (_, alarm, take) => {
    await begin();
    take();
    const ran: string[] = [];
    for (let hour = 0; hour < 26; hour += 1) {
      later(60);
      ran.push(...(await shop.runJobs()));
    }
    expect(ran.filter((kind) => kind === 'payment-reconcile')).toHaveLength(26);
    expect(await facts()).toEqual({ order: 'refunded', payment: 'refunded', alarm });
    expect(await notes()).toEqual([amount, -amount]);
  });

  it('asks about each payment once a day at most, and no longer after half a year', async () => {
    await begin();
    const asked = () => mollie.requests.filter((each) => each.endsWith(`/payments/${id}`)).length;
    const before = asked();
    for (let hour = 0; hour < 49; hour += 1) {
      later(60);
      await shop.runJobs();
    }
    expect(asked() - before).toBe(2);
    later(181 * 24 * 60);
    await shop.runJobs();
    expect(asked() - before).toBe(2);
  });

  it('goes on past an answer that cannot be read, and waits for a provider that is down', async () => {
    await begin();
    mollie.chargeBack(id, amount);
    mollie.failNext(503);
    later(25 * 60);
    expect(await shop.runJobs()).toContain('payment-reconcile');
    expect((await facts()).payment).toBe('paid');
    mollie.replaceNextResponse({ id: 7 });
    for (let hour = 0; hour < 51; hour += 1) {
      later(60);
      await shop.runJobs();
    }
    expect((await facts()).payment).toBe('refunded');
  });
});

it('tells of a refund of the shop that fails later', async () => {
  await refundOrder(options(), (await shop.order(orderId)).order_number);
  await shop.runJobs();
  await told();
  expect(await facts()).toEqual({ order: 'refunded', payment: 'refunded', alarm: null });
  later(24 * 60);
  mollie.refundOutside(id, 0);
  await told();
  expect(await facts()).toEqual({ order: 'refunded', payment: 'paid', alarm: 'refund-failed' });
  mollie.refundOutside(id, amount);
  await told();
  expect(await facts()).toMatchObject({ payment: 'refunded' });
  expect(await notes()).toEqual([amount, -amount]);
});

it('says to the bank what a refund is for', async () => {
  const { order_number: number } = await shop.order(orderId);
  await refundOrder(options(), number);
  await shop.runJobs();
  expect(mollie.refundBodies.at(-1)).toMatchObject({
    description: `Bestelling ${number} bij Bouwmaat`,
    metadata: { reference: (await shop.payment(orderId)).idempotency_key },
  });
});
