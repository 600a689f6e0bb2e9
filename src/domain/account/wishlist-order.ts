import type { Price } from '../shared/money.ts';
import type { ProductSummary } from '../product/product.ts';
import type { WishlistProduct } from './wishlists.ts';
import { linePrice, type PricedProduct } from '../pricing/line-price.ts';
import { canBeOrdered } from '../product/stock.ts';

type WishlistLineProduct = PricedProduct &
  Pick<ProductSummary, 'id' | 'isActive' | 'isOrderable' | 'visibility' | 'maxStockTotal'>;

/** A line of a wishlist and its product; null if the shop no longer has it. */
interface WishlistLine {
  product: WishlistLineProduct | null;
  quantity: number;
}

/** The cart lines for a wishlist. */
export interface WishlistOrder {
  lines: WishlistProduct[];
  /** Number of products that cannot be ordered now. */
  leftOutCount: number;
  /**
   * Number of products with less stock than the wishlist asks for; their `lines` hold what is
   * available.
   */
  reducedCount: number;
}

/** Returns the lines of a wishlist that can be ordered now, limited to the stock. */
export function wishlistOrder(lines: readonly WishlistLine[]): WishlistOrder {
  const orderable = lines.flatMap(({ product, quantity }) =>
    product && canBeOrdered(product) && product.maxStockTotal > 0 ? [{ product, quantity }] : [],
  );
  return {
    lines: orderable.map(({ product, quantity }) => ({
      productId: product.id,
      quantity: Math.min(quantity, product.maxStockTotal),
    })),
    leftOutCount: lines.length - orderable.length,
    reducedCount: orderable.filter(({ product, quantity }) => quantity > product.maxStockTotal)
      .length,
  };
}

/** Returns what the orderable products of a wishlist cost at a moment. */
export function wishlistTotal(lines: readonly WishlistLine[], now: Date): Price {
  const total = { priceInclTax: 0, priceExclTax: 0 };
  for (const { product, quantity } of lines) {
    if (!product || !canBeOrdered(product)) continue;
    const price = linePrice(product, quantity, now).total;
    total.priceInclTax += price.priceInclTax;
    total.priceExclTax += price.priceExclTax;
  }
  return total;
}
