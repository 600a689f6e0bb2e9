import type { FeedItem, ReadOptions } from './item.ts';
export const isEtimXchange = (_s: string): boolean => false;
export async function* readEtimXchange(
  _t: AsyncIterable<string>,
  _o: ReadOptions,
): AsyncGenerator<FeedItem> {}
