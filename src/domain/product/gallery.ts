import type { GalleryItem } from './product.ts';

type ImageType = 'Small' | 'Big' | 'Front';

/** A picture or film of a product before it has its place in the gallery. */
export interface Medium {
  type: GalleryItem['type'];
  /** Null for films. */
  imageType: ImageType | null;
  src: string;
  alt: string;
  order: number;
}

// Films first, then the front image, then the others by their order (spec 2 §3).
function rank(medium: Medium): number {
  if (medium.type !== 'image') return 0;
  return medium.imageType === 'Front' ? 1 : 2;
}

/**
 * The gallery in its order, numbered from 0. Images of type Small are thumbnails of others
 * and stay out, unless there is nothing else. The same address stands in it once.
 */
export function gallery(media: readonly Medium[]): GalleryItem[] {
  const large = media.filter((medium) => medium.imageType !== 'Small');
  const sorted = (large.length > 0 ? large : [...media]).sort(
    (a, b) => rank(a) - rank(b) || a.order - b.order,
  );
  const bySrc = new Map<string, Medium>();
  for (const medium of sorted) if (!bySrc.has(medium.src)) bySrc.set(medium.src, medium);
  return [...bySrc.values()].map(({ type, src, alt }, order) => ({ type, src, alt, order }));
}

/** The picture that stands for a product: Front, else Big, else Small; null without any. */
export function frontImage(media: readonly Medium[]): string | null {
  const images = media.filter((medium) => medium.type === 'image');
  const first = (type: ImageType) =>
    images.filter((image) => image.imageType === type).sort((a, b) => a.order - b.order)[0]?.src;
  return first('Front') ?? first('Big') ?? first('Small') ?? null;
}
