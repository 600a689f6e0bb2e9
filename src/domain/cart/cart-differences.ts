import type { Cart, CartChange, CartLine, CartValidation } from './cart.ts';
import type { Price } from '../shared/money.ts';

/** Differences between the cart that the shopper saw and the one that can be ordered. */
export interface CartDifferences {
  removed: CartLine[];
  /** Lines with a different quantity. */
  quantities: { line: CartLine; quantity: number }[];
  /** Lines with a different unit price. */
  prices: { line: CartLine; unitPrice: Price }[];
}

/**
 * Compares the cart that the shopper saw with the result of its validation: quantities are limited
 * to what can be ordered, and products that cannot be ordered are removed.
 */
export function cartDifferences(
  shownCart: Pick<Cart, 'lines'>,
  { newCart, factors }: CartValidation,
): CartDifferences {
  const found = new Map(newCart?.lines.map((line) => [line.productId, line]));
  const invalidIds = new Set(factors.ProductStatus.invalidProductIds);
  const shortProductIds = new Set(factors.Stock.invalidProductIds);
  const differences: CartDifferences = { removed: [], quantities: [], prices: [] };
  for (const line of newCart ? shownCart.lines : []) {
    const other = found.get(line.productId);
    const quantity =
      !other || invalidIds.has(line.productId) ? 0 : possibleQuantity(other, shortProductIds);
    if (!other || quantity === 0) {
      differences.removed.push(line);
      continue;
    }
    if (quantity !== line.quantity) differences.quantities.push({ line, quantity });
    const { unitPrice } = other;
    if (unitPrice.priceInclTax !== line.unitPrice.priceInclTax)
      differences.prices.push({ line, unitPrice });
  }
  return differences;
}

const possibleQuantity = (
  { productId, quantity, maxQuantity }: CartLine,
  shortProductIds: ReadonlySet<number>,
): number => (shortProductIds.has(productId) ? Math.min(quantity, maxQuantity) : quantity);

/**
 * Returns the changes that turn the cart that the shopper saw into the orderable one. `createId`
 * generates operation ids.
 */
export function adjustments(
  { removed, quantities }: CartDifferences,
  createId: () => string,
): CartChange[] {
  const changeOf = (line: CartLine, quantity: number): CartChange => ({
    operationId: createId(),
    productId: line.productId,
    quantity,
    action: quantity === 0 ? 'Delete' : 'Update',
    source: null,
  });
  return [
    ...removed.map((line) => changeOf(line, 0)),
    ...quantities.map(({ line, quantity }) => changeOf(line, quantity)),
  ];
}
