import type { DeliveredProduct } from '../../domain/availability/delivery.ts';
import type { Cents, Price } from '../../domain/shared/money.ts';
import type { StockState } from '../../domain/product/stock-status.ts';
import { $live } from '../listing/live-products.ts';

/** What a product page tells its scripts: what it shows, to compare with what holds now. */
export interface ProductPageData {
  product: DeliveredProduct & Price & { id: number };
  brandId: number | null;
  /** The crossed price incl. VAT. */
  was: Cents | null;
  state: StockState;
  /** What its staffel says (`serialiseStaffel`). */
  staffel: string;
}

/** The data of this page; null on a page that is no product's. */
export function pageData(): ProductPageData | null {
  const text = document.getElementById('product-data')?.textContent;
  return text ? (JSON.parse(text) as ProductPageData) : null;
}

/**
 * The largest quantity that can be added. Before live data arrives, a page only knows whether the
 * product is sold out.
 */
export function mostPieces({ product }: ProductPageData): number {
  const atBuild = product.maxStockTotal > 0 ? Infinity : 0;
  return $live.get()[product.id]?.maxStockTotal ?? atBuild;
}
