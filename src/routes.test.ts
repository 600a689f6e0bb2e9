import { describe, expect, it } from 'vitest';
import {
  type RouteLayout,
  type RouteName,
  isCheckoutRoute,
  ROUTES,
  routePath,
  routeRow,
  sameRoute,
} from './routes.ts';

/**
 * The tables of spec 1 §2.1 and §2.2, row by row; without their slashes at the end (§2.3). Where
 * they have no English path there is none here; `same in English` is the same below /en.
 */
const SPEC: [name: string, nl: string, en?: string, layout?: RouteLayout][] = [
  ['index', '/', '/en'],
  ['not-found', '/404', undefined, 'simple'],
  ['product-lister-actie', '/actie', '/en/actie'],
  ['product-lister-opop', '/opop', '/en/opop'],
  ['product-lister-meer-minder', '/meer-minder', '/en/meer-minder'],
  ['product-lister-reduced-in-price', '/in-prijs-verlaagd', '/en/reduced-in-price'],
  ['checkout', '/checkout', '/en/checkout', 'simple'],
  ['checkout-delivery', '/checkout/bezorgen', undefined, 'simple'],
  ['checkout-payment', '/checkout/betalen', undefined, 'simple'],
  ['checkout-overview', '/checkout/afronden', undefined, 'simple'],
  ['checkout-success', '/checkout-bedankt', '/en/checkout-thanks', 'simple'],
  ['checkout-redirect', '/checkout-redirect', '/en/checkout-redirect', 'simple'],
  ['login', '/inloggen', '/en/login'],
  ['login-redirect', '/login/redirect', undefined, 'simple'],
  ['logout-redirect', '/logout/redirect', undefined, 'simple'],
  ['register', '/registreren'],
  ['brand', '/merken', '/en/brands'],
  ['brand-url', '/merken/[url]', '/en/brand/[url]'],
  ['newsletter', '/nieuwsbrief', '/en/newsletter'],
  ['over-{product}', '/over-{product}', '/en/over-{product}'],
  ['store-lister', '/vestigingen', '/en/stores'],
  ['store-detail-url', '/vestigingen/[url]', '/en/store/[url]'],
  ['cart', '/winkelwagen', '/en/cart'],
  ['faq', '/klantenservice/faq', '/en/customer-service/faq'],
  ['product-detail-url', '/product/[url]', '/en/product/[url]'],
  ['search', '/zoeken', '/en/search'],
  ['search-term', '/zoeken/[term]', '/en/search/[term]'],
  ['product-lister-all', '/producten/[...pathMatch]', '/en/products/[...pathMatch]'],
  ['blocks-demo', '/blocks/demo'],
  ['blocks-icons', '/blocks/icons'],
  ['all', '/[...pathMatch]', '/en/[...pathMatch]'],
  ['cookies', '/cookies'],
  ['account', '/mijn-{product}'],
  ['account-favourites', '/mijn-kluslijsten'],
  ['account-overview', '/mijn-overzicht'],
  ['account-orders', '/mijn-orders'],
  ['account-invoices', '/mijn-facturatieoverzicht'],
  ['account-loyalty', '/mijn-pas'],
  ['account-saving-plan', '/mijn-spaarplan'],
  ['account-favourite-site', '/mijn-kluswebsite'],
];

/** Rows of our own: the list of categories, the pages of errors, and access to an account. */
const OWN = [
  'compare',
  'account-bought',
  'tool-wall',
  'tool-joint',
  'withdraw',
  'stock-alerts',
  'product-lister',
  'unauthorized',
  'error',
  'forgot-password',
  'reset-password',
  'confirm-email',
];

describe('the route table', () => {
  it('has every row of the spec with its name, both paths and its layout, and each name once', () => {
    const names: string[] = ROUTES.map((row) => row.name);
    expect(new Set(names).size).toBe(names.length);
    for (const [name, nl, en, layout = 'default'] of SPEC) {
      const row = routeRow(name as RouteName);
      expect({ nl: row.nl, layout: row.layout }, name).toEqual({ nl, layout });
      if (en) expect(row.en, name).toBe(en);
    }
  });

  it('has no English address but below /en, and no row that neither the spec nor we have named', () => {
    for (const { en } of ROUTES) expect(en).toMatch(/^\/en(\/|$)/);
    const named = new Set([...SPEC.map(([name]) => name), ...OWN]);
    expect(ROUTES.map(({ name }) => name).filter((name) => !named.has(name))).toEqual([]);
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
