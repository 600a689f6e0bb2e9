import type { ProductVisibility } from './product.ts';
import { type WireFlag, isNo } from '../shared/flags.ts';

/**
 * False when the orderable flag is nee, false or no (spec 2 §3), and for a product whose
 * visibility level does not allow ordering. A missing flag does not forbid it.
 */
export function isOrderable(flag: WireFlag, visibility: ProductVisibility): boolean {
  return visibility === 'Orderable' && !isNo(flag);
}

/** A product is active in the state `Active` (spec 2 §3). */
export function isActiveState(state: string): boolean {
  return state === 'Active';
}

/** Has a page and stands in lists: active, and not hidden from view. */
export function isViewable(product: { isActive: boolean; visibility: ProductVisibility }): boolean {
  return product.isActive && product.visibility !== 'NotViewable';
}
