import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef } from 'react';
import type { Cart, CartLine, CartChange } from '../../domain/cart/cart.ts';
import { $pendingChanges } from './cart-queue.ts';
import { $cart, $cartStatus, type CartStatus } from './cart-state.ts';
import { openCart } from './cart-sync.ts';
import { $preselected, readPreselected } from '../checkout/preselected-shipment.ts';
import type { CostSettings } from './cart-settings.ts';
import { visualCart, type VisualSettings } from '../../domain/cart/visual-cart.ts';
import type { ProductSummary } from '../../domain/product/product.ts';
import { now } from '../calls/now.ts';

export interface CartView {
  status: CartStatus;
  /** The cart with pending changes applied; null until loaded. */
  cart: Cart | null;
  /** Ids of products with pending changes. */
  pending: ReadonlySet<number>;
  reload: () => void;
}

/** Loads the cart on mount, and follows its changes. */
export function useCart(costs: CostSettings): CartView {
  const answered = useStore($cart);
  const changes = useStore($pendingChanges);
  const status = useStore($cartStatus);
  const shippingMethod = useStore($preselected);
  useEffect(() => {
    readPreselected();
    void openCart();
  }, []);
  const cart = useMemo(
    () => cartWithChanges(answered, changes, { config: costs, shippingMethod }),
    [answered, changes, costs, shippingMethod],
  );
  const pending = useMemo(() => new Set(changes.map(({ productId }) => productId)), [changes]);
  return { status, cart, pending, reload: () => void openCart() };
}

/** Lines in the order in which they were first shown, so that a restored line keeps its place. */
export function useSteadyLines(lines: readonly CartLine[]): CartLine[] {
  const places = useRef(new Map<number, number>());
  return useMemo(() => {
    const knownPlaces = places.current;
    for (const { productId } of lines)
      if (!knownPlaces.has(productId)) knownPlaces.set(productId, knownPlaces.size);
    const placeOf = ({ productId }: CartLine) => knownPlaces.get(productId) ?? 0;
    return [...lines].sort((a, b) => placeOf(a) - placeOf(b));
  }, [lines]);
}

const productsById = new Map<number, ProductSummary>();

/** Stores products that may be added, so that their lines can be shown before the API responds. */
export function rememberProducts(products: readonly ProductSummary[]): void {
  for (const product of products) productsById.set(product.id, product);
}

/** The cart with pending changes applied; null while the cart is not loaded. */
const cartWithChanges = (
  cart: Cart | null,
  changes: readonly CartChange[],
  settings: Pick<VisualSettings, 'config' | 'shippingMethod'>,
): Cart | null =>
  cart && visualCart(cart, changes, { ...settings, products: productsById, now: now() });
