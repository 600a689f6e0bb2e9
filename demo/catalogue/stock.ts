import type { RandomSource } from './random.ts';

export interface StockOfProduct {
  quantities: Record<string, number>;
  defaultStock: number;
  totalStock: number;
}

/**
 * Makes the stock per store and of the webshop. Cheap products have more pieces; some have no
 * stock, and some only at the supplier (`needExtraStock`).
 */
export function stockOf(
  priceInCents: number,
  storeIds: readonly number[],
  isRunning: boolean,
  draw: RandomSource,
): StockOfProduct {
  const maxPieces =
    priceInCents < 500 ? 240 : priceInCents < 5_000 ? 60 : priceInCents < 50_000 ? 14 : 4;
  const quantities: Record<string, number> = {};
  const stockKind = draw.next();
  if (stockKind < 0.03) return { quantities, defaultStock: 0, totalStock: 0 };
  const storeCount = draw.int(5, storeIds.length);
  const firstStore = draw.int(0, storeIds.length - 1);
  for (let i = 0; i < storeCount; i++) {
    const id = storeIds[(firstStore + i * 7) % storeIds.length]!;
    const pieces = draw.chance(0.08) ? 0 : draw.int(1, maxPieces);
    quantities[id] = isRunning ? pieces : Math.min(pieces, draw.int(0, 4));
  }
  const webshopStock = stockKind < 0.15 ? 0 : draw.int(1, maxPieces * 8);
  const supplierStock = !isRunning ? 0 : stockKind < 0.05 ? 0 : draw.int(1, maxPieces * 20);
  return {
    quantities,
    defaultStock: isRunning ? webshopStock : Math.min(webshopStock, 12),
    totalStock: webshopStock + supplierStock,
  };
}
