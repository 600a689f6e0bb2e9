import { printableLink } from '../domain/frame/editor-address.ts';
import type { MenuItem } from '../domain/content/content.ts';
import { normalisePath, type LinkRules } from '../domain/frame/link-rewriting.ts';
import { type Locale, LOCALES } from '../domain/shared/common.ts';
import { routePath } from '../routes.ts';

/**
 * Returns the link of a menu item: `alternateUrl` overrides `url` (spec 1 §2.9). Undefined in the
 * same cases as `contentLink`.
 */
export function menuLink({
  url,
  alternateUrl,
}: Pick<MenuItem, 'url' | 'alternateUrl'>): string | undefined {
  return contentLink(alternateUrl || url);
}

/**
 * Returns a link of editorial content as it is written into the page, with normalised paths.
 * Undefined for a link that is not allowed, so that the attribute is omitted.
 */
export function contentLink(link: string): string | undefined {
  if (printableLink(link) === undefined || !link.startsWith('/')) return printableLink(link);
  const cut = link.search(/[?#]/);
  return cut < 0 ? normalisePath(link) : normalisePath(link.slice(0, cut)) + link.slice(cut);
}

/**
 * Returns the rules of `rewriteLink`, from the route table. `roots`: first path segments of the
 * root categories; without them only product addresses are rewritten.
 */
export function linkRules(roots: Partial<Record<Locale, readonly string[]>> = {}): LinkRules[] {
  return LOCALES.map((locale) => ({
    prefix: routePath('index', locale, '').replace(/\/$/, ''),
    listPath: routePath('product-lister', locale, ''),
    productPath: routePath('product-detail-url', locale, ''),
    rootSegments: new Set(roots[locale]),
  }));
}
