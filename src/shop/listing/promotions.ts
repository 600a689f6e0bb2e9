import { ROUTES, type RouteName } from '../../routes.ts';
import type { ListKey } from '../../publish/snapshot/reader.ts';

export interface Promotion {
  route: RouteName;
  name: Extract<ListKey, { kind: 'promotion' }>['name'];
  /** Key of its node in `config.specialWebNodes`. */
  nodeKey: string;
}

const PROMOTIONS: Promotion[] = [
  { route: 'product-lister-actie', name: 'actie', nodeKey: 'actie' },
  { route: 'product-lister-opop', name: 'opop', nodeKey: 'opop' },
  { route: 'product-lister-meer-minder', name: 'meer-minder', nodeKey: 'meerMinder' },
  {
    route: 'product-lister-reduced-in-price',
    name: 'reduced-in-price',
    nodeKey: 'reducedInPrice',
  },
];

/** The promotion that a path shows. Throws when it shows none. */
export function promotionOf(path: string): Promotion {
  const address = path.replace(/(?:\.html|\/)$/, '');
  const row = ROUTES.find(({ nl, en }) => nl === address || en === address);
  const found = PROMOTIONS.find(({ route }) => route === row?.name);
  if (!found) throw new Error(`${path} is no promotion list`);
  return found;
}
