import type { Locale } from '../../domain/shared/common.ts';
import { href } from '../../i18n/href.ts';
import type { SearchPageSetup } from './setup.ts';
import type { RouteName } from '../../routes.ts';
import { imageConfig } from '../ui/picture/image-config.ts';

/** What the search panel needs of the page; scripts carry no texts and addresses themselves. */
export function searchSetup(locale: Locale): SearchPageSetup {
  const to = href(locale);
  // The star must stay one: it is where the own address of each goes.
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
