import sharp from 'sharp';

export const MAX_PICTURE_BYTES = 12 * 1024 * 1024;
/** The photo size of large phones; bigger images could exhaust the memory. */
const MAX_PIXELS = 120_000_000;
/** Twice the largest display width. */
const MAX_SIDE = 2_400;
const QUALITY = 88;
const FORMATS = new Set(['jpeg', 'png', 'webp', 'avif', 'heif', 'gif', 'tiff']);

/** Bytes that are not an image, or an unreadable one. */
export class NoPictureError extends Error {
  override name = 'NoPictureError';
}

/**
 * Normalises an image for storage: decodes it, applies its orientation, limits its size, and
 * encodes it as WebP without camera metadata. Rejects with a `NoPictureError`.
 */
export async function uprightPicture(
  bytes: Buffer,
): Promise<{ data: Buffer; info: { width: number; height: number } }> {
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { format } = await image.metadata();
    // SVG is refused, because it may contain scripts and external references.
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
