/** Prices in the lines of carts, orders and lists, in both VAT forms. */
import type { Locale } from '../../domain/shared/common.ts';
import type { Price } from '../../domain/shared/money.ts';
import { formatPiecePrice } from '../../domain/shared/piece-amount.ts';
import { BothPrices, VatText } from './prices.tsx';

interface VatFilledProps {
  /** A text with one placeholder for an amount. */
  text: string;
  /** Name of the placeholder. */
  name: string;
  price: Price;
  locale: Locale;
}

/** A text with an amount, rendered in both VAT forms. */
export function VatFilled({ text, name, price, locale }: VatFilledProps) {
  const [before, after] = text.split(`{${name}}`);
  return (
    <>
      {before}
      <BothPrices {...{ price, locale }} />
      {after}
    </>
  );
}

interface PiecePriceProps {
  /** A line, or its amounts before a discount. */
  line: { unitPrice: Price; total: Price; quantity: number };
  locale: Locale;
}

/** The unit price of a line in both VAT forms: times the quantity it is the line's total. */
export function PiecePrice({ line: { unitPrice, total, quantity }, locale }: PiecePriceProps) {
  const say = (form: keyof Price) =>
    formatPiecePrice({ unit: unitPrice[form], total: total[form], quantity }, locale);
  return <VatText say={say} />;
}
