import type { Locale } from '../../domain/entities/common.ts';
import type { Price } from '../../domain/entities/money.ts';
import { priceParts } from '../../domain/price-parts.ts';

/** An amount in both VAT forms; `base.css` shows the one that the visitor chose. */
export function BothPrices({ price, locale }: { price: Price; locale: Locale }) {
  return (
    <>
      <span className="vat-incl">{priceParts(price.priceInclTax, locale).text}</span>
      <span className="vat-excl">{priceParts(price.priceExclTax, locale).text}</span>
    </>
  );
}
