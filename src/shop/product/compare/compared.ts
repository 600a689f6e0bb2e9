import type { ReadableAtom } from 'nanostores';
import { comparedIds, toggleCompared } from '../../../domain/product/comparison.ts';
import { storedAtom } from '../../ui/storage.ts';

const $chosen = storedAtom<readonly number[]>('compared', [], (value) =>
  comparedIds(value as unknown[]),
);

/** Ids of the products that the visitor compares, synced across tabs. */
export const $compared: ReadableAtom<readonly number[]> = $chosen;

/** Adds or removes a product; false if there is no room for another. */
export function toggleProduct(id: number): boolean {
  const next = toggleCompared($chosen.get(), id);
  if (next) $chosen.set(next);
  return next !== null;
}

export const clearCompared = (): void => $chosen.set([]);
