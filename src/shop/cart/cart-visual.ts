/** The visible cart: the last response with the pending changes applied (spec 2 §4). */
import { visualCart, type VisualSettings } from '../../domain/cart/visual-cart.ts';
import type { Cart, CartChange } from '../../domain/cart/cart.ts';
import type { ProductSummary } from '../../domain/product/product.ts';
import { now } from '../calls/now.ts';

const known = new Map<number, ProductSummary>();

/** Stores products that may be added, so that their lines can be shown before the API responds. */
export function rememberProducts(products: readonly ProductSummary[]): void {
  for (const product of products) known.set(product.id, product);
}

/** Null while the cart is not loaded. */
export const shownCart = (
  cart: Cart | null,
  changes: readonly CartChange[],
  settings: Pick<VisualSettings, 'config' | 'shippingMethod'>,
): Cart | null => cart && visualCart(cart, changes, { ...settings, products: known, now: now() });
