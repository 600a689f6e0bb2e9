import type { Medium } from '../../domain/product/gallery.ts';
import type { ProductRecord } from './wire.ts';

/** Maps the videos and images of a product, each in the order of the record. */
export function mapMedia(record: ProductRecord): Medium[] {
  const images = (record.Images ?? []).map((image, index): Medium => ({
    type: 'image',
    imageType: image.Type,
    src: image.Url,
    alt: image.Description?.trim() || record.Name,
    order: image.Order ?? index,
  }));
  const videos = (record.Videos ?? []).map((video, index): Medium => ({
    type: video.Type,
    imageType: null,
    src: video.Url,
    alt: video.Description?.trim() || record.Name,
    order: video.Order ?? index,
  }));
  return [...videos, ...images];
}
