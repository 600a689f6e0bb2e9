import type { Locale } from '../../domain/entities/common.ts';
import type { Price } from '../../domain/entities/money.ts';
import { pieceAmount } from '../../domain/piece-amount.ts';

interface Props {
  /** A line, or what its pieces cost before a discount. */
  line: { unitPrice: Price; total: Price; quantity: number };
  locale: Locale;
}

/** The price of one piece of a line in both VAT forms: times the quantity it is the line's total. */
export function PiecePrice({ line: { unitPrice, total, quantity }, locale }: Props) {
  const amount = (form: keyof Price) =>
    pieceAmount({ unit: unitPrice[form], total: total[form], quantity }, locale);
  return (
    <>
      <span className="vat-incl">{amount('priceInclTax')}</span>
      <span className="vat-excl">{amount('priceExclTax')}</span>
    </>
  );
}
