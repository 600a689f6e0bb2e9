/** The small text files beside the pages: robots, security.txt (RFC 9116) and llms.txt. */
import type { SiteBrand } from '../brands/brands.ts';
import { ROUTES, routePath, routePattern } from '../routes.ts';
import { LOCALES } from '../domain/locales.ts';

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
export function textFiles(input: TextFileInput): Record<string, string> {
  return {
    'robots.txt': robots(input),
    '.well-known/security.txt': security(input),
    'llms.txt': llms(input),
  };
}

function robots({ siteUrl, brand }: TextFileInput): string {
  // Account and checkout pages carry noindex; only what is never a page is kept out here.
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

function security({ siteUrl, brand, year }: TextFileInput): string {
  // Made again in the new year: the month is for those who build late.
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

function llms({ siteUrl, brand, productCount, categories, storeCount }: TextFileInput): string {
  const link = (text: string, path: string, note: string) =>
    `- [${text}](${siteUrl}${path}): ${note}`;
  const to = (name: Parameters<typeof routePath>[0]) => routePath(name, 'nl', brand.slug);
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
    link('Merken', to('brand'), 'alle merken'),
    link('Vestigingen', to('store-lister'), 'adressen en openingstijden'),
    link('Veelgestelde vragen', to('faq'), 'bestellen, bezorgen, afhalen, retourneren'),
    link('API', '/api/openapi.json', 'OpenAPI-beschrijving'),
    '',
  ].join('\n');
}
