import type { DeliveredProduct } from '../../domain/availability/delivery.ts';
import type { Cents, Price } from '../../domain/shared/money.ts';
import type { StockState } from '../../domain/product/stock-status.ts';

/** What a product page tells its scripts: what it shows, to compare with what holds now. */
export interface ProductPageData {
  product: DeliveredProduct & Price & { id: number };
  brandId: number | null;
  /** The crossed price incl. VAT. */
  was: Cents | null;
  state: StockState;
  /** What its staffel says (`staffelSays`). */
  staffel: string;
}

/** The data of this page; null on a page that is no product's. */
export function pageData(): ProductPageData | null {
  const text = document.getElementById('product-data')?.textContent;
  return text ? (JSON.parse(text) as ProductPageData) : null;
}
