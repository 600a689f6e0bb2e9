/** Calls about products. `now` decides which discounts and price reductions are current. */
import type { Product, ProductSummary } from '../../domain/product/product.ts';
import type { ApiClient } from '../client.ts';
import { type Outcome, mapOutcome } from '../outcome.ts';
import {
  mapProduct,
  mapProductSummary,
  mapProductsOfWebNode,
  type ProductStock,
  mapStocks,
} from './mappers.ts';
import type { ProductRecord, StockRecord } from './calls.ts';
import type { Endpoint } from '../call.ts';

const BASE = '/api/aspos/products';

/** Calls about products (spec 2 §7). */
export const PRODUCTS = {
  byIds: { audience: 'public', method: 'GET', path: `${BASE}/ids` },
  byUrl: { audience: 'public', method: 'GET', path: `${BASE}/url/{url}`, missIsNotFound: true },
  stock: { audience: 'public', method: 'POST', path: `${BASE}/stock` },
  addViewed: { audience: 'personal', method: 'POST', path: `${BASE}/viewed` },
  viewed: { audience: 'personal', method: 'GET', path: `${BASE}/viewed` },
  ofWebNode: { audience: 'public', method: 'GET', path: '/api/aspos/webnodes/{id}/products' },
  stockAlert: { audience: 'personal', method: 'POST', path: `${BASE}/stock-alert` },
  contact: { audience: 'personal', method: 'POST', path: '/api/ternair/product-contact' },
} as const satisfies Record<string, Endpoint>;

type ProductCallOptions = { realtimeStock?: boolean; signal?: AbortSignal };

/** Returns products (at most 200) in the order of their ids; unknown ids are omitted. */
export async function productsByIds(
  api: ApiClient,
  ids: readonly number[],
  now: Date,
  { realtimeStock, signal }: ProductCallOptions = {},
): Promise<Outcome<ProductSummary[]>> {
  const query = { productIds: ids.join(','), realtimeStock };
  const outcome = await api.call<ProductRecord[]>(PRODUCTS.byIds, { query, signal });
  return mapOutcome(outcome, (records) => records.map((record) => mapProductSummary(record, now)));
}

/** Like `productsByIds`, with all the details of a product page. */
export async function productDetailsByIds(
  api: ApiClient,
  ids: readonly number[],
  now: Date,
  { realtimeStock, signal }: ProductCallOptions = {},
): Promise<Outcome<Product[]>> {
  const query = { productIds: ids.join(','), realtimeStock, fetchExtraFields: true };
  const outcome = await api.call<ProductRecord[]>(PRODUCTS.byIds, { query, signal });
  return mapOutcome(outcome, (records) => records.map((record) => mapProduct(record, now)));
}

/** Returns a product by its url; fails as NotFound if there is none (spec 2 §8). */
export async function productByUrl(
  api: ApiClient,
  url: string,
  now: Date,
  { realtimeStock, signal }: ProductCallOptions = {},
): Promise<Outcome<Product>> {
  const outcome = await api.call<ProductRecord>(PRODUCTS.byUrl, {
    params: { url },
    query: { includingWebNode: true, realtimeStock },
    signal,
  });
  return mapOutcome(outcome, (record) => mapProduct(record, now));
}

/** Returns stock by product id, of at most 200 products. */
export async function productStock(
  api: ApiClient,
  ids: readonly number[],
  signal?: AbortSignal,
): Promise<Outcome<Map<number, ProductStock>>> {
  const outcome = await api.call<Record<string, StockRecord>>(PRODUCTS.stock, {
    body: { ids },
    signal,
  });
  return mapOutcome(outcome, mapStocks);
}

export function addViewedProduct(
  api: ApiClient,
  productId: number,
  brandId: number | null,
): Promise<Outcome<null>> {
  return api.call(PRODUCTS.addViewed, { body: { productId, brandId } });
}

/** Returns the products that this visitor viewed, latest first. */
export async function viewedProducts(
  api: ApiClient,
  now: Date,
): Promise<Outcome<ProductSummary[]>> {
  const outcome = await api.call<ProductRecord[]>(PRODUCTS.viewed);
  return mapOutcome(outcome, (records) => records.map((record) => mapProductSummary(record, now)));
}

/** Returns the orderable products of a category, best-selling first (spec 2 §5). */
export async function productsOfWebNode(
  api: ApiClient,
  id: number,
  now: Date,
  query: { limit?: number; realtimeStock?: boolean } = {},
): Promise<Outcome<ProductSummary[]>> {
  const outcome = await api.call<ProductRecord[]>(PRODUCTS.ofWebNode, { params: { id }, query });
  return mapOutcome(outcome, (records) => mapProductsOfWebNode(records, now));
}

/** Requests a phone call about a larger quantity. */
export function requestPhoneCall(
  api: ApiClient,
  productId: number,
  phoneNumber: string,
): Promise<Outcome<null>> {
  return api.call(PRODUCTS.contact, { body: { ProductID: productId, PhoneNumber: phoneNumber } });
}

/** Requests one mail when a product is back in stock. */
export function requestStockAlert(
  api: ApiClient,
  productId: number,
  email: string,
): Promise<Outcome<null>> {
  return api.call(PRODUCTS.stockAlert, { body: { ProductId: productId, Email: email } });
}
