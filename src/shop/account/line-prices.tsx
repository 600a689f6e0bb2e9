/** Prices in the lines of carts, orders and lists, in both VAT forms. */
import type { Locale } from '../../domain/shared/common.ts';
import type { Price } from '../../domain/shared/money.ts';
import { formatPiecePrice } from '../../domain/shared/piece-amount.ts';
import { BothPrices, VatText } from './prices.tsx';

interface AmountTextProps {
  /** A text with one placeholder for an amount. */
  text: string;
  /** Name of the placeholder. */
  placeholderName: string;
  price: Price;
  locale: Locale;
}

/** A text with an amount, rendered in both VAT forms. */
export function AmountText({ text, placeholderName, price, locale }: AmountTextProps) {
  const [before, after] = text.split(`{${placeholderName}}`);
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

/**
 * The price per piece of a line in both VAT forms; multiplied by the quantity it equals the line's
 * total.
 */
export function PiecePrice({ line: { unitPrice, total, quantity }, locale }: PiecePriceProps) {
  const priceText = (form: keyof Price) =>
    formatPiecePrice({ unit: unitPrice[form], total: total[form], quantity }, locale);
  return <VatText say={priceText} />;
}
