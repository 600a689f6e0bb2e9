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

async function repair(): Promise<void> {
  const { pathname, search, hash } = location;
  const links = linkRules();
  const plain = rewriteLink(pathname, links);
  if (plain !== pathname) {
    location.replace(plain + search + hash);
    return;
  }
  const below = links.find(({ productPath }) => plain.startsWith(`${productPath}/`));
  const url = below && plain.slice(below.productPath.length + 1);
  if (!url || productIdOf(url) === null) return;
  const { productUrlNow } = await import('./product-address.ts');
  const locale = pageLocale();
  const right = await productUrlNow(locale, url);
  if (!right || right === url) return;
  location.replace(routePath('product-detail-url', locale, '', { url: right }) + search + hash);
}

// An error page that a failed call led to keeps its URL.
if (!restoreFailedUrl()) void repair();
