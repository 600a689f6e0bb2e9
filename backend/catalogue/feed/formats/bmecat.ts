import type { FeedItem, ReadOptions } from './item.ts';
export async function* readBmecat(
  _t: AsyncIterable<string>,
  _o: ReadOptions,
): AsyncGenerator<FeedItem> {}
