/** Brands that a format names only within its products. */
import { addressText } from '../../texts.ts';
import type { FeedItem } from './item.ts';

/** Says each brand once, before the first product of it. */
export async function* withBrands(items: AsyncIterable<FeedItem>): AsyncGenerator<FeedItem> {
  const seen = new Set<string>();
  for await (const item of items) {
    const name = 'value' in item && !item.entity && (item.value as { brand?: string }).brand;
    if (name && !seen.has(name.toLowerCase()) && 'line' in item) {
      seen.add(name.toLowerCase());
      yield { line: item.line, entity: 'brands', value: { code: addressText(name), name } };
    }
    yield item;
  }
}
