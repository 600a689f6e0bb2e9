import type { Cart, CartChange, CartLine } from '../entities/cart.ts';
import type { Cents } from '../entities/money.ts';

/** What differs between the cart that the shopper saw and the one that can be ordered. */
export interface CartDifferences {
  removed: CartLine[];
  /** Lines of which fewer, or more, pieces can be ordered. */
  quantities: { line: CartLine; quantity: number }[];
  /** Lines whose pieces have a different price. */
  prices: { line: CartLine; unitPriceInclTax: Cents }[];
}

type Comparable = Pick<Cart, 'lines'>;

/** Compares two carts line by line, by product. */
export function cartDifferences(seen: Comparable, possible: Comparable): CartDifferences {
  const found = new Map(possible.lines.map((line) => [line.productId, line]));
  const differences: CartDifferences = { removed: [], quantities: [], prices: [] };
  for (const line of seen.lines) {
    const other = found.get(line.productId);
    if (!other) {
      differences.removed.push(line);
      continue;
    }
    if (other.quantity !== line.quantity)
      differences.quantities.push({ line, quantity: other.quantity });
    const unitPriceInclTax = other.unitPrice.priceInclTax;
    if (unitPriceInclTax !== line.unitPrice.priceInclTax)
      differences.prices.push({ line, unitPriceInclTax });
  }
  return differences;
}

/** The changes that turn the seen cart into the possible one. `createId` makes operation ids. */
export function adjustments(
  { removed, quantities }: CartDifferences,
  createId: () => string,
): CartChange[] {
  const change = (line: CartLine, quantity: number): CartChange => ({
    operationId: createId(),
    productId: line.productId,
    quantity,
    action: quantity === 0 ? 'Delete' : 'Update',
    source: null,
  });
  return [
    ...removed.map((line) => change(line, 0)),
    ...quantities.map(({ line, quantity }) => change(line, quantity)),
  ];
}
