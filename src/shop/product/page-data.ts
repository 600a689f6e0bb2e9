import type { DeliveredProduct } from '../../domain/availability/promise.ts';
import type { Cents, Price } from '../../domain/shared/money.ts';
import type { ProductSummary } from '../../domain/product/product.ts';
import type { StockState } from '../../domain/product/stock.ts';
import { atom, type ReadableAtom } from 'nanostores';
import { $live } from '../listing/live-products.ts';

/** The prerendered data of a product page, which its scripts compare with live data. */
export interface ProductPageData {
  product: DeliveredProduct & Price & Pick<ProductSummary, 'id' | 'expectedDate'>;
  brandId: number | null;
  /** The crossed-out price incl. VAT. */
  was: Cents | null;
  state: StockState;
  /** The staffel, as `serialiseStaffel` writes it. */
  staffel: string;
}

/** The data of this page; null if it is not a product page. */
export function readPageData(): ProductPageData | null {
  const text = document.getElementById('product-data')?.textContent;
  return text ? (JSON.parse(text) as ProductPageData) : null;
}

/** The maximum quantity that can be added. Before live data arrives, only sold-out is known. */
export function maxPieces({ product }: ProductPageData): number {
  const maxOfBuild = product.maxStockTotal > 0 ? Infinity : 0;
  return $live.get()[product.id]?.maxStockTotal ?? maxOfBuild;
}

const $pieces = atom(1);

/** The last valid quantity in the order form. */
export const $quantity: ReadableAtom<number> = $pieces;

export const setQuantity = (quantity: number): void => $pieces.set(quantity);

/** Elements of a product page whose text is updated with live data. */
type Slot =
  | 'price'
  | 'offer'
  | 'until'
  | 'amount'
  | 'total'
  | 'pieces'
  | 'stock'
  | 'expected'
  | 'delivery'
  | 'rule'
  | 'pickup'
  | 'place'
  | 'hours';

export const slotElement = (name: Slot): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-slot="${name}"]`);

export function setSlotText(name: Slot, text: string): void {
  const element = slotElement(name);
  if (element && element.textContent !== text) element.textContent = text;
}
