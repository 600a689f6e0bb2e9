import type { ReadableAtom } from 'nanostores';
import { comparedIds, toggleCompared } from '../../../domain/product/comparison.ts';
import { storedAtom } from '../../ui/storage.ts';

const $storedIds = storedAtom<readonly number[]>('compared', [], (value) =>
  comparedIds(value as unknown[]),
);

/** Ids of the products that the visitor compares, synced across tabs. */
export const $compared: ReadableAtom<readonly number[]> = $storedIds;

/** Adds or removes a product; false if the comparison is full. */
export function toggleProduct(id: number): boolean {
  const next = toggleCompared($storedIds.get(), id);
  if (next) $storedIds.set(next);
  return next !== null;
}

export const clearCompared = (): void => $storedIds.set([]);
