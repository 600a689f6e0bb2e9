import { FALLBACK_IMAGE } from '../../../domain/product/image-constants.ts';
import { type ImageConfig, imageUrl } from '../../../domain/product/image-url.ts';
import type { ImageWidth } from '../../../domain/product/image-sizes.ts';

/** Displayed at half this size, sharp on dense screens. */
const PICTURE_WIDTH: ImageWidth = 112;
const PICTURE_SIZE = { width: PICTURE_WIDTH, height: PICTURE_WIDTH };

/** Picture of a product that is named beside it. */
export function Thumbnail({ img, images }: { img: string; images: ImageConfig }) {
  return (
    <img
      className="size-14 shrink-0 rounded border border-line bg-white object-contain"
      src={imageUrl(img, PICTURE_SIZE, images)}
      width="56"
      height="56"
      alt=""
      loading="lazy"
      onError={({ currentTarget }) => {
        if (!currentTarget.src.endsWith(FALLBACK_IMAGE)) currentTarget.src = FALLBACK_IMAGE;
      }}
    />
  );
}
