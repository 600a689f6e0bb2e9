/** The whole way of a signed-in shopper, from a product page to the thank-you page. */
import { randomUUID } from 'node:crypto';
import type {
  CartRecord,
  ConfirmRecord,
  ShippingOptionsRecord,
} from '../../../src/api/cart/wire.ts';
import type { ShopAnswer, ShopClient } from './shop-client.ts';

const CART = '/api/aspos/cart';
const HOME = {
  method: 'AlternativeAddress',
  alternativeAddress: {
    ...{ street: 'Kade', houseNumber: '546', postalCode: '3542AB', city: 'Utrecht' },
    phoneNumber: '0612345678',
  },
};

/** Calls by which a cart of one product becomes ready to be confirmed. Throws a refusal. */
export async function fillCart(
  client: ShopClient,
  token: string,
  products: readonly number[],
  method: 'account' | 'ideal',
  pause: () => Promise<void> = () => Promise.resolve(),
): Promise<CartRecord> {
  const must = async <Data>(name: string, verb: string, path: string, body?: unknown) => {
    const answer = await client.ask(name, verb, path, { token, body });
    if (!answer.Success) throw refusal(path, answer);
    return answer.Data as Data;
  };
  for (const productId of products) {
    const change = { operationId: randomUUID(), productId, quantity: 1, action: 'Add' };
    await must('add', 'POST', `${CART}/lines/batch`, { changes: [change] });
    await pause();
  }
  await must('delivery', 'POST', `${CART}/delivery`, HOME);
  const options = await must<ShippingOptionsRecord>(
    'options',
    'GET',
    '/api/bouwmaat/cart/delivery/options',
  );
  await pause();
  const { Date: date, Slots } = options.Days[0]!;
  const { Id: methodId, TimeFrom: timeFrom, TimeTo: timeTo } = Slots[0]!;
  const slot = { shippingMethod: 'CustomerAddress', date, methodId, timeFrom, timeTo };
  await must('shipment', 'POST', `${CART}/shipment`, slot);
  await pause();
  return must('payment', 'POST', `${CART}/payment`, { method });
}

/** Buys by iDEAL at the test bank. `pause`: what a person takes between two steps. */
export async function buy(
  client: ShopClient,
  token: string,
  products: readonly number[],
  pause: () => Promise<void>,
): Promise<void> {
  await client.ask('cart', 'GET', CART, { token });
  const { AmountToPay } = await fillCart(client, token, products, 'ideal', pause);
  await pause();
  const order = { idempotencyKey: randomUUID(), amountToPay: AmountToPay, acceptsTerms: true };
  const answer = await client.ask('confirm', 'POST', `${CART}/confirm`, { token, body: order });
  const { PaymentUrl, SuccessKey } = (answer.Data ?? {}) as Partial<ConfirmRecord>;
  if (!PaymentUrl) throw refusal('confirm', answer);
  await pause();
  const { pathname } = new URL(PaymentUrl);
  const paid = await client.ask('pay', 'POST', pathname, { form: { state: 'paid' } });
  if (paid.status >= 400) throw refusal(pathname, paid);
  const success = await client.ask('success', 'GET', `/api/aspos/orders/success/${SuccessKey}`, {
    token,
  });
  if (!success.Success) throw refusal('success', success);
  await pause();
}

const refusal = (path: string, answer: ShopAnswer) =>
  new Error(`${path}: ${JSON.stringify(answer).slice(0, 300)}`);
