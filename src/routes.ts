/**
 * The route table (spec 1 §2.1, §2.2). Pages, links, redirects, hreflang, the sitemap and tests
 * derive from it; no address is written anywhere else.
 *
 * `{product}` stands for the brand's slug, `[x]` for a parameter, `[...x]` for a path. English
 * paths and route names that the spec does not give are chosen here.
 */
import type { Guard } from './domain/frame/guards.ts';

export type RouteLayout = 'default' | 'simple';

export interface RouteRow {
  /** The spec's route name, without its locale suffix. */
  name: string;
  nl: string;
  en: string;
  layout: RouteLayout;
  /**
   * Page component below `src/pages/`. The prefix `_` excludes it from Astro's file-based routing.
   */
  component: string;
  /** False for noindex, and to omit it from the sitemap. */
  indexed: boolean;
  /** Who may see the page; null for everyone (spec 1 §4.1, §6). */
  guard: Guard | null;
}

const row = (
  name: string,
  nl: string,
  en: string,
  component: string,
  options: { layout?: RouteLayout; indexed?: boolean; guard?: Guard } = {},
) =>
  ({
    name,
    nl,
    en,
    component,
    layout: options.layout ?? 'default',
    indexed: options.indexed ?? true,
    guard: options.guard ?? null,
  }) as const satisfies RouteRow;

const HIDDEN = { indexed: false } as const;
const SIMPLE = { indexed: false, layout: 'simple' } as const;
const FOR_CUSTOMERS = { indexed: false, guard: 'authed' } as const;
const FOR_VISITORS = { indexed: false, guard: 'auth' } as const;

export const ROUTES = [
  row('index', '/', '/en', '_home.astro'),
  row('not-found', '/404', '/en/404', '_not-found.astro', SIMPLE),
  // The spec has no page for 401, which API calls may return ("any other error page shows only its
  // status code", spec 1 §2.4).
  row('unauthorized', '/401', '/en/401', 'account/_unauthorized.astro', SIMPLE),
  // Any other status, given in the query; default 500.
  row('error', '/fout', '/en/error', '_error.astro', SIMPLE),
  row('product-lister-actie', '/actie', '/en/actie', '_promotion-list.astro'),
  row('product-lister-opop', '/opop', '/en/opop', '_promotion-list.astro'),
  row('product-lister-meer-minder', '/meer-minder', '/en/meer-minder', '_promotion-list.astro'),
  row(
    'product-lister-reduced-in-price',
    '/in-prijs-verlaagd',
    '/en/reduced-in-price',
    '_promotion-list.astro',
  ),
  row('product-lister', '/producten', '/en/products', '_category-overview.astro'),
  row(
    'product-lister-all',
    '/producten/[...pathMatch]',
    '/en/products/[...pathMatch]',
    '_category.astro',
  ),
  row('product-detail-url', '/product/[url]', '/en/product/[url]', '_product.astro'),
  row('brand', '/merken', '/en/brands', '_brands.astro'),
  row('brand-url', '/merken/[url]', '/en/brand/[url]', '_brand.astro'),
  row('store-lister', '/vestigingen', '/en/stores', '_stores.astro'),
  row('store-detail-url', '/vestigingen/[url]', '/en/store/[url]', '_store.astro'),
  row('search', '/zoeken', '/en/search', '_search.astro', HIDDEN),
  // Search terms cannot be enumerated: one page is prerendered, and reached by a rewrite.
  row('search-term', '/zoeken/[term]', '/en/search/[term]', '_search.astro', HIDDEN),
  row('compare', '/vergelijken', '/en/compare', '_compare.astro', HIDDEN),
  row('faq', '/klantenservice/faq', '/en/customer-service/faq', '_faq.astro'),
  row('newsletter', '/nieuwsbrief', '/en/newsletter', 'account/_newsletter.astro', HIDDEN),
  row(
    'stock-alerts',
    '/voorraadmeldingen',
    '/en/stock-alerts',
    'account/_stock-alerts.astro',
    HIDDEN,
  ),
  row('over-{product}', '/over-{product}', '/en/over-{product}', '_about.astro'),
  row('cookies', '/cookies', '/en/cookies', '_cookies.astro'),
  row('tool-wall', '/hulpmiddelen/wand-bouwen', '/en/tools/wall-builder', '_tool-wall.astro'),
  row('tool-joint', '/hulpmiddelen/boutverbinding', '/en/tools/bolted-joint', '_tool-joint.astro'),
  row('cart', '/winkelwagen', '/en/cart', '_cart.astro', HIDDEN),
  row('checkout', '/checkout', '/en/checkout', '_checkout.astro', SIMPLE),
  row(
    'checkout-delivery',
    '/checkout/bezorgen',
    '/en/checkout/delivery',
    '_checkout.astro',
    SIMPLE,
  ),
  row('checkout-payment', '/checkout/betalen', '/en/checkout/payment', '_checkout.astro', SIMPLE),
  row(
    'checkout-overview',
    '/checkout/afronden',
    '/en/checkout/overview',
    '_checkout.astro',
    SIMPLE,
  ),
  row(
    'checkout-success',
    '/checkout-bedankt',
    '/en/checkout-thanks',
    '_checkout-success.astro',
    SIMPLE,
  ),
  row(
    'checkout-redirect',
    '/checkout-redirect',
    '/en/checkout-redirect',
    '_checkout-return.astro',
    SIMPLE,
  ),
  // The withdrawal function required by Directive (EU) 2023/2673.
  row('withdraw', '/herroepen', '/en/withdraw', 'account/_withdraw.astro', HIDDEN),
  row('login', '/inloggen', '/en/login', 'account/_login.astro', FOR_VISITORS),
  row('register', '/registreren', '/en/register', 'account/_register.astro', FOR_VISITORS),
  row(
    'forgot-password',
    '/wachtwoord-vergeten',
    '/en/forgot-password',
    'account/_forgot-password.astro',
    {
      ...SIMPLE,
      guard: 'auth',
    },
  ),
  row(
    'reset-password',
    '/wachtwoord-herstellen',
    '/en/reset-password',
    'account/_reset-password.astro',
    SIMPLE,
  ),
  row(
    'confirm-email',
    '/account-bevestigen',
    '/en/confirm-account',
    'account/_confirm-email.astro',
    SIMPLE,
  ),
  row('login-redirect', '/login/redirect', '/en/login/redirect', 'account/_return.astro', SIMPLE),
  row(
    'logout-redirect',
    '/logout/redirect',
    '/en/logout/redirect',
    'account/_return.astro',
    SIMPLE,
  ),
  row('account', '/mijn-{product}', '/en/my-{product}', 'account/_account.astro', HIDDEN),
  row(
    'account-favourites',
    '/mijn-kluslijsten',
    '/en/my-lists',
    'account/_account-favourites.astro',
    FOR_CUSTOMERS,
  ),
  row(
    'account-overview',
    '/mijn-overzicht',
    '/en/my-overview',
    'account/_account-overview.astro',
    FOR_CUSTOMERS,
  ),
  row('account-orders', '/mijn-orders', '/en/my-orders', 'account/_account-orders.astro', HIDDEN),
  row(
    'account-bought',
    '/eerder-gekocht',
    '/en/bought-before',
    'account/_account-bought.astro',
    HIDDEN,
  ),
  row(
    'account-invoices',
    '/mijn-facturatieoverzicht',
    '/en/my-invoices',
    'account/_account-invoices.astro',
    HIDDEN,
  ),
  row('account-loyalty', '/mijn-pas', '/en/my-card', 'account/_account-loyalty.astro', HIDDEN),
  row(
    'account-saving-plan',
    '/mijn-spaarplan',
    '/en/my-saving-plan',
    'account/_account-saving-plan.astro',
    HIDDEN,
  ),
  row(
    'account-favourite-site',
    '/mijn-kluswebsite',
    '/en/my-project-site',
    'account/_account-favourite-site.astro',
    HIDDEN,
  ),
  row('blocks-demo', '/blocks/demo', '/en/blocks/demo', '_blocks-demo.astro', HIDDEN),
  row('blocks-icons', '/blocks/icons', '/en/blocks/icons', '_blocks-icons.astro', HIDDEN),
  row('all', '/[...pathMatch]', '/en/[...pathMatch]', '_content.astro'),
] as const satisfies readonly RouteRow[];

