import type { Locale } from '../shared/common.ts';
import { type Cents, formatAmount } from '../shared/money.ts';

/** An amount cut up for display: large euros and raised cents. As one text: `formatMoney`. */
interface PriceParts {
  /** Whole euros with their thousands mark: `1.234` (nl), `1,234` (en). */
  euros: string;
  /** Decimal sign of the language. */
  mark: string;
  /** Always two digits. */
  cents: string;
}

export function priceParts(amount: Cents, locale: Locale): PriceParts {
  const text = formatAmount(amount, locale);
  return { euros: text.slice(0, -3), mark: text.slice(-3, -2), cents: text.slice(-2) };
}
