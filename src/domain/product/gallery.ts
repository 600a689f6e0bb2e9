import type { GalleryItem } from './product.ts';

type ImageType = 'Small' | 'Big' | 'Front';

/** An image or video of a product, before the gallery is sorted. */
export interface GalleryMedium {
  type: GalleryItem['type'];
  /** Null for videos. */
  imageType: ImageType | null;
  src: string;
  alt: string;
  order: number;
}

// Sort key: videos first, then the front image, then the others by their order (spec 2 §3).
function galleryRank(medium: GalleryMedium): number {
  if (medium.type !== 'image') return 0;
  return medium.imageType === 'Front' ? 1 : 2;
}

/**
 * Sorts and numbers the gallery, from 0. Omits duplicates, and images of type Small, which are
 * thumbnails of others; a gallery with thumbnails only keeps them.
 */
export function sortGallery(media: readonly GalleryMedium[]): GalleryItem[] {
  const large = media.filter((medium) => medium.imageType !== 'Small');
  const sorted = (large.length > 0 ? large : [...media]).sort(
    (a, b) => galleryRank(a) - galleryRank(b) || a.order - b.order,
  );
  const bySrc = new Map<string, GalleryMedium>();
  for (const medium of sorted) if (!bySrc.has(medium.src)) bySrc.set(medium.src, medium);
  return [...bySrc.values()].map(({ type, src, alt }, order) => ({ type, src, alt, order }));
}

/** Returns the main image of a product: Front, else Big, else Small; null without images. */
export function frontImage(media: readonly GalleryMedium[]): string | null {
  const images = media.filter((medium) => medium.type === 'image');
  const firstOfType = (type: ImageType) =>
    images.filter((image) => image.imageType === type).sort((a, b) => a.order - b.order)[0]?.src;
  return firstOfType('Front') ?? firstOfType('Big') ?? firstOfType('Small') ?? null;
}
