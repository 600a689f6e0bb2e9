/** Entities that exist in the backend under test, found through its own calls. */
import type { BrandRecord } from '../../../src/api/brands/calls.ts';
import type { ConfigRecord } from '../../../src/api/config/calls.ts';
import type { ProductRecord } from '../../../src/api/products/calls.ts';
import type { SearchResultRecord } from '../../../src/api/search/calls.ts';
import type { StoreRecord } from '../../../src/api/stores/calls.ts';
import type { WebNodeRecord } from '../../../src/api/webnodes/calls.ts';
import { data } from './api.ts';

export interface Fixture {
  products: ProductRecord[];
  product: ProductRecord;
  /** A category below a root category that has products. */
  node: WebNodeRecord;
  root: WebNodeRecord;
  brand: BrandRecord;
  store: StoreRecord;
  config: ConfigRecord;
}

const first = <T>(list: T[], what: string): T => {
  const found = list[0];
  if (!found) throw new Error(`The backend under test has no ${what}.`);
  return found;
};

export async function findFixture(): Promise<Fixture> {
  const search = await data<SearchResultRecord>({
    path: '/api/sp/search',
    query: { requestType: 'results', pageSize: 50, onlySoldOnline: true },
  });
  const root = await data<WebNodeRecord>({ path: '/api/aspos/webnodes/main/root' });
  const product = first(search.Products, 'products');
  const node = await data<WebNodeRecord>({
    path: '/api/aspos/webnodes/main/{id}',
    params: { id: product.WebNode?.Id ?? 0 },
  });
  return {
    products: search.Products,
    product,
    node,
    root,
    brand: first(await data<BrandRecord[]>({ path: '/api/aspos/brands/popular' }), 'brands'),
    store: first(await data<StoreRecord[]>({ path: '/api/aspos/stores' }), 'stores'),
    config: await data<ConfigRecord>({ path: '/api/aspos/common/config' }),
  };
}
