import type { Price } from '../shared/money.ts';
import type { ProductSummary } from '../product/product.ts';
import type { WishlistProduct } from './wishlists.ts';
import { linePrice, type PricedProduct } from '../pricing/line-price.ts';
import { canBeOrdered } from '../product/stock-status.ts';

type ListedProduct = PricedProduct &
  Pick<ProductSummary, 'id' | 'isActive' | 'isOrderable' | 'visibility' | 'maxStockTotal'>;

/** A line of a list with its product; null for one that the shop no longer has. */
interface WishlistLine {
  product: ListedProduct | null;
  quantity: number;
}

/** What a list becomes in the cart. */
export interface WishlistOrder {
  lines: WishlistProduct[];
  /** Products that cannot be ordered now. */
  left: number;
  /** Products of which there are fewer than the list asks for; `lines` takes what there is. */
  reduced: number;
}

/** The lines of a list that can be ordered now, as many pieces as there are. */
export function wishlistOrder(lines: readonly WishlistLine[]): WishlistOrder {
  const orderable = lines.flatMap(({ product, quantity }) =>
    product && canBeOrdered(product) && product.maxStockTotal > 0 ? [{ product, quantity }] : [],
  );
  return {
    lines: orderable.map(({ product, quantity }) => ({
      productId: product.id,
      quantity: Math.min(quantity, product.maxStockTotal),
    })),
    left: lines.length - orderable.length,
    reduced: orderable.filter(({ product, quantity }) => quantity > product.maxStockTotal).length,
  };
}

/** What all products of a list cost that the shop sells, at a moment. */
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
