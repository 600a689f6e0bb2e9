import type { ProductVisibility } from './product.ts';
import { type WireFlag, isNo } from '../shared/flags.ts';

/**
 * Returns whether a product can be ordered: its flag is not nee, false or no (spec 2 §3), and its
 * visibility level allows it. A missing flag counts as orderable.
 */
export function isOrderable(flag: WireFlag, visibility: ProductVisibility): boolean {
  return visibility === 'Orderable' && !isNo(flag);
}

export function isActiveState(state: string): boolean {
  return state === 'Active';
}

/** Returns whether a product has a page and appears in lists: it is active and not hidden. */
export function isViewable(product: { isActive: boolean; visibility: ProductVisibility }): boolean {
  return product.isActive && product.visibility !== 'NotViewable';
}
