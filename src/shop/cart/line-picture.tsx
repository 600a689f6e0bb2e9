import type { CartLine } from '../../domain/cart/cart.ts';
import type { ImageWidth } from '../../domain/product/image-sizes.ts';
import { type ImageConfig, imageUrl } from '../../domain/product/image-url.ts';

/** Displayed at half this size, sharp on dense screens. */
const PICTURE: ImageWidth = 160;
const SIZE = { width: PICTURE, height: PICTURE };

/** Picture of a line; an empty box for a product that is no longer available. */
export function LinePicture({
  product,
  images,
}: Pick<CartLine, 'product'> & { images: ImageConfig }) {
  if (!product) return <span className="h-20 w-20 shrink-0 rounded bg-surface" />;
  return (
    <img
      className="h-20 w-20 shrink-0 rounded bg-white"
      src={imageUrl(product.img, SIZE, images)}
      width="80"
      height="80"
      alt=""
      loading="lazy"
    />
  );
}
