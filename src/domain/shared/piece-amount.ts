import type { Locale } from './common.ts';
import { type Cents, formatMoney } from './money.ts';

interface LineAmounts {
  /** Price of one piece, rounded to cents. */
  unit: Cents;
  total: Cents;
  quantity: number;
}

const MAX_DECIMALS = 6;

/**
 * Formats the price of one piece with as many decimals as needed for quantity times price to equal
 * the total. Example: 30 pieces cost € 118,76 without VAT, so one costs € 3,9587 and not € 3,96.
 */
export function formatPiecePrice({ unit, total, quantity }: LineAmounts, locale: Locale): string {
  if (unit * quantity === total) return formatMoney(unit, locale);
  for (let decimals = 3; ; decimals++) {
    const scale = 10 ** (decimals - 2);
    const piece = Math.round((total * scale) / quantity);
    if (decimals === MAX_DECIMALS || Math.round((piece * quantity) / scale) === total)
      return (
        formatMoney(Math.floor(piece / scale), locale) +
        String(piece % scale).padStart(decimals - 2, '0')
      );
  }
}
