import type { ReactNode } from 'react';
import type { CartLine, Cart } from '../../../domain/cart/cart.ts';
import type { Locale } from '../../../domain/shared/common.ts';
import type { ImageWidth } from '../../../domain/product/image-sizes.ts';
import { imageUrl } from '../../../domain/product/image-url.ts';
import { BothPrices } from '../../account/prices.tsx';
import { useHref, useSidebarData, type SidebarProps, useTexts } from './context.ts';
import { couponPrices } from '../../../domain/cart/coupon-prices.ts';
import { useCart } from '../../cart/use-cart.ts';
import { CartFailedNote, SidebarEmpty, SidebarSkeleton } from './sidebar-states.tsx';
import { Amounts } from './product-line.tsx';

/** Displayed at half this size, sharp on dense screens. */
const PICTURE_SIZE: ImageWidth = 120;
const PICTURE_SIZES = { width: PICTURE_SIZE, height: PICTURE_SIZE };

/** A compact cart line. */
function OrderCartLine({ line, locale }: { line: CartLine; locale: Locale }) {
  const { images } = useSidebarData();
  const to = useHref();
  const { product, productTitle, quantity, total } = line;
  return (
    <li className="grid grid-cols-[3.75rem_1fr_auto] items-center gap-3 border-b border-line py-2">
      {product ? (
        <img src={imageUrl(product.img, PICTURE_SIZES, images)} width="60" height="60" alt="" />
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
      <b className="text-sm">{product && <BothPrices price={total} locale={locale} />}</b>
    </li>
  );
}

/** A summary of the cart that is being ordered (spec 1 §2.10); with a link if the cart is empty. */
export function CheckoutSidebarOrderCart({ locale }: SidebarProps) {
  const t = useTexts();
  const to = useHref();
  const { cart, status, reload } = useCart(useSidebarData().costs);
  if (status === 'failed') return <CartFailedNote onRetry={reload} />;
  if (!cart) return <SidebarSkeleton text={t('shell.loading')} />;
  if (cart.lines.length === 0) {
    return (
      <SidebarEmpty icon="cart" title={t('orderCart.title')} text={t('orderCart.text')}>
        <a className="btn btn-secondary" href={to('product-lister')}>
          {t('orderCart.products')}
        </a>
        <a className="btn btn-light" href={to('product-lister-actie')}>
          {t('orderCart.offers')}
        </a>
      </SidebarEmpty>
    );
  }
  return (
    <div className="grid gap-2 p-4">
      <ul aria-label={t('orderCart.lines')}>
        {cart.lines.map((line) => (
          <OrderCartLine key={line.productId} {...{ line, locale }} />
        ))}
      </ul>
      <OrderCartAmounts {...{ cart, locale }} />
      <a className="btn btn-secondary" href={to('cart')}>
        {t('orderCart.toCart')}
      </a>
    </div>
  );
}

function OrderCartAmounts({ cart, locale }: Pick<SidebarProps, 'locale'> & { cart: Cart }) {
  const t = useTexts();
  const amountOf = (price: Cart['total']) => <BothPrices {...{ price, locale }} />;
  const { shippingCost, coupons, subtotal, total } = cart;
  const couponDiscounts = couponPrices(cart);
  return (
    <Amounts
      rows={[
        [t('orderCart.subtotal'), amountOf(subtotal)],
        ...coupons.map(({ name }, i): [string, ReactNode] => [
          name,
          <>−{amountOf(couponDiscounts[i]!)}</>,
        ]),
        [
          t('orderCart.shipping'),
          shippingCost.priceInclTax === 0 ? t('orderCart.free') : amountOf(shippingCost),
        ],
        [t('orderCart.total'), amountOf(total), true],
      ]}
    />
  );
}
