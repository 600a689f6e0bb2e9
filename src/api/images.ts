import type { ImageRecord } from './records.ts';

/** Returns the address of the first image of type Front; null without one (spec 1 §3). */
export function frontImageUrl(images: readonly ImageRecord[] | null | undefined): string | null {
  return images?.find((image) => image.Type === 'Front')?.Url ?? null;
}
