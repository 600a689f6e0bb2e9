import { expect, it } from 'vitest';
import { ROUTES, routePattern } from '../routes.ts';
import { keptPages } from './kept-pages.ts';

const isKept = keptPages('bouwmaat');

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
