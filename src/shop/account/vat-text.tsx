import type { Price } from '../../domain/shared/money.ts';

/** A text rendered by `say` in both VAT forms; `base.css` hides the one that is not selected. */
export function VatText({ say }: { say: (form: keyof Price) => string | undefined }) {
  return (
    <>
      <span className="vat-incl">{say('priceInclTax')}</span>
      <span className="vat-excl">{say('priceExclTax')}</span>
    </>
  );
}
