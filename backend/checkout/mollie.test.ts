/** The checkout against a fake of Mollie that fails, loses answers and calls at any moment. */
import { beforeEach, expect, it } from 'vitest';
import {
  customerAtPayment,
  type Customer,
  later,
  mollie,
  openShopAtMollie,
  shop,
} from '../../tests/support/opened-shop.ts';

let piet: Customer;

openShopAtMollie();
beforeEach(async () => {
  piet = await customerAtPayment();
});

const statusOf = async (key: string) =>
  (
    await shop.ask<{ State: string; PaymentUrl: string | null }>(
      { visitor: 'stranger' },
      'GET',
      `/api/aspos/payment/status?successKey=${key}`,
    )
  ).json.Data;

it('answers the page of Mollie, and is paid by its word', async () => {
  const { OrderId, PaymentUrl } = (await shop.confirm(piet)).json.Data;
  const { provider_id: id } = await shop.payment(OrderId!);
  expect(PaymentUrl).toBe(`https://www.mollie.example/checkout/${id}`);
  mollie.setStatus(id!, 'paid');
  expect(await shop.call(id!)).toBe(200);
  expect((await shop.order(OrderId!)).state).toBe('paid');
});

it('keeps the order while Mollie is down, and makes the payment later', async () => {
  mollie.failNext(503);
  const { OrderId, PaymentUrl, SuccessKey } = (await shop.confirm(piet)).json.Data;
  expect(PaymentUrl).toBe(`http://shop.example/checkout-redirect?order=${SuccessKey}`);
  expect(await shop.payment(OrderId!)).toMatchObject({ provider_id: null, state: 'open' });
  later(1);
  expect(await shop.runJobs()).toContain('payment-follow-up');
  expect((await shop.payment(OrderId!)).provider_id).toMatch(/^tr_/);
  expect(await statusOf(SuccessKey!)).toMatchObject({
    State: 'open',
    PaymentUrl: expect.stringContaining('mollie.example'),
  });
});

it('makes one payment where the answer was lost', async () => {
  const before = mollie.payments.size;
  mollie.loseNextResponse();
  const { OrderId } = (await shop.confirm(piet)).json.Data;
  later(1);
  await shop.runJobs();
  expect(mollie.payments.size).toBe(before + 1);
  expect((await shop.payment(OrderId!)).provider_id).not.toBeNull();
});

it('takes a call for a payment of which the answer was lost', async () => {
  mollie.loseNextResponse();
  const { OrderId } = (await shop.confirm(piet)).json.Data;
  const id = [...mollie.payments.keys()].at(-1)!;
  mollie.setStatus(id, 'paid');
  expect(await shop.call(id)).toBe(200);
  expect(await shop.payment(OrderId!)).toMatchObject({ provider_id: id, state: 'paid' });
  expect((await shop.order(OrderId!)).state).toBe('paid');
});

it('asks for the state of a payment whose webhook call was lost', async () => {
  const { OrderId } = (await shop.confirm(piet)).json.Data;
  const { provider_id: id } = await shop.payment(OrderId!);
  later(1);
  await shop.runJobs();
  expect((await shop.order(OrderId!)).state).toBe('awaiting-payment');
  mollie.setStatus(id!, 'expired');
  // Asked for again and again, ever later.
  for (let i = 0; i < 20 && (await shop.order(OrderId!)).state !== 'expired'; i += 1) {
    later(5);
    await shop.runJobs();
  }
  expect((await shop.order(OrderId!)).state).toBe('expired');
});

it('never ends an open payment by itself, and raises an alarm after a day', async () => {
  const { OrderId } = (await shop.confirm(piet)).json.Data;
  for (let i = 0; i < 20; i += 1) {
    later(120);
    await shop.runJobs();
  }
  expect((await shop.order(OrderId!)).state).toBe('awaiting-payment');
  expect((await shop.payment(OrderId!)).alarm).toBe('open-too-long');
});

it('ends the order when Mollie refuses to make its payment', async () => {
  mollie.failNext(422);
  const { OrderId, SuccessKey } = (await shop.confirm(piet)).json.Data;
  expect((await shop.order(OrderId!)).state).toBe('cancelled');
  expect(await statusOf(SuccessKey!)).toMatchObject({ State: 'failed', PaymentUrl: null });
  expect((await shop.cart(piet)).Lines).toHaveLength(1);
});

it('asks Mollie to call again when it cannot be asked', async () => {
  const { OrderId } = (await shop.confirm(piet)).json.Data;
  const { provider_id: id } = await shop.payment(OrderId!);
  mollie.failNext(500);
  expect(await shop.call(id!)).toBe(503);
  expect((await shop.order(OrderId!)).state).toBe('awaiting-payment');
});

it('believes no call that tells of unknown payments or of nothing', async () => {
  expect(await shop.call('tr_unknown')).toBe(200);
  expect(await shop.call("'; drop table orders; --")).toBe(400);
  expect(await shop.call('')).toBe(400);
});

it('refuses a confirm while the payment of the earlier order cannot be asked for', async () => {
  await shop.confirm(piet);
  await shop.add(piet, await shop.product());
  mollie.failNext(503);
  const { json } = await shop.confirm(piet);
  expect(json).toMatchObject({ Success: false, Message: expect.stringContaining('vorige poging') });
});

it('does not take a payment of a different amount for the order', async () => {
  const { OrderId } = (await shop.confirm(piet)).json.Data;
  const { provider_id: id } = await shop.payment(OrderId!);
  mollie.payments.get(id!)!.amount.value = '0.01';
  mollie.setStatus(id!, 'paid');
  await shop.call(id!);
  expect((await shop.order(OrderId!)).state).toBe('awaiting-payment');
  expect((await shop.payment(OrderId!)).alarm).toBe('amount-differs');
});

it('refunds a late payment once, though the job runs twice and an answer is lost', async () => {
  const { OrderId } = (await shop.confirm(piet)).json.Data;
  const { provider_id: id, amount_incl: amount } = await shop.payment(OrderId!);
  mollie.setStatus(id!, 'expired');
  await shop.call(id!);
  mollie.setStatus(id!, 'paid');
  await shop.call(id!);
  expect(await shop.payment(OrderId!)).toMatchObject({ state: 'paid', alarm: 'paid-after-end' });
  mollie.failNext(500);
  await expect(shop.runJobs()).rejects.toThrow('500');
  const { id: job } = await shop.db
    .selectFrom('jobs')
    .select('id')
    .where('kind', '=', 'payment-refund')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const again = () =>
    shop.db.updateTable('jobs').set({ state: 'waiting' }).where('id', '=', job).execute();
  await again();
  await shop.runJobs();
  await again();
  await shop.runJobs();
  const { value } = mollie.payments.get(id!)!.amountRefunded!;
  expect(Number(value) * 100).toBeCloseTo(amount);
  expect(await shop.payment(OrderId!)).toMatchObject({ state: 'refunded' });
});
