import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Cart, CartChange, CartCoupon } from './cart.ts';
import type { ProductSummary } from '../product/product.ts';
import { withoutTax } from '../shared/money.ts';
import { moreLessLevels } from '../product/staffel.ts';
import { visualCart } from './visual-cart.ts';

const NOW = new Date('2026-11-24T11:00:00Z');
const NOTHING = { priceInclTax: 0, priceExclTax: 0 };
const CONFIG = {
  freeShippingMinimumLarge: 50_000,
  freeShippingMinimumSmall: 7_500,
  deliveryCostLarge: 4_995,
  deliveryCostSmall: 695,
};

function product(id: number, priceInclTax: number, changes: Partial<ProductSummary> = {}) {
  const price = { priceInclTax, priceExclTax: withoutTax(priceInclTax, 21) };
  return {
    ...price,
    ...{ id, name: `Product ${id}`, taxRate: 21, deliverySize: 'small' },
    moreLessLevels: moreLessLevels([], price),
    ...{ oldPriceInclTax: null, oldPriceExclTax: null, discountId: null, discounts: [] },
    ...{ lowestPrice30InclTax: null, lowestPrice30ExclTax: null },
    ...{ priceReducedFrom: null, priceReducedUntil: null },
    ...{ stock: [], maxStockDefault: 10, maxStockTotal: 40 },
    ...changes,
  } as unknown as ProductSummary;
}

function emptyCart(changes: Partial<Cart> = {}): Cart {
  return {
    timestamp: '2026-11-24T10:00:00Z',
    ...{ lines: [], palletLines: [], store: null, shippingMethod: null, coupons: [] },
    ...{ pointsToRedeem: 0, hasLargeProduct: false, shippingEstimate: null },
    ...{ subtotal: NOTHING, discount: NOTHING, shippingCost: NOTHING, deliveryCost: NOTHING },
    ...{ palletCost: NOTHING, total: NOTHING, amountToPay: 0 },
    ...changes,
  } as unknown as Cart;
}

const change = (productId: number, quantity: number, action: CartChange['action'] = 'Add') => ({
  ...{ operationId: `${productId}`, productId, quantity, action, source: null },
});
const show = (cart: Cart, changes: readonly CartChange[], ...products: ProductSummary[]) =>
  visualCart(cart, changes, {
    config: CONFIG,
    now: NOW,
    shippingMethod: null,
    products: new Map(products.map((one) => [one.id, one])),
  });

it('is the cart itself while nothing is pending', () => {
  const cart = emptyCart();
  expect(show(cart, [])).toBe(cart);
});

it('prices lines and delivery like the server', () => {
  const cart = show(emptyCart(), [change(1, 2)], product(1, 1_000));
  expect(cart.lines).toMatchObject([
    {
      productTitle: 'Product 1',
      quantity: 2,
      total: { priceInclTax: 2_000 },
      maxQuantity: 40,
      shippingEstimate: 'tomorrow',
    },
  ]);
  expect([cart.subtotal, cart.deliveryCost, cart.total].map((p) => p.priceInclTax)).toEqual([
    2_000, 695, 2_695,
  ]);
  expect(show(cart, [change(1, 8, 'Update')]).total.priceInclTax).toBe(8_000);
  expect(show(cart, [change(1, 0, 'Delete')])).toMatchObject({ lines: [], total: NOTHING });
});

it('an added product that is unknown in the browser has a line without a price', () => {
  expect(show(emptyCart(), [change(9, 2)])).toMatchObject({
    lines: [{ productId: 9, quantity: 2, product: null, productTitle: '', total: NOTHING }],
    total: NOTHING,
  });
});

it('selecting pickup removes the delivery costs', () => {
  const cart = show(emptyCart(), [change(1, 2)], product(1, 1_000));
  const settings = { config: CONFIG, now: NOW, products: new Map() };
  const picked = visualCart(cart, [], { ...settings, shippingMethod: 'Pickup' });
  expect([picked.deliveryCost.priceInclTax, picked.total.priceInclTax]).toEqual([0, 2_000]);
  expect(visualCart({ ...picked }, [], { ...settings, shippingMethod: 'Delivery' }).total).toEqual(
    cart.total,
  );
});

it('keeps the pallets while large goods remain, and drops them with the last', () => {
  const large = product(1, 10_000, { deliverySize: 'large' });
  const pallet = { priceInclTax: 1_750, priceExclTax: 1_446 };
  const cart = {
    ...show(emptyCart(), [change(1, 1), change(2, 1)], large, product(2, 500)),
    ...{ palletCost: pallet, palletLines: [{ id: 1 } as Cart['palletLines'][0]] },
  };
  const more = show(cart, [change(1, 2, 'Update')]);
  expect([more.palletCost, more.palletLines.length]).toEqual([pallet, 1]);
  const without = show(cart, [change(1, 0, 'Delete')]);
  expect([without.palletCost.priceInclTax, without.palletLines, without.hasLargeProduct]).toEqual([
    0,
    [],
    false,
  ]);
});

it.each<[string, Partial<CartCoupon>, number]>([
  ['a percentage follows the lines', { percent: 10, discount: 100 }, 400],
  ['an amount stays', { percent: null, discount: 500 }, 500],
  ['an amount never exceeds the lines', { percent: null, discount: 9_000 }, 4_000],
])('coupons: %s', (_, coupon, discount) => {
  const coupons = [{ id: 1, name: 'Actie', discount: 0, percent: null, ...coupon }];
  const cart = show(emptyCart({ coupons }), [change(1, 4)], product(1, 1_000));
  expect(cart.coupons[0]?.discount).toBe(discount);
  expect(cart.total.priceInclTax).toBe(4_000 - discount + 695);
});

it('the total is its lines, less coupons, plus shipping, whatever changes are pending', () => {
  const products = [product(1, 1_234), product(2, 99), product(3, 20_000)];
  const anyChange = fc
    .record({
      productId: fc.integer({ min: 1, max: 3 }),
      quantity: fc.integer({ min: 1, max: 300 }),
      action: fc.constantFrom('Add' as const, 'Update' as const, 'Delete' as const),
    })
    .map(({ productId, quantity, action }) => change(productId, quantity, action));
  fc.assert(
    fc.property(fc.array(anyChange, { maxLength: 8 }), fc.nat(100), (changes, percent) => {
      const coupons = [{ id: 1, name: 'Actie', discount: 0, percent }];
      const cart = show(emptyCart({ coupons }), changes, ...products);
      const lines = cart.lines.reduce((sum, { total }) => sum + total.priceInclTax, 0);
      expect(cart.subtotal.priceInclTax).toBe(changes.length > 0 ? lines : 0);
      const { total, shippingCost, amountToPay } = cart;
      expect(total.priceInclTax).toBe(
        lines - cart.coupons[0]!.discount + shippingCost.priceInclTax,
      );
      expect(amountToPay).toBe(total.priceInclTax);
      expect(total.priceExclTax).toBeLessThanOrEqual(total.priceInclTax);
    }),
  );
});
