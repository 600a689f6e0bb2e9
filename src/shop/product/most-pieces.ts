import { $live } from '../listing/live-products.ts';
import type { ProductPageData } from './page-data.ts';

/**
 * The largest quantity that can be added. Before live data arrives, a page only knows whether the
 * product is sold out.
 */
export function mostPieces({ product }: ProductPageData): number {
  const atBuild = product.maxStockTotal > 0 ? Infinity : 0;
  return $live.get()[product.id]?.maxStockTotal ?? atBuild;
}
