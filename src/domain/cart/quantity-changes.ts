import type { LineSource } from './cart.ts';

export interface CountedLine {
  productId: number;
  quantity: number;
  source?: LineSource | null;
}

export interface QuantityChanges {
  added: CountedLine[];
  removed: CountedLine[];
}

/**
 * Compares quantities with those of the previous cart: an increase counts as an add, a decrease as
 * a remove (spec 2 §4). The resulting quantities are the differences, always positive.
 */
export function quantityChanges(
  before: readonly CountedLine[],
  after: readonly CountedLine[],
): QuantityChanges {
  const was = new Map(before.map((line) => [line.productId, line]));
  const is = new Map(after.map((line) => [line.productId, line]));
  const added: CountedLine[] = [];
  const removed: CountedLine[] = [];
  for (const productId of new Set([...was.keys(), ...is.keys()])) {
    const [old, current] = [was.get(productId), is.get(productId)];
    const by = (current?.quantity ?? 0) - (old?.quantity ?? 0);
    if (by === 0) continue;
    const source = current?.source ?? old?.source ?? null;
    (by > 0 ? added : removed).push({ productId, quantity: Math.abs(by), source });
  }
  return { added, removed };
}
