/**
 * Image sizes that pages use (spec 1 §7). The image service refuses all other sizes, so that nobody
 * can make it render and store an unlimited number.
 *
 * Never remove a size: pages in caches, and releases after a rollback, still request it.
 */
export const IMAGE_WIDTHS = [
  56, 64, 72, 96, 112, 120, 160, 240, 360, 480, 560, 720, 1080, 1120, 1200, 1440, 1600,
] as const;

/** Aspect ratios: square, share card, store front, brand logo, banner. */
const IMAGE_RATIOS = [1, 1200 / 630, 560 / 320, 2, 4 / 3] as const;

export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

export function isImageWidth(width: number): width is ImageWidth {
  return (IMAGE_WIDTHS as readonly number[]).includes(width);
}

/** Returns the heights in pixels that pages use with a width. */
export function imageHeights(width: ImageWidth): number[] {
  return IMAGE_RATIOS.map((ratio) => Math.round(width / ratio)).sort((a, b) => a - b);
}

/**
 * Returns whether the image service serves this size. Without a height, any listed width is valid.
 */
export function isImageSize(width: number, height?: number): boolean {
  if (!isImageWidth(width)) return false;
  return height === undefined || imageHeights(width).includes(Math.round(height));
}
