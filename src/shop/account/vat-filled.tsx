import type { Locale } from '../../domain/shared/common.ts';
import type { Price } from '../../domain/shared/money.ts';
import { BothPrices } from './both-prices.tsx';

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
