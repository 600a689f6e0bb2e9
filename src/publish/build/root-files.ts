/** Generates the files beside the pages that describe the whole site. */
import { type Locale, LOCALES } from '../../domain/shared/common.ts';
import type { MovedAddress } from '../../domain/frame/moved-addresses.ts';
import { rewriteLink } from '../../domain/frame/link-rewriting.ts';
import { linkRules } from '../../i18n/menu-link.ts';
import { routePath, type RouteName, ROUTES, routePattern } from '../../routes.ts';
import type { SiteBrand } from '../../brands/brands.ts';
import { variantBrand, applyOwnBrand } from '../../brands/site-brand.ts';
import type { WebNode } from '../../domain/content/content.ts';
import { isPromotionCategory } from '../../domain/product/category-codes.ts';
import type { Env } from '../../env.ts';
import type { SnapshotReader } from '../snapshot/reader.ts';
import { type MovedProducts, siteEntries, sitemap } from './sitemap.ts';

/**
 * The rules of `dist/_redirects` (spec 1 §2.3), in Netlify's format. The local server reads
 * the same file, so both agree. What rules cannot say (lower case, old slugs, products below any
 * other category) the local server does itself, and on Netlify the not-found page.
 */
export interface RedirectInput {
  /** First path segments of the root categories per language. */
  rootCategories: Record<Locale, string[]>;
  /** Paths of promotions below the category lists, per language; `/actie` is their page. */
  promotionCategories: Record<Locale, string[]>;
  productSlug: string;
  /** Redirects from addresses of the owner's former shop. */
  moved: readonly MovedAddress[];
  /** Base URL of `/api` without trailing slash; empty means the same origin. */
  apiBaseUrl: string;
}

export function redirectRules(input: RedirectInput): string {
  const rules: string[] = [];
  const links = linkRules(input.rootCategories);
  const addressOf = (name: RouteName, locale: Locale) => routePath(name, locale, input.productSlug);
  if (input.apiBaseUrl) rules.push(`/api/* ${input.apiBaseUrl}/api/:splat 200`);

  rules.push(...input.moved.map(redirectRule));
  for (const locale of LOCALES) {
    rules.push(
      `${addressOf('product-detail-url', locale)} ${addressOf('product-lister', locale)} 301`,
    );
    // Addresses with a parameter that may be missing; the path without it belongs to the other
    // route.
    const rows = [
      ['brand-url', 'brand'],
      ['store-detail-url', 'store-lister'],
    ] as const;
    for (const [detail, overview] of rows) {
      if (addressOf(detail, locale) !== addressOf(overview, locale)) {
        rules.push(`${addressOf(detail, locale)} ${addressOf(overview, locale)} 301`);
      }
    }
    for (const root of input.rootCategories[locale]) {
      const from = `${addressOf('index', locale).replace(/\/$/, '')}/${root}`;
      for (const path of [`${from}/product/:code`, from, `${from}/*`]) {
        const right = rewriteLink(path, links);
        if (right !== path) rules.push(`${path} ${right.replace('*', ':splat')} 301`);
      }
    }
    for (const url of input.promotionCategories[locale]) {
      rules.push(
        `${addressOf('product-lister', locale)}/${url} ${addressOf('product-lister-actie', locale)} 301`,
      );
    }
    // Search terms cannot be enumerated, so one prerendered shell serves them all.
    const search = addressOf('search', locale);
    rules.push(`${search}/* ${search}/_ 200`);
  }
  rules.push('/en/* /en/404.html 404');
  return `${rules.join('\n')}\n`;
}

/** `/product.php id=5 /product/zaag-5 301`: a query stands apart from its path. */
function redirectRule({ from, to }: MovedAddress): string {
  const [path, query = ''] = from.split('?');
  return [
    path,
    ...query.split('&').filter(Boolean),
    encodeURI(to).replaceAll('%25', '%'),
    '301',
  ].join(' ');
}

/** The small text files beside the pages: robots, security.txt (RFC 9116) and llms.txt. */
export interface TextFileInput {
  siteUrl: string;
  brand: SiteBrand;
  year: number;
  productCount: number;
  /** Root categories in Dutch: name and address. */
  categories: { name: string; url: string }[];
  storeCount: number;
}

