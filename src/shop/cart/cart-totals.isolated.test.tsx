import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { Cart } from '../../domain/cart/cart.ts';
import { CartTotals } from './cart-totals.tsx';

vi.mock('./order-button.tsx', () => ({ OrderButton: () => null }));
vi.mock('./voucher-form.tsx', () => ({ VoucherForm: () => null }));

const price = (priceInclTax: number, priceExclTax: number) => ({ priceInclTax, priceExclTax });
/** A line that saves € 12,10, and a coupon of € 5. */
const cart = {
  subtotal: price(12_100, 10_000),
  discount: price(1_710, 1_413),
  coupons: [{ id: 1, name: 'Vijf', discount: 500, percent: null }],
  ...{ deliveryCost: price(0, 0), palletCost: price(0, 0), shippingCost: price(0, 0) },
  ...{ total: price(11_600, 9_587), shippingMethod: 'Delivery', lines: [] },
} as unknown as Cart;

it.each([
  ['incl', 'Artikelen € 121,00 Waarvan korting € 12,10 Actiecode Vijf − € 5,00', '€ 116,00'],
  ['excl', 'Artikelen € 100,00 Waarvan korting € 10,00 Actiecode Vijf − € 4,13', '€ 95,87'],
])('adds up %s. VAT, and counts what a coupon takes off once', (form, rows, total) => {
  const html = renderToStaticMarkup(
    <CartTotals locale="nl" cart={cart} settings={{ costs: {} } as never} />,
  );
  const hidden = form === 'incl' ? 'vat-excl' : 'vat-incl';
  const shown = html.replace(new RegExp(`<span class="${hidden}">[^<]*</span>`, 'g'), '');
  const text = shown.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  expect(text).toContain(`${rows} Bezorgkosten Gratis Totaal ${form}. btw ${total}`);
});
