import { expect, it } from 'vitest';
import { pushMessage } from './push-job.ts';

const order = { order_number: '26000001', locale: 'en', success_key: 'k'.repeat(22) } as const;

it('speaks the language of the order', () => {
  expect(pushMessage('ready', order, 'Utrecht', 'bouwmaat')).toEqual({
    title: 'Your order is ready',
    body: 'Order 26000001 is ready for you in Utrecht. Bring your order number.',
    path: `/en/checkout-thanks?order=${order.success_key}`,
    tag: 'order-26000001',
    locale: 'en',
  });
  expect(pushMessage('shipped', { ...order, locale: 'nl' }, '', 'bouwmaat').body).toBe(
    'Bestelling 26000001 is naar je onderweg.',
  );
});

it('leads to the orders of the account where the order has no page', () => {
  const { path } = pushMessage('shipped', { ...order, success_key: null }, '', 'bouwmaat');
  expect(path).toBe('/en/my-orders');
});
