/**
 * Sizes of the pictures that pages show (spec 1 §7). The picture service answers these and refuses
 * all others, so that nobody can make it draw and store sizes without end.
 *
 * Sizes are only added: a rolled-back release and pages in caches ask for those of their own time.
 */
export const IMAGE_WIDTHS = [
  56, 64, 72, 96, 112, 120, 160, 240, 360, 480, 560, 720, 1080, 1120, 1200, 1440, 1600,
] as const;

/** Width divided by height: square, share card, store front, brand logo, banner. */
const IMAGE_RATIOS = [1, 1200 / 630, 560 / 320, 2, 4 / 3] as const;

export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/** True for a width that pages use. */
export function isImageWidth(width: number): width is ImageWidth {
  return (IMAGE_WIDTHS as readonly number[]).includes(width);
}

/** Heights in pixels that pages use together with a width. */
export function imageHeights(width: ImageWidth): number[] {
  return IMAGE_RATIOS.map((ratio) => Math.round(width / ratio)).sort((a, b) => a - b);
}

/** True where the picture service answers this size; without a height, any listed width. */
export function isImageSize(width: number, height?: number): boolean {
  if (!isImageWidth(width)) return false;
  return height === undefined || imageHeights(width).includes(Math.round(height));
}
