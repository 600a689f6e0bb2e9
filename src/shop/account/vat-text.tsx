import type { Price } from '../../domain/shared/money.ts';

/** A text in both VAT forms, written by `say`; `base.css` shows the form that the visitor chose. */
export function VatText({ say }: { say: (form: keyof Price) => string | undefined }) {
  return (
    <>
      <span className="vat-incl">{say('priceInclTax')}</span>
      <span className="vat-excl">{say('priceExclTax')}</span>
    </>
  );
}
