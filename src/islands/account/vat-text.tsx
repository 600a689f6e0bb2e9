import type { Price } from '../../domain/entities/money.ts';

/** A text in both VAT forms; `say` writes it with the amounts of one of them. */
export function VatText({ say }: { say: (form: keyof Price) => string }) {
  return (
    <>
      <span className="vat-incl">{say('priceInclTax')}</span>
      <span className="vat-excl">{say('priceExclTax')}</span>
    </>
  );
}
