/** Amounts in React, each in both VAT forms; `base.css` hides the one that is not selected. */
import { type Price, formatMoney } from '../../domain/shared/money.ts';
import type { Locale } from '../../domain/shared/common.ts';
import { pieceAmount } from '../../domain/shared/piece-amount.ts';

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

interface Props {
  /** A text with one placeholder for an amount. */
  text: string;
  /** Name of the placeholder. */
  name: string;
  price: Price;
  locale: Locale;
}

/** A text with an amount, rendered in both VAT forms. */
export function VatFilled({ text, name, price, locale }: Props) {
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
    pieceAmount({ unit: unitPrice[form], total: total[form], quantity }, locale);
  return <VatText say={say} />;
}
