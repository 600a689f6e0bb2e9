import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../tests/support/seeded-properties.ts';
import { writeRouteTarget } from '../../../domain/frame/route-target.ts';
import { redirectRoutePath } from './redirect-route.ts';

const PAGE = { locale: 'en', slug: 'bouwmaat', origin: 'https://shop.example' } as const;
const route = (name: string, params = {}, query = {}) => writeRouteTarget({ name, query, params });

test.each([
  [route('checkout-payment'), '/en/checkout/payment'],
  [route('checkout-payment___nl'), '/checkout/betalen'],
  [route('account'), '/en/my-bouwmaat'],
  [route('search-term', { term: 'a b/c' }), '/en/search/a%20b/c'],
  [
    route('product-lister-all', { pathMatch: 'hout' }, { Page: '2', Merken: ['x', 'y'] }),
    '/en/products/hout?Page=2&Merken=x&Merken=y',
  ],
  ['/winkelwagen?a=1', '/winkelwagen?a=1'],
])('%s leads to %s', (text, path) => {
  expect(redirectRoutePath(text, PAGE)).toBe(path);
});

test.each([
  null,
  '',
  '{',
  '{"name":"unknown"}',
  '{"name":"__proto__"}',
  'https://evil.example',
  '//evil.example',
  '/api/auth/bm',
  route('all___nl', { pathMatch: '/evil.example' }),
  route('all___nl', { pathMatch: 'api/auth/bm' }),
])('%s leads nowhere', (text) => {
  expect(redirectRoutePath(text, PAGE)).toBeNull();
});

test('whatever a route, its params and its query hold, it stays on the shop', () => {
  const text = fc
    .array(fc.constantFrom('/', '\\', '..', '.', ':', '@', 'evil.example', '\t', '%2F', '#', '?'), {
      maxLength: 6,
    })
    .map((parts) => parts.join(''));
  const name = fc.constantFrom('all', 'search-term', 'product-lister-all', 'brand-url', 'cart');
  let accepted = 0;
  fc.assert(
    fc.property(name, text, text, (of, param, value) => {
      const params = { pathMatch: param, term: param, url: param };
      const path = redirectRoutePath(route(of, params, { [value]: value }), PAGE);
      if (path === null) return;
      accepted += 1;
      expect(new URL(path, PAGE.origin).origin).toBe(PAGE.origin);
    }),
    runs(500),
  );
  expect(accepted).toBeGreaterThan(0);
});
