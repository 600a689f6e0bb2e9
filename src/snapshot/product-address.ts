import type { ProductRecord } from '../api/products/wire.ts';
import { productUrl } from '../domain/product-url.ts';

/** The last part of a product's address. */
export const productAddress = (record: ProductRecord): string =>
  record.Url?.trim() || productUrl(record.Name, record.Id);
