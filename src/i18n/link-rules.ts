import { type Locale, LOCALES } from '../domain/shared/common.ts';
import type { LinkRules } from '../domain/frame/link-rewriting.ts';
import { routePath } from '../routes.ts';

/**
 * Returns the rules of `rewriteLink`, from the route table. `roots`: first path segments of the
 * root categories; without them only product addresses are rewritten.
 */
export function linkRules(roots: Partial<Record<Locale, readonly string[]>> = {}): LinkRules[] {
  return LOCALES.map((locale) => ({
    prefix: routePath('index', locale, '').replace(/\/$/, ''),
    lists: routePath('product-lister', locale, ''),
    products: routePath('product-detail-url', locale, ''),
    roots: new Set(roots[locale]),
  }));
}
