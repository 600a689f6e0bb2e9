import type { Locale } from '../../domain/shared/common.ts';
import { href } from '../../i18n/href.ts';
import type { SearchPageSetup } from './setup.ts';
import type { RouteName } from '../../routes.ts';
import { imageConfig } from '../ui/picture/image-config.ts';

/** Page data for the search panel, so that scripts contain no texts or paths. */
export function searchSetup(locale: Locale): SearchPageSetup {
  const to = href(locale);
  // Keep the star unescaped: it is the placeholder for the URL part.
  const pattern = (name: RouteName, parameter: string) =>
    to(name, { [parameter]: '*' }).replace('%2A', '*');
  return {
    locale,
    search: to('search'),
    product: pattern('product-detail-url', 'url'),
    brand: pattern('brand-url', 'url'),
    category: pattern('product-lister-all', 'pathMatch'),
    overview: to('product-lister'),
    images: imageConfig(),
  };
}
