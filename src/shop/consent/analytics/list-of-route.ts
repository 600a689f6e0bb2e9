import type { ListId } from '../../../domain/product/measured-item.ts';
import type { RouteName } from '../../../routes.ts';

const LIST_OF_ROUTE: Partial<Record<RouteName, ListId>> = {
  index: 'home popular',
  'product-lister-all': 'plp',
  'product-lister-actie': 'plp',
  'product-lister-opop': 'plp',
  'product-lister-meer-minder': 'plp',
  'product-lister-reduced-in-price': 'plp',
  'brand-url': 'blp',
  search: 'srp',
  'search-term': 'srp',
  'product-detail-url': 'pdp',
};

/** The analytics list id of a page's products; a section may override it. */
export const listOfRoute = (route: RouteName): ListId | undefined => LIST_OF_ROUTE[route];
