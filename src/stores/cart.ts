import { atom } from 'nanostores';
import type { ListId } from '../domain/measured-item.ts';

export interface Added {
  productId: number;
  quantity: number;
  /** Where the visitor found the product (spec 2 §3, cart line). */
  source: { listId: ListId; listName: string };
}

/** What was put into the cart last. */
export const $added = atom<Added | null>(null);

export function announceAdd(added: Added): void {
  $added.set(added);
}
