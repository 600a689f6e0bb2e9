import type { Locale } from '../../domain/shared/common.ts';
import { type Price, formatMoney } from '../../domain/shared/money.ts';
import { VatText } from './vat-text.tsx';

/** An amount in both VAT forms; `base.css` hides the one that is not selected. */
export function BothPrices({ price, locale }: { price: Price; locale: Locale }) {
  return <VatText say={(form) => formatMoney(price[form], locale)} />;
}
