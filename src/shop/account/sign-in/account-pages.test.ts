import { expect, test } from 'vitest';
import { pageRoute } from './account-pages.ts';

const NAMES = ['checkout', 'checkout-delivery'] as const;

test.each([
  ['/checkout/bezorgen', 'nl', 'checkout-delivery'],
  ['/checkout/bezorgen.html', 'nl', 'checkout-delivery'],
  ['/en/checkout/delivery', 'en', 'checkout-delivery'],
  ['/checkout', 'nl', 'checkout'],
] as const)('%s is %s', (pathname, locale, name) => {
  expect(pageRoute(NAMES, pathname, locale)).toBe(name);
});
