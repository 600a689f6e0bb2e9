import type { Locale } from '../../domain/shared/common.ts';
import type { Price } from '../../domain/shared/money.ts';
import { pieceAmount } from '../../domain/shared/piece-amount.ts';
import { VatText } from './vat-text.tsx';

interface Props {
  /** A line, or its amounts before a discount. */
  line: { unitPrice: Price; total: Price; quantity: number };
  locale: Locale;
}

/** The unit price of a line in both VAT forms: times the quantity it is the line's total. */
export function PiecePrice({ line: { unitPrice, total, quantity }, locale }: Props) {
  const say = (form: keyof Price) =>
    pieceAmount({ unit: unitPrice[form], total: total[form], quantity }, locale);
  return <VatText say={say} />;
}
