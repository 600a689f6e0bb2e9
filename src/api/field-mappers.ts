/** Mappers of record fields that several areas have. */
import type { ImageRecord } from './fields.ts';
import { toCents, type Cents } from '../domain/shared/money.ts';

/** Converts an amount in euros to cents; null if absent. */
export function centsOrNull(amount: number | null | undefined): Cents | null {
  return amount == null ? null : toCents(amount);
}

/** Returns the address of the first image of type Front; null without one (spec 1 §3). */
export function frontImageUrl(images: readonly ImageRecord[] | null | undefined): string | null {
  return images?.find((image) => image.Type === 'Front')?.Url ?? null;
}
