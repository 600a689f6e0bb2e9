import { describe, expect, it } from 'vitest';
import { isCheckoutRoute, ROUTES, routePath, routeRow, sameRoute } from './routes.ts';

describe('the route table', () => {
  it('has every name of spec 1 §2.1 once', () => {
    const names = ROUTES.map((row) => row.name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of [
      'index',
      'cart',
      'all',
      'search-term',
      'brand',
      'brand-url',
      'product-lister-all',
      'product-lister-actie',
      'product-lister-opop',
      'product-lister-meer-minder',
      'product-lister-reduced-in-price',
      'product-detail-url',
      'store-lister',
      'store-detail-url',
      'checkout',
      'checkout-delivery',
      'checkout-payment',
      'checkout-overview',
      'checkout-success',
      'faq',
      'newsletter',
      'over-{product}',
      'login',
      'register',
    ]) {
      expect(names).toContain(name);
    }
  });

  it('gives the addresses of the spec in both languages', () => {
    expect(routePath('index', 'en', 'bouwmaat')).toBe('/en');
    expect(routePath('product-detail-url', 'nl', 'bouwmaat', { url: 'gips-1' })).toBe(
      '/product/gips-1',
    );
    expect(routePath('brand-url', 'en', 'bouwmaat', { url: 'isobouw' })).toBe('/en/brand/isobouw');
    expect(routePath('product-lister-all', 'nl', 'bouwmaat', { pathMatch: 'hout/latten' })).toBe(
      '/producten/hout/latten',
    );
    expect(routePath('over-{product}', 'nl', 'bouwmaat')).toBe('/over-bouwmaat');
    expect(routePath('account', 'nl', 'bouwmaat')).toBe('/mijn-bouwmaat');
    expect(routePath('search-term', 'nl', 'bouwmaat', { term: '50% mdf' })).toBe(
      '/zoeken/50%25%20mdf',
    );
    expect(routePath('product-detail-url', 'nl', 'bouwmaat')).toBe('/product');
  });

  it('never ends an address in a slash, and has each pattern once', () => {
    const patterns = ROUTES.flatMap((row) => [row.nl, row.en]);
    expect(patterns.filter((pattern) => pattern !== '/' && pattern.endsWith('/'))).toEqual([]);
    expect(new Set(patterns).size).toBe(patterns.length);
  });

  it('ignores the locale suffix when names are compared', () => {
    expect(sameRoute('cart___nl', 'cart___en')).toBe(true);
    expect(sameRoute('cart___nl', 'faq___nl')).toBe(false);
    expect(routeRow('cart___en').nl).toBe('/winkelwagen');
    expect(isCheckoutRoute('checkout-payment___nl')).toBe(true);
    expect(isCheckoutRoute('cart___nl')).toBe(false);
  });

  it('refuses an unknown name', () => {
    expect(() => routeRow('nope' as 'cart')).toThrow('nope');
  });
});
