/**
 * The rules of `dist/_redirects` (spec 1 §2.3), in Netlify's format. The local server reads
 * the same file, so both agree. What rules cannot say (lower case, old slugs, products below any
 * other category) the local server does itself, and on Netlify the not-found page.
 */
import type { Locale } from '../domain/entities/common.ts';
import type { MovedAddress } from '../domain/moved-addresses.ts';
import { rewriteLink } from '../domain/link-rewriting.ts';
import { linkRules } from '../i18n/link-rules.ts';
import { routePath, type RouteName } from '../routes.ts';
import { LOCALES } from '../domain/locales.ts';

export interface RedirectInput {
  /** First path segments of the root categories per language. */
  rootCategories: Record<Locale, string[]>;
  /** Paths of Actie below the category lists, per language; `/actie` is its page. */
  promotionCategories: Record<Locale, string[]>;
  productSlug: string;
  /** Old addresses of the owner's. */
  moved: readonly MovedAddress[];
  /** Where `/api` is answered, without slash at its end; empty: the same origin. */
  apiBaseUrl: string;
}

export function redirectRules(input: RedirectInput): string {
  const rules: string[] = [];
  const links = linkRules(input.rootCategories);
  const to = (name: RouteName, locale: Locale) => routePath(name, locale, input.productSlug);
  if (input.apiBaseUrl) rules.push(`/api/* ${input.apiBaseUrl}/api/:splat 200`);

  rules.push(...input.moved.map(movedRule));
  for (const locale of LOCALES) {
    rules.push(`${to('product-detail-url', locale)} ${to('product-lister', locale)} 301`);
    // Pages whose parameter may be missing, where the path without it is another row's.
    const rows = [
      ['brand-url', 'brand'],
      ['store-detail-url', 'store-lister'],
    ] as const;
    for (const [detail, overview] of rows) {
      if (to(detail, locale) !== to(overview, locale)) {
        rules.push(`${to(detail, locale)} ${to(overview, locale)} 301`);
      }
    }
    for (const root of input.rootCategories[locale]) {
      const from = `${to('index', locale).replace(/\/$/, '')}/${root}`;
      for (const path of [`${from}/product/:code`, from, `${from}/*`]) {
        const right = rewriteLink(path, links);
        if (right !== path) rules.push(`${path} ${right.replace('*', ':splat')} 301`);
      }
    }
    for (const url of input.promotionCategories[locale]) {
      rules.push(
        `${to('product-lister', locale)}/${url} ${to('product-lister-actie', locale)} 301`,
      );
    }
    // Terms cannot be listed: one prerendered shell answers them all.
    const search = to('search', locale);
    rules.push(`${search}/* ${search}/_ 200`);
  }
  rules.push('/en/* /en/404.html 404');
  return `${rules.join('\n')}\n`;
}

/** `/product.php id=5 /product/zaag-5 301`: a query stands apart from its path. */
function movedRule({ from, to }: MovedAddress): string {
  const [path, query = ''] = from.split('?');
  return [
    path,
    ...query.split('&').filter(Boolean),
    encodeURI(to).replaceAll('%25', '%'),
    '301',
  ].join(' ');
}
