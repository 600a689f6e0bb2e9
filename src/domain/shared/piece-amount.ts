import type { Locale } from './common.ts';
import { type Cents, formatMoney } from './money.ts';

interface PiecesOfLine {
  /** Price of one piece, rounded to cents. */
  unit: Cents;
  total: Cents;
  quantity: number;
}

const MOST_DECIMALS = 6;

/**
 * The price of one piece as text, with as many decimals as it takes for pieces times price to be
 * the total: 30 pieces of € 4,79 are € 118,76 without VAT, so that one is € 3,9587 and not € 3,96.
 */
export function pieceAmount({ unit, total, quantity }: PiecesOfLine, locale: Locale): string {
  if (unit * quantity === total) return formatMoney(unit, locale);
  for (let decimals = 3; ; decimals++) {
    const scale = 10 ** (decimals - 2);
    const piece = Math.round((total * scale) / quantity);
    if (decimals === MOST_DECIMALS || Math.round((piece * quantity) / scale) === total)
      return (
        formatMoney(Math.floor(piece / scale), locale) +
        String(piece % scale).padStart(decimals - 2, '0')
      );
  }
}
