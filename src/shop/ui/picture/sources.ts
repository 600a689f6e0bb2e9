import { type ImageWidth, isImageSize } from '../../../domain/product/image-sizes.ts';
import { imageUrl } from '../../../domain/product/image-url.ts';
import { imageConfig } from './image-config.ts';

/** Widths that pictures come in; few, so that their host's cache is hit. */
const WIDTHS: readonly ImageWidth[] = [120, 240, 360, 560, 720, 1120];

export interface Sources {
  src: string;
  /** Absent where one size serves every screen. */
  srcset: string | undefined;
}

/**
 * Addresses of a picture for a place of `width` x `height` CSS pixels: from two thirds of that
 * (for narrow screens) to double (for dense ones), all in the place's ratio. Throws where the
 * picture service would refuse one of these sizes (`image-sizes.ts`).
 */
export function sources(path: string, width: number, height: number): Sources {
  const sized = (w: number) => {
    const h = (w * height) / width;
    if (!isImageSize(w, h))
      throw new Error(`Pictures of ${w} x ${Math.round(h)} are missing in image-sizes.ts.`);
    return imageUrl(path, { width: w, height: h }, imageConfig());
  };
  const between = WIDTHS.filter((w) => w >= (width * 2) / 3 && w <= width * 2);
  // A place smaller than all of them: its own size and double.
  const widths = between.length > 0 ? between : [width, width * 2];
  const [only = width, ...others] = widths;
  if (others.length === 0) return { src: sized(only), srcset: undefined };
  const src = sized(width);
  const hasSizes = widths.some((w) => sized(w) !== src);
  return { src, srcset: hasSizes ? widths.map((w) => `${sized(w)} ${w}w`).join(', ') : undefined };
}
