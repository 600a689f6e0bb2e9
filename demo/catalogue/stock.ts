import type { Random } from './random.ts';

export interface StockOfProduct {
  quantities: Record<string, number>;
  defaultStock: number;
  totalStock: number;
}

/**
 * Pieces per store and in the webshop's own warehouse. Cheap goods lie in high piles; some
 * products are nowhere, some only at the supplier, which is when `needExtraStock` holds.
 */
export function stockOf(
  priceInCents: number,
  storeIds: readonly number[],
  running: boolean,
  draw: Random,
): StockOfProduct {
  const pile =
    priceInCents < 500 ? 240 : priceInCents < 5_000 ? 60 : priceInCents < 50_000 ? 14 : 4;
  const quantities: Record<string, number> = {};
  const kind = draw.next();
  if (kind < 0.03) return { quantities, defaultStock: 0, totalStock: 0 };
  const stores = draw.int(5, storeIds.length);
  const first = draw.int(0, storeIds.length - 1);
  for (let i = 0; i < stores; i++) {
    const id = storeIds[(first + i * 7) % storeIds.length]!;
    const pieces = draw.chance(0.08) ? 0 : draw.int(1, pile);
    quantities[id] = running ? pieces : Math.min(pieces, draw.int(0, 4));
  }
  const own = kind < 0.15 ? 0 : draw.int(1, pile * 8);
  const supplier = !running ? 0 : kind < 0.05 ? 0 : draw.int(1, pile * 20);
  return {
    quantities,
    defaultStock: running ? own : Math.min(own, 12),
    totalStock: own + supplier,
  };
}
