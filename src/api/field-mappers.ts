/** Mappers of record fields that several areas have. */
import type { ImageRecord, LineSourceRecord } from './fields.ts';
import type { LineSource } from '../domain/cart/cart.ts';
import { isListId } from '../domain/product/measured-item.ts';
import { toCents, type Cents } from '../domain/shared/money.ts';

/** Converts an amount in euros to cents; null if absent. */
export function centsOrNull(amount: number | null | undefined): Cents | null {
  return amount == null ? null : toCents(amount);
}

/** Maps the list of a line; null for lists that analytics does not know. */
export function mapLineSource(record: LineSourceRecord | null | undefined): LineSource | null {
  return record && isListId(record.ListId)
    ? { listId: record.ListId, listName: record.ListName }
    : null;
}

/** Returns the address of the first image of type Front; null without one (spec 1 §3). */
export function frontImageUrl(images: readonly ImageRecord[] | null | undefined): string | null {
  return images?.find((image) => image.Type === 'Front')?.Url ?? null;
}
