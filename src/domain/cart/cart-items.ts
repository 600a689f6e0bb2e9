import type { LineSource } from './cart.ts';
import type { ProductSummary } from '../product/product.ts';
import { type MeasuredItem, measuredItem } from '../product/measured-item.ts';

interface MeasuredLine {
  product?: ProductSummary | null | undefined;
  quantity: number;
  source?: LineSource | null;
}

/**
 * Converts cart lines to items of GA4 ecommerce events; lines without a known product are omitted.
 */
export function cartItems(lines: readonly MeasuredLine[]): MeasuredItem[] {
  return lines.flatMap(({ product, quantity, source }) =>
    product
      ? [
          {
            ...measuredItem(product),
            quantity,
            ...(source && { item_list_id: source.listId, item_list_name: source.listName }),
          },
        ]
      : [],
  );
}