export type RouteName = (typeof ROUTES)[number]['name'];
export type RouteLocale = 'nl' | 'en';

const BY_NAME = new Map<string, RouteRow>(ROUTES.map((route) => [route.name, route]));

/**
 * Returns the row of a route name; a locale suffix (`cart___en`) is ignored. Throws for an unknown
 * name.
 */
export function routeRow(name: RouteName | `${RouteName}___${RouteLocale}`): RouteRow {
  const found = BY_NAME.get(routeBaseName(name));
  if (!found) throw new Error(`Unknown route name: ${name}`);
  return found;
}

/** Removes the locale suffix: `cart___en` → `cart` (spec 1 §2.1). */
export function routeBaseName(name: string): string {
  return name.replace(/___.*$/, '');
}

/** Returns whether two route names refer to the same page, whatever their locale. */
export function sameRoute(a: string, b: string): boolean {
  return routeBaseName(a) === routeBaseName(b);
}

/** Returns whether a route belongs to the checkout: its name contains "checkout" (spec 1 §2.1). */
export function isCheckoutRoute(name: string): boolean {
  return name.includes('checkout');
}

/** Returns the path pattern of a row in a language, with `{product}` filled in. */
export function routePattern(row: RouteRow, locale: RouteLocale, productSlug: string): string {
  return row[locale].replaceAll('{product}', productSlug);
}

/**
 * Returns whether a slug would give two pages the same address: `overzicht` makes
 * `/mijn-overzicht`.
 */
export function isTakenSlug(slug: string): boolean {
  return (['nl', 'en'] as const).some((locale) => {
    const patterns = ROUTES.map((row) => routePattern(row, locale, slug));
    return new Set(patterns).size < patterns.length;
  });
}

/**
 * Returns the address of a page: no trailing slash, parameters URI-encoded per segment. A missing
 * parameter is omitted (`/product`).
 */
export function routePath(
  name: RouteName,
  locale: RouteLocale,
  productSlug: string,
  params: Record<string, string> = {},
): string {
  const pattern = routePattern(routeRow(name), locale, productSlug);
  const path = pattern.replace(/\[(?:\.\.\.)?(\w+)\]/g, (_, key: string) =>
    (params[key] ?? '').split('/').map(encodeURIComponent).join('/'),
  );
  return path.length > 1 ? path.replace(/\/+$/, '') : path;
}
