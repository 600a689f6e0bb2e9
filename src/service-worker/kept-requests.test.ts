import { expect, it } from 'vitest';
import { isOwnedBy } from '../domain/frame/offline-caches.ts';
import {
  isPersonalRead,
  isPublicRead,
  ownerOf,
  cacheKeyOfRead,
  cacheablePageTest,
} from './kept-requests.ts';
import { ROUTES, routePattern } from '../routes.ts';

const request = (path: string, language = 'nl') => ({
  url: `https://shop.example${path}`,
  headers: new Headers({ 'x-language': language }),
});
const token = (claims: object) => `Bearer h.${btoa(JSON.stringify(claims))}.s`;

it.each([
  ['/api/aspos/cart', true],
  ['/api/aspos/customer/wishlists', true],
  ['/api/aspos/customer/wishlists/id/12', true],
  ['/api/aspos/customer/searches', true],
  ['/api/aspos/customer/searches/id/7', false],
  ['/api/aspos/customer', false],
  ['/api/aspos/cart/validate', false],
  ['/api/aspos/customer/wishlists/shared', false],
  ['/api/aspos/customer/orders', false],
  ['/api/bouwmaat/cart/delivery/options', false],
])('keeps the personal answer of %s: %s', (path, isKept) => {
  expect(isPersonalRead(path)).toBe(isKept);
});

it('keeps products by their ids, and no search', () => {
  expect(isPublicRead('/api/aspos/products/ids')).toBe(true);
  expect(isPublicRead('/api/aspos/search')).toBe(false);
});

it('reads the owner from the token', () => {
  expect(ownerOf(token({ contactId: '17', name: 'Zoë' }))).toBe('17');
  expect(ownerOf(null)).toBe('');
  expect(ownerOf('Bearer nonsense')).toBe('');
});

it('keeps one answer per owner and language, whatever the cart of the page was', () => {
  const key = cacheKeyOfRead(request('/api/aspos/cart?timestamp=5'), '17');
  expect(cacheKeyOfRead(request('/api/aspos/cart?timestamp=9'), '17')).toBe(key);
  expect(cacheKeyOfRead(request('/api/aspos/cart', 'en'), '17')).not.toBe(key);
  expect(cacheKeyOfRead(request('/api/aspos/cart'), '')).not.toBe(key);
  expect(isOwnedBy(key, '17')).toBe(true);
  expect(isOwnedBy(key, '1')).toBe(false);
  expect(isOwnedBy(cacheKeyOfRead(request('/api/aspos/cart'), ''), '')).toBe(true);
});

const isKept = cacheablePageTest('bouwmaat');

it.each([
  '/',
  '/en',
  '/product/gipsplaat-100123',
  '/en/product/plasterboard-100123',
  '/producten/hout/platen',
  '/winkelwagen',
  '/en/cart',
  '/mijn-kluslijsten',
  '/en/my-lists',
  '/klantenservice/faq',
])('keeps %s', (path) => expect(isKept(path)).toBe(true));

it.each([
  '/checkout',
  '/checkout/betalen',
  '/en/checkout/payment',
  '/Checkout/Betalen/',
  '/checkout-bedankt',
  '/checkout-redirect.html',
  '/mijn-bouwmaat',
  '/mijn-orders',
  '/en/my-invoices',
  '/inloggen',
  '/login/redirect',
  '/herroepen',
  '/redactie',
  '/redactie/publish',
  '/mail',
  '/id/auth',
  '/api/test-bank/pay',
  '/healthz',
  '/readyz',
])('does not keep %s', (path) => expect(isKept(path)).toBe(false));

it('keeps no page of the account, the checkout or the sign-in in any language', () => {
  const kept = ROUTES.filter((row) => isKept(routePattern(row, 'nl', 'bouwmaat')));
  const english = ROUTES.filter((row) => isKept(routePattern(row, 'en', 'bouwmaat')));
  expect(english.map(({ name }) => name)).toEqual(kept.map(({ name }) => name));
  const secret = kept.filter(({ name }) => /account|checkout|log|password|register/.test(name));
  expect(secret.map(({ name }) => name)).toEqual(['account-favourites']);
});
