import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { productRecord } from '../../../tests/support/records.ts';
import { mapProductSummary } from '../../api/products/mappers.ts';
import { SAMPLE_CONFIG } from '../../domain/availability/testing/sample-config.ts';
import type { CartLine } from '../../domain/cart/cart.ts';
import { LineFacts } from './cart-line-row.tsx';

/** A Tuesday, before noon in the Netherlands. */
const MORNING = new Date('2026-11-24T09:00:00Z');
const LATE = new Date('2026-11-24T21:00:00Z');
let at = MORNING;
vi.mock('../calls/now.ts', () => ({ now: () => at }));

function facts(now: Date, deliveryEstimate: string): string {
  at = now;
  const price = { priceInclTax: 1210, priceExclTax: 1000 };
  const nothing = { priceInclTax: 0, priceExclTax: 0 };
  const stock = { MaxStockDefault: 9, MaxStockTotal: 9 };
  const product = mapProductSummary(productRecord(stock), now);
  const line: CartLine = {
    ...{ id: 1, productId: product.id, productTitle: product.name, quantity: 1, product },
    ...{ unitPrice: price, regularUnitPrice: price, total: price, discount: nothing },
    ...{ discounts: [], derived: false, source: null, priceChanged: false, maxQuantity: 9 },
    shippingEstimate: 'tomorrow',
  };
  const cart = { deliveryEstimate, shippingMethod: null, store: null };
  return renderToStaticMarkup(<LineFacts {...{ line, cart }} config={SAMPLE_CONFIG} locale="nl" />);
}

it('promises the first day of delivery of what the shop has itself', () => {
  expect(facts(MORNING, '2026-11-25')).toContain('Morgen in huis');
  expect(facts(LATE, '2026-11-26')).toContain('Do 26 nov in huis');
});

it('promises the day of the whole cart to a line that could come earlier', () => {
  expect(facts(MORNING, '2026-11-27')).toContain('Op voorraad, komt mee op vr 27 nov');
});
