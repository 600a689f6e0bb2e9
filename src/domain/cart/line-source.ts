import type { ListId } from '../product/measured-item.ts';

/** Where the shopper found the product of a line (spec 2 §3, cart line). */
export interface LineSource {
  listId: ListId;
  listName: string;
}
