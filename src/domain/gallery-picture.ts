/** How the gallery of a product's page offers a picture, in CSS pixels. */
export const GALLERY_SIDE = 560;
/** All widths that `sources` makes for a place of that side. */
export const GALLERY_WIDTHS = [560, 720, 1120] as const;
export const GALLERY_SIZES =
  '(min-width: 1280px) 31rem, (min-width: 768px) 45vw, calc(100vw - 2rem)';

/** The `srcset` of a sized picture in the widths of the gallery; null where the address names no size. */
export function gallerySrcset(src: string): string | null {
  const sized = (side: number) => src.replace(/([?&][wh]=)\d+/g, `$1${side}`);
  if (sized(GALLERY_SIDE) === sized(2 * GALLERY_SIDE)) return null;
  return GALLERY_WIDTHS.map((width) => `${sized(width)} ${width}w`).join(', ');
}
