import type { Cart, CartChange, CartLine } from './cart.ts';
import type { Price } from '../shared/money.ts';
import type { ShippingMethod } from '../orders/order.ts';
import type { ProductSummary } from '../product/product.ts';
import { linePrice } from '../pricing/line-price.ts';
import { applyChanges, type ChangeableLine } from './changes.ts';
import { type UnpricedCart, cartPrice } from './cart-price.ts';
import { amountToPay } from './cart-payment.ts';
import { latestEstimate, shippingEstimate, orderablePieces } from './stock-allocation.ts';

export interface VisualSettings {
  config: UnpricedCart['config'];
  /** Products, by id, that pending changes may add. */
  products: ReadonlyMap<number, ProductSummary>;
  /** Delivery or pickup as currently selected; null to use that of the cart. */
  shippingMethod: ShippingMethod | null;
  now: Date;
}

/**
 * Returns the cart with pending changes applied (spec 2 §4), for optimistic display. Lines and
 * totals follow the same rules as on the server. The number of pallets is only updated by the
 * server, since the browser does not know product weights. The line of an unknown product has no
 * product, title or price.
 */
export function visualCart(
  serverCart: Cart,
  changes: readonly CartChange[],
  settings: VisualSettings,
): Cart {
  const shippingMethod = settings.shippingMethod ?? serverCart.shippingMethod;
  if (changes.length === 0 && shippingMethod === serverCart.shippingMethod) return serverCart;
  const cart = { ...serverCart, shippingMethod };
  const lines = applyChanges(cart.lines, changes, (line) => newLine(line, settings)).map((line) =>
    withPrices(line, cart, settings.now),
  );
  return { ...cart, lines, ...visualTotals(cart, lines, settings) };
}

const ZERO_PRICE: Price = { priceInclTax: 0, priceExclTax: 0 };

const newLine = (line: ChangeableLine, { products }: VisualSettings): CartLine => {
  const product = products.get(line.productId) ?? null;
  return {
    ...line,
    id: -line.productId,
    productTitle: product?.name ?? '',
    unitPrice: ZERO_PRICE,
    regularUnitPrice: ZERO_PRICE,
    total: ZERO_PRICE,
    discount: ZERO_PRICE,
    discounts: [],
    derived: false,
    product,
    priceChanged: false,
    maxQuantity: 0,
    shippingEstimate: null,
  };
};

function withPrices(line: CartLine, cart: Cart, now: Date): CartLine {
  const { product, quantity } = line;
  if (!product) return line;
  const price = linePrice(product, quantity, now);
  const offer = price.reduction?.isOffer ? product.discountId : null;
  return {
    ...line,
    unitPrice: price.unit,
    regularUnitPrice: price.regularUnit,
    total: price.total,
    discount: price.discount,
    discounts: product.discounts
      .filter(({ id }) => id === offer)
      .map(({ id, name }) => ({ id, name })),
    maxQuantity: orderablePieces(product, cart.shippingMethod, cart.store?.id ?? null),
    shippingEstimate: shippingEstimate(product, quantity),
  };
}

function visualTotals(cart: Cart, lines: readonly CartLine[], { config, now }: VisualSettings) {
  const sold = lines.flatMap(({ product, quantity }) => (product ? [{ product, quantity }] : []));
  const isLarge = sold.some(({ product }) => product.deliverySize === 'large');
  const price = cartPrice({
    lines: sold,
    shippingMethod: cart.shippingMethod,
    coupons: cart.coupons.map(({ discount, percent }) =>
      percent === null ? { amount: discount, percent } : { amount: null, percent },
    ),
    palletDeposit: isLarge ? cart.palletCost.priceInclTax : 0,
    config,
    now,
  });
  return {
    palletLines: price.palletCost.priceInclTax > 0 ? cart.palletLines : [],
    hasLargeProduct: price.hasLargeProduct,
    coupons: cart.coupons.map((coupon, i) => ({
      ...coupon,
      discount: price.couponDiscounts[i] ?? 0,
    })),
    shippingEstimate: latestEstimate(lines.map((line) => line.shippingEstimate)),
    subtotal: price.subtotal,
    discount: {
      priceInclTax: price.lineDiscount.priceInclTax + price.couponDiscount.priceInclTax,
      priceExclTax: price.lineDiscount.priceExclTax + price.couponDiscount.priceExclTax,
    },
    shippingCost: price.shippingCost,
    deliveryCost: price.deliveryCost,
    palletCost: price.palletCost,
    total: price.total,
    amountToPay: amountToPay(price.total.priceInclTax, cart.pointsToRedeem),
  };
}