/** Address → text, below the output folder. */
function textFiles(input: TextFileInput): Record<string, string> {
  return {
    'robots.txt': robotsText(input),
    '.well-known/security.txt': securityText(input),
    'llms.txt': llmsText(input),
  };
}

function robotsText({ siteUrl, brand }: TextFileInput): string {
  // Account and checkout pages use noindex; only paths that are never pages are disallowed here.
  const hidden = ROUTES.filter((row) => row.name.startsWith('blocks-'));
  const lines = hidden.flatMap((row) =>
    LOCALES.map((locale) => `Disallow: ${routePattern(row, locale, brand.slug)}`),
  );
  return [
    'User-agent: *',
    'Allow: /api/images/',
    'Disallow: /api/',
    ...lines,
    '',
    `Sitemap: ${siteUrl}/sitemap-index.xml`,
    '',
  ].join('\n');
}

function securityText({ siteUrl, brand, year }: TextFileInput): string {
  // Renewed each year; the extra month allows for late builds.
  const expires = new Date(Date.UTC(year + 1, 0, 31));
  const contact = routePath('all', 'nl', brand.slug, { pathMatch: 'klantenservice/contact' });
  return [
    `Contact: ${siteUrl}${contact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: nl, en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}

function llmsText({ siteUrl, brand, productCount, categories, storeCount }: TextFileInput): string {
  const link = (text: string, path: string, note: string) =>
    `- [${text}](${siteUrl}${path}): ${note}`;
  const addressOf = (name: Parameters<typeof routePath>[0]) => routePath(name, 'nl', brand.slug);
  return [
    `# ${brand.name}`,
    '',
    `> Webshop voor bouwmaterialen: ${productCount} producten, ${storeCount} vestigingen, voor klussers en vakmensen. Nederlands en Engels (onder /en). Prijzen staan incl. en excl. btw op elke productpagina.`,
    '',
    '## Assortiment',
    ...categories.map(({ name, url }) =>
      link(
        name,
        routePath('product-lister-all', 'nl', brand.slug, { pathMatch: url }),
        'categorie',
      ),
    ),
    '',
    '## Meer',
    link('Merken', addressOf('brand'), 'alle merken'),
    link('Vestigingen', addressOf('store-lister'), 'adressen en openingstijden'),
    link('Veelgestelde vragen', addressOf('faq'), 'bestellen, bezorgen, afhalen, retourneren'),
    link('API', '/api/openapi.json', 'OpenAPI-beschrijving'),
    '',
  ].join('\n');
}

/** Generates `_headers` from the hashes of all inline scripts and styles. */
export type HeadersFile = (scriptHashes: string[]) => string;

/** The small text files beside the pages, regenerated for every release: path → text. */
export function rootTextFiles(reader: SnapshotReader, env: Env): Record<string, string> {
  const brand = applyOwnBrand(variantBrand(env), reader.config().brand);
  const roots = (locale: 'nl' | 'en') => reader.rootWebNodes(locale);
  const urls = (nodes: readonly WebNode[]) => nodes.map(({ url }) => url);
  return {
    ...textFiles({
      siteUrl: env.SITE_URL,
      brand,
      year: reader.year(),
      productCount: reader.productCount(),
      categories: roots('nl').filter((node) => !isPromotionCategory(node)),
      storeCount: reader.storePaths().length,
    }),
    _redirects: redirectRules({
      rootCategories: { nl: urls(roots('nl')), en: urls(roots('en')) },
      promotionCategories: {
        nl: urls(roots('nl').filter(isPromotionCategory)),
        en: urls(roots('en').filter(isPromotionCategory)),
      },
      productSlug: brand.slug,
      moved: reader.config().redirects,
      apiBaseUrl: env.API_BASE_URL,
    }),
  };
}

/**
 * The sitemap's files: path → text. They change only when the site's addresses do. With `moved`,
 * files that list none of these products have the value null, since they are unchanged.
 */
export function sitemapFiles(
  reader: SnapshotReader,
  env: Env,
  moved: MovedProducts | null = null,
): Promise<Record<string, string | null>> {
  return sitemap(siteEntries(reader, variantBrand(env).slug, moved), env.SITE_URL);
}
