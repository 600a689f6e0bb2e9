import { expect, it } from 'vitest';
import type { Cart, CartLine, CartValidation } from './cart.ts';
import { adjustments, cartDifferences } from './cart-differences.ts';

const price = (cents: number) => ({ priceInclTax: cents, priceExclTax: cents });
const line = (productId: number, quantity: number, cents = 100, maxQuantity = 99) =>
  ({ id: productId, productId, quantity, unitPrice: price(cents), maxQuantity }) as CartLine;
const cart = (...lines: CartLine[]) => ({ lines }) as Cart;

function validation(newCart: Cart | null, invalid: { stock?: number[]; status?: number[] } = {}) {
  const factor = (ids: number[] = []) => ({
    ...{ isValid: ids.length === 0, message: '', invalidProductIds: ids, nextDate: null },
  });
  return {
    isOrderable: false,
    newCart,
    factors: {
      Stock: factor(invalid.stock),
      ProductStatus: factor(invalid.status),
      Delivery: factor(),
      DeliveryDate: factor(),
    },
  } satisfies CartValidation;
}

it('finds removed lines, other quantities and other prices', () => {
  const [gone, fewer, dearer, same] = [line(1, 1), line(2, 5), line(3, 1), line(4, 2)];
  const found = cartDifferences(
    cart(gone, fewer, dearer, same),
    validation(cart(line(2, 3), line(3, 1, 120), line(4, 2))),
  );
  expect(found).toEqual({
    removed: [gone],
    quantities: [{ line: fewer, quantity: 3 }],
    prices: [{ line: dearer, unitPrice: price(120) }],
  });
});

it('limits quantities to the stock, and removes products that cannot be ordered', () => {
  const seen = [line(1, 5), line(2, 5), line(3, 5)];
  const found = cartDifferences(
    cart(...seen),
    validation(cart(line(1, 5, 100, 2), line(2, 5, 100, 0), line(3, 5)), {
      stock: [1, 2],
      status: [3],
    }),
  );
  expect(found.quantities).toEqual([{ line: seen[0], quantity: 2 }]);
  expect(found.removed).toEqual([seen[1], seen[2]]);
});

it('changes nothing without a new cart', () => {
  expect(cartDifferences(cart(line(1, 1)), validation(null))).toEqual({
    ...{ removed: [], quantities: [], prices: [] },
  });
});

it('turns the differences into changes, each with an operation id', () => {
  let count = 0;
  const differences = { removed: [line(1, 1)], quantities: [{ line: line(2, 5), quantity: 3 }] };
  const changes = adjustments({ ...differences, prices: [] }, () => `id-${(count += 1)}`);
  expect(changes.map(({ productId, action, quantity }) => [productId, action, quantity])).toEqual([
    [1, 'Delete', 0],
    [2, 'Update', 3],
  ]);
  expect(changes.map(({ operationId }) => operationId)).toEqual(['id-1', 'id-2']);
});
