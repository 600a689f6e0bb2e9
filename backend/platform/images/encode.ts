import sharp, { type Sharp } from 'sharp';
import type { ImageQuery } from './request.ts';

/** The output formats, best first. */
export type Format = 'avif' | 'webp' | 'jpeg';

// Jobs run in parallel, one per core: more threads inside each would only contend.
sharp.concurrency(1);
sharp.cache(false);

/** Rasterises and encodes a drawing. `quality` is 1 to 100 on one scale for all formats. */
export async function encode(svg: string, format: Format, quality: number): Promise<Buffer> {
  const image = sharp(Buffer.from(svg), { limitInputPixels: 2000 * 2000 + 1 }).flatten({
    background: '#ffffff',
  });
  return inFormat(image, format, quality);
}

/**
 * Resizes a photo, cropped (`cover`) or fitted with white margins (`contain`); with one side given,
 * the other follows. Never enlarges. `cover` keeps transparency (of logos, for example) if the
 * format supports it.
 */
export async function encodePhoto(
  bytes: Buffer,
  { w, h, q }: ImageQuery,
  format: Format,
  fit: 'cover' | 'contain' = 'cover',
): Promise<Buffer> {
  const background = '#ffffff';
  const image = sharp(bytes).resize(w, h, { fit, background, withoutEnlargement: true });
  const keepsAlpha = fit === 'cover' && format !== 'jpeg';
  return inFormat(keepsAlpha ? image : image.flatten({ background }), format, q);
}

function inFormat(image: Sharp, format: Format, quality: number): Promise<Buffer> {
  if (format === 'avif') return image.avif({ quality: avifQuality(quality), effort: 0, chromaSubsampling: quality > 90 ? '4:4:4' : '4:2:0' }).toBuffer(); // prettier-ignore
  if (format === 'webp') return image.webp({ quality, effort: 4, smartSubsample: true }).toBuffer();
  return image.jpeg({ quality, mozjpeg: true }).toBuffer();
}

/** AVIF quality 50 looks like JPEG quality 80. */
const avifQuality = (quality: number): number =>
  Math.max(1, Math.round(quality <= 80 ? quality * 0.625 : 50 + (quality - 80) * 1.5));
