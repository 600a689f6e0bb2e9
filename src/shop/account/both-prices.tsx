import type { Locale } from '../../domain/shared/common.ts';
import type { Price } from '../../domain/shared/money.ts';
import { priceParts } from '../../domain/product/price-parts.ts';
import { VatText } from './vat-text.tsx';

/** An amount in both VAT forms; `base.css` shows the one that the visitor chose. */
export function BothPrices({ price, locale }: { price: Price; locale: Locale }) {
  return <VatText say={(form) => priceParts(price[form], locale).text} />;
}
