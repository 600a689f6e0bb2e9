import type { CartLine } from '../../domain/entities/cart.ts';
import type { Locale } from '../../domain/entities/common.ts';
import type { ImageWidth } from '../../domain/image-sizes.ts';
import { imageUrl } from '../../domain/image-url.ts';
import { VatPrice } from '../account/lists/vat-price.tsx';
import { useHref, useSidebarData } from './context.ts';

/** Shown at half of this, sharp on dense screens. */
const PICTURE: ImageWidth = 120;
const SIZE = { width: PICTURE, height: PICTURE };

/** A line of the cart where there is little room. */
export function OrderCartLine({ line, locale }: { line: CartLine; locale: Locale }) {
  const { images } = useSidebarData();
  const to = useHref();
  const { product, productTitle, quantity, total } = line;
  return (
    <li className="grid grid-cols-[3.75rem_1fr_auto] items-center gap-3 border-b border-line py-2">
      {product ? (
        <img src={imageUrl(product.img, SIZE, images)} width="60" height="60" alt="" />
      ) : (
        <span />
      )}
      <span className="min-w-0 text-sm wrap-anywhere">
        {product ? (
          <a className="hover:underline" href={to('product-detail-url', { url: product.url })}>
            {productTitle}
          </a>
        ) : (
          productTitle
        )}
        <span className="block text-muted">{quantity} ×</span>
      </span>
      <b className="text-sm">{product && <VatPrice price={total} locale={locale} />}</b>
    </li>
  );
}
