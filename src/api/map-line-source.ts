import type { LineSource } from '../domain/cart/cart.ts';
import { isListId } from '../domain/product/measured-item.ts';
import type { LineSourceRecord } from './fields.ts';

/** Maps the list of a line; null for lists that analytics does not know. */
export function mapLineSource(record: LineSourceRecord | null | undefined): LineSource | null {
  return record && isListId(record.ListId)
    ? { listId: record.ListId, listName: record.ListName }
    : null;
}
