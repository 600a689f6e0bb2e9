/** An amount or text in React, each in both VAT forms; `base.css` hides the one that is not selected. */
import { type Price, formatMoney } from '../../domain/shared/money.ts';
import type { Locale } from '../../domain/shared/common.ts';
import texts from 'texts:orders/vat';

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

/** The VAT form of the amount above it. */
export function VatLabel({ locale }: { locale: Locale }) {
  const t = texts[locale];
  return (
    <span className="block text-xs font-normal text-muted">
      <VatText say={(form) => (form === 'priceInclTax' ? t.incl : t.excl)} />
    </span>
  );
}
