import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Order } from '../../../domain/orders/order.ts';
import { OrderSums } from './order-parts.tsx';

const price = (priceInclTax: number) => ({ priceInclTax, priceExclTax: priceInclTax });

function sums(shippingPrice: number, palletPrice: number): string {
  const amounts = { subtotal: price(10_000), total: price(10_000 + shippingPrice) };
  const order = {
    ...amounts,
    ...{ shippingPrice: price(shippingPrice), palletPrice: price(palletPrice), voucherTotal: 0 },
  } as Order;
  return renderToStaticMarkup(<OrderSums order={order} locale="nl" />).replace(/<[^>]+>/g, ' ');
}

it('names the deposit for pallets beside the costs of delivery', () => {
  expect(sums(7745, 1750)).toMatch(/Bezorgkosten .*59,95.* Statiegeld pallets .*17,50/);
  expect(sums(1750, 1750)).toMatch(/Bezorgkosten\s+Gratis\s+Statiegeld pallets .*17,50/);
});

it('names no deposit where there are no pallets', () => {
  expect(sums(695, 0)).not.toContain('Statiegeld');
});
