import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Sums } from './sums.tsx';

vi.mock('./context.ts', () => ({ useCheckout: () => ({ locale: 'nl' }) }));

const price = (priceInclTax: number, priceExclTax: number) => ({ priceInclTax, priceExclTax });

it('adds up in the form without VAT, coupons and all', () => {
  const html = renderToStaticMarkup(
    <Sums
      cart={{
        subtotal: price(23_711, 19_596),
        coupons: [{ id: 1, name: 'Tien', discount: 489, percent: null }],
        ...{ deliveryCost: price(695, 574), palletCost: price(0, 0) },
        ...{ shippingCost: price(695, 574), total: price(23_917, 19_766) },
        ...{ pointsToRedeem: 0, shippingMethod: 'Delivery' },
      }}
    />,
  );
  const shown = html.replace(/<span class="vat-incl">[^<]*<\/span>/g, '');
  expect(shown).not.toContain('Waarvan btw');
  const cents = [...shown.matchAll(/(− ?)?(?:<[^>]*>)*€\s([\d.,]+)/g)].map(
    ([, minus, amount = '']) => (minus ? -1 : 1) * Number(amount.replace(/[.,]/g, '')),
  );
  const total = cents.pop();
  expect(cents.reduce((sum, each) => sum + each, 0)).toBe(total);
});
