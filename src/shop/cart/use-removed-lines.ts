import { useCallback, useMemo, useState } from 'react';
import type { Cart, CartLine } from '../../domain/cart/cart.ts';
import { setQuantity } from './cart.ts';

export interface RemovedLines {
  /** Lines removed on this page and not restored. */
  lines: CartLine[];
  remove: (line: CartLine) => void;
  putBack: (line: CartLine) => void;
}

/** Lines removed on this page stay visible, so that they can be restored. */
export function useRemovedLines(cart: Cart | null): RemovedLines {
  const [removed, setRemoved] = useState<readonly CartLine[]>([]);
  const lines = useMemo(() => {
    const present = new Set(cart?.lines.map(({ productId }) => productId));
    return removed.filter(({ productId }) => !present.has(productId));
  }, [removed, cart]);
  const remove = useCallback((line: CartLine) => {
    setRemoved((before) => [
      ...before.filter(({ productId }) => productId !== line.productId),
      line,
    ]);
    setQuantity(line.productId, 0);
  }, []);
  const putBack = useCallback(
    ({ productId, quantity, source }: CartLine) => setQuantity(productId, quantity, source),
    [],
  );
  return { lines, remove, putBack };
}
