import type { Locale } from '../../domain/shared/common.ts';
import { type Price, formatMoney } from '../../domain/shared/money.ts';
import { VatText } from './vat-text.tsx';

/** An amount in both VAT forms; `base.css` shows the one that the visitor chose. */
export function BothPrices({ price, locale }: { price: Price; locale: Locale }) {
  return <VatText say={(form) => formatMoney(price[form], locale)} />;
}
