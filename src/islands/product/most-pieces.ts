import { $live } from '../../stores/live-products.ts';
import type { ProductPageData } from './page-data.ts';

/** Pieces that can be added at once. Until live data is there, a page knows only of "none". */
export function mostPieces({ product }: ProductPageData): number {
  const atBuild = product.maxStockTotal > 0 ? Infinity : 0;
  return $live.get()[product.id]?.maxStockTotal ?? atBuild;
}
