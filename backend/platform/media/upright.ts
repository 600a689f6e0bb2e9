import sharp from 'sharp';

export const MAX_PICTURE_BYTES = 12 * 1024 * 1024;
/** A photo of the largest phones; what is larger could fill the memory. */
const MAX_PIXELS = 120_000_000;
/** Twice as wide as any place that shows one. */
const MAX_SIDE = 2_400;
const QUALITY = 88;
const FORMATS = new Set(['jpeg', 'png', 'webp', 'avif', 'heif', 'gif', 'tiff']);

/** Bytes that are no picture, or one that cannot be read. */
export class NoPictureError extends Error {
  override name = 'NoPictureError';
}

/**
 * A picture as it is kept: decoded, turned upright, made no larger than a page can show, and written
 * anew as WebP without what the camera noted. Rejects with a `NoPictureError`.
 */
export async function uprightPicture(
  bytes: Buffer,
): Promise<{ data: Buffer; info: { width: number; height: number } }> {
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { format } = await image.metadata();
    // A drawing in SVG may hold scripts, and points elsewhere: it is no picture here.
    if (!FORMATS.has(format)) throw new NoPictureError('The format is not one of pictures.');
    return await image
      .rotate()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY, smartSubsample: true })
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    if (error instanceof NoPictureError) throw error;
    throw new NoPictureError('The picture cannot be read.', { cause: error });
  }
}
