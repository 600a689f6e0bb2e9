import type { ReactNode } from 'react';
import { couponPrices } from '../../domain/cart/coupon-prices.ts';
import type { Cart } from '../../domain/entities/cart.ts';
import { VatPrice } from '../account/lists/vat-price.tsx';
import { useCart } from '../cart/use-cart.ts';
import { CartFailedNote } from './cart-failed-note.tsx';
import { type SidebarProps, useHref, useSidebarData, useTexts } from './context.ts';
import { SidebarEmpty } from './empty.tsx';
import { SidebarGhost } from './ghost.tsx';
import { OrderCartLine } from './order-cart-line.tsx';
import { Amounts } from './product-line.tsx';

/** What is being ordered, in short (spec 1 §2.10); an empty cart leads on. */
export default function OrderCart({ locale }: SidebarProps) {
  const t = useTexts();
  const to = useHref();
  const { cart, status, reload } = useCart(useSidebarData().costs);
  if (status === 'failed') return <CartFailedNote onRetry={reload} />;
  if (!cart) return <SidebarGhost text={t('shell.loading')} />;
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
    <div className="sidebar-section">
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
  const both = (price: Cart['total']) => <VatPrice {...{ price, locale }} />;
  const { shippingCost, coupons, subtotal, total } = cart;
  const taken = couponPrices(cart);
  return (
    <Amounts
      rows={[
        [t('orderCart.subtotal'), both(subtotal)],
        ...coupons.map(({ name }, i): [string, ReactNode] => [name, <>−{both(taken[i]!)}</>]),
        [
          t('orderCart.shipping'),
          shippingCost.priceInclTax === 0 ? t('orderCart.free') : both(shippingCost),
        ],
        [t('orderCart.total'), both(total), true],
      ]}
    />
  );
}
