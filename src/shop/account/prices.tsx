/** An amount or text in React, each in both VAT forms; `base.css` hides the one that is not selected. */
import { type Price, formatMoney } from '../../domain/shared/money.ts';
import type { Locale } from '../../domain/shared/common.ts';

/** A text rendered by `say` in both VAT forms; `base.css` hides the one that is not selected. */
export function VatText({ say }: { say: (form: keyof Price) => string | undefined }) {
  return (
    <>
      <span className="vat-incl">{say('priceInclTax')}</span>
      <span className="vat-excl">{say('priceExclTax')}</span>
    </>
  );
}

/** An amount in both VAT forms; `base.css` hides the one that is not selected. */
export function BothPrices({ price, locale }: { price: Price; locale: Locale }) {
  return <VatText say={(form) => formatMoney(price[form], locale)} />;
}
