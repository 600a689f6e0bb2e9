import type { Locale } from '../../../domain/shared/common.ts';
import type { Price } from '../../../domain/shared/money.ts';
import { priceParts } from '../../../domain/product/price-parts.ts';

/** An amount in both VAT forms; `base.css` shows the one that the visitor chose. */
export function VatPrice({ price, locale }: { price: Price; locale: Locale }) {
  return (
    <>
      <span className="vat-incl">{priceParts(price.priceInclTax, locale).text}</span>
      <span className="vat-excl">{priceParts(price.priceExclTax, locale).text}</span>
    </>
  );
}
