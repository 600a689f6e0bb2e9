import texts from 'texts:checkout/overview';
import type { Cart } from '../../../domain/entities/cart.ts';
import { formatNumber } from '../../../domain/money.ts';
import { numberTrimmed } from '../../../domain/number-trimmed.ts';
import { fill } from '../../../i18n/fill.ts';
import { BothPrices } from '../../account/both-prices.tsx';
import { PiecePrice } from '../../account/piece-price.tsx';
import { Thumbnail } from '../../account/orders/thumbnail.tsx';
import { useCheckout } from '../context.ts';

/** The lines of the order with quantity, price and what the discounts save. */
export function OverviewLines({ cart }: { cart: Cart }) {
  const { locale, images } = useCheckout();
  const t = texts[locale];
  return (
    <ul className="divide-y divide-line">
      {cart.lines.map((line) => (
        <li key={line.id} className="flex gap-4 py-4 first:pt-0">
          <Thumbnail img={line.product?.img ?? ''} images={images} />
          <div className="grid min-w-0 grow gap-x-6 gap-y-1 sm:grid-cols-[1fr_auto]">
            <div className="min-w-0">
              <p className="font-medium wrap-anywhere">{line.productTitle}</p>
              {line.product && (
                <p className="text-sm text-muted">
                  {fill(t.number ?? '', { number: numberTrimmed(line.product.number) })}
                </p>
              )}
              <p className="text-sm tabular-nums">
                {formatNumber(line.quantity, locale)} × <PiecePrice {...{ line, locale }} />
              </p>
            </div>
            <div className="tabular-nums sm:text-end">
              <p className="font-bold">
                <BothPrices price={line.total} locale={locale} />
              </p>
              {line.discount.priceInclTax > 0 && (
                <p className="text-sm text-positive">
                  {t.saved} <BothPrices price={line.discount} locale={locale} />
                </p>
              )}
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
