/** Whole paths from cart to order over HTTP, paid at the test bank as a shopper does. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { OrderSuccessRecord } from '../../src/api/orders/calls.ts';
import type { PaymentStatusRecord } from '../../src/api/payment/calls.ts';
import { buyer, type Buyer } from '../support/buyer.ts';
import { send } from './support/api.ts';
import { useBackend } from './support/backend.ts';
import { baseUrl } from './support/base-url.ts';
import { CAN_SIGN_IN, signUp, type TestCustomer } from './support/customers.ts';

let customer: TestCustomer;
let piet: Buyer;
const stranger = buyer(baseUrl, '');

useBackend();
beforeEach(async () => {
  if (!CAN_SIGN_IN) return;
  customer = await signUp();
  piet = buyer(baseUrl, customer.token);
  await piet.fill(customer.cartProductId, 2);
});

const statusOf = async (key: string, by = stranger) =>
  (await by.call<PaymentStatusRecord>('GET', `/api/aspos/payment/status?successKey=${key}`)).Data;
const successOf = async (key: string, by = stranger) =>
  (await by.call<OrderSuccessRecord>('GET', `/api/aspos/orders/success/${key}`)).Data;
const confirmed = async (body = {}) => {
  const { Data } = await piet.confirm(body);
  return {
    ...{ key: Data.SuccessKey!, number: Data.OrderNumber!, id: Data.OrderId! },
    url: Data.PaymentUrl!,
  };
};

describe.skipIf(!CAN_SIGN_IN)('an order', () => {
  it('that is paid leads back to the shop, empties the cart and shows as paid', async () => {
    const { key, url } = await confirmed();
    expect(await statusOf(key)).toMatchObject({ State: 'open', PaymentUrl: url });
    const back = await piet.atBank(url, 'paid');
    expect(new URL(back!).search).toBe(`?order=${key}`);
    expect(await statusOf(key)).toMatchObject({ State: 'paid', PaymentUrl: null });
    expect((await piet.cart()).Lines).toEqual([]);
    // A second press of a button changes nothing.
    await piet.atBank(url, 'failed');
    expect(await statusOf(key)).toMatchObject({ State: 'paid' });
  });

  it.each(['failed', 'cancelled', 'expired'] as const)(
    'that is %s leaves the cart, which can be ordered and paid again',
    async (state) => {
      const first = await confirmed();
      await piet.atBank(first.url, state);
      expect(await statusOf(first.key)).toMatchObject({ State: state });
      expect((await piet.cart()).Lines).toHaveLength(1);
      const second = await confirmed();
      expect(second.id).not.toBe(first.id);
      await piet.atBank(second.url, 'paid');
      expect(await statusOf(second.key)).toMatchObject({ State: 'paid' });
      expect(await statusOf(first.key)).toMatchObject({ State: state });
    },
  );

  it('shows a stranger with its key number and state, and its customer all of it', async () => {
    const { key, number, id } = await confirmed();
    expect(await successOf(key)).toEqual({ OrderNumber: number, State: 'awaiting-payment' });
    expect((await successOf(key, piet)).Order).toMatchObject({
      ...{ Id: id, OrderNumber: number, PaymentMethod: 'ideal' },
      OrderLines: [{ ProductId: customer.cartProductId, Quantity: 2 }],
    });
    // An id can be guessed: it opens nothing for others.
    const an = buyer(baseUrl, (await signUp()).token);
    for (const other of [stranger, an])
      expect(await other.call('GET', `/api/aspos/orders/success/${id}`)).toMatchObject({
        Success: false,
      });
    expect((await successOf(String(id), piet)).OrderNumber).toBe(number);
  });

  it('on account is placed at once', async () => {
    await piet.fill(customer.cartProductId, 2, 'account');
    const { Data } = await piet.confirm();
    expect(Data).toMatchObject({ PaymentUrl: null, Cart: { Lines: [] } });
    expect(await successOf(Data.SuccessKey!)).toMatchObject({ State: 'placed' });
  });
});

describe.skipIf(!CAN_SIGN_IN)('the test bank', () => {
  const page = async (url: string) => {
    const response = await fetch(baseUrl() + new URL(url).pathname);
    return { response, text: await response.text() };
  };

  it('shows the order and the amount, and lets no other page frame or cache it', async () => {
    const { url, number } = await confirmed();
    const { response, text } = await page(url);
    expect(text).toContain(number);
    expect(text).toMatch(/Betalen<[^]*Mislukt<[^]*Annuleren<[^]*Verlopen</);
    expect(text).toContain('<html lang="nl">');
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(response.headers.get('cache-control')).toBe('no-store');
    await piet.atBank(url, 'paid');
    expect((await page(url)).text).toContain('Deze betaling is al afgerond.');
  });

  it('knows no payment that does not exist', async () => {
    const { response } = await page('http://x/api/test-bank/tb_unknown');
    expect(response.status).toBe(404);
  });
});

it('the webhook answers the same for what exists and what does not', async () => {
  const call = (id: string) =>
    fetch(`${baseUrl()}/api/hooks/payment`, { method: 'POST', body: new URLSearchParams({ id }) });
  const unknown = await call('tr_unknown');
  expect([unknown.status, await unknown.text()]).toEqual([200, 'ok']);
  expect((await call('')).status).toBe(400);
  expect((await send({ path: '/healthz' })).json['parts']).toMatchObject({ payment: 'ok' });
});
