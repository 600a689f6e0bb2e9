/**
 * Redirects that a static host cannot express (spec 1 §2.3): uppercase paths to lowercase ones,
 * `/{category}/product/{code}` to its product below any category, and product URLs with an outdated
 * name but a known id to the current one.
 */
import { rewriteLink } from '../../domain/frame/link-rewriting.ts';
import { productIdOf } from '../../domain/product/product-url.ts';
import { linkRules } from '../../i18n/menu-link.ts';
import { pageLocale } from '../../i18n/page-locale.ts';
import { routePath } from '../../routes.ts';
import { restoreFailedUrl } from './error-address.client.ts';

async function redirectIfOutdated(): Promise<void> {
  const { pathname, search, hash } = location;
  const links = linkRules();
  const rewrittenPath = rewriteLink(pathname, links);
  if (rewrittenPath !== pathname) {
    location.replace(rewrittenPath + search + hash);
    return;
  }
  const productRule = links.find(({ productPath }) => rewrittenPath.startsWith(`${productPath}/`));
  const url = productRule && rewrittenPath.slice(productRule.productPath.length + 1);
  if (!url || productIdOf(url) === null) return;
  const { fetchCurrentProductUrl } = await import('./product-address.ts');
  const locale = pageLocale();
  const currentUrl = await fetchCurrentProductUrl(locale, url);
  if (!currentUrl || currentUrl === url) return;
  location.replace(
    routePath('product-detail-url', locale, '', { url: currentUrl }) + search + hash,
  );
}

// The URL that led to an error page is restored, not redirected.
if (!restoreFailedUrl()) void redirectIfOutdated();
