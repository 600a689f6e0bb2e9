import type { Locale } from '../shared/common.ts';
import type { Cents } from '../shared/money.ts';

/** An amount split for display: large euros, raised cents, and one text for screen readers. */
export interface PriceParts {
  /** Whole euros with thousands separators: `1.234` (nl), `1,234` (en). */
  euros: string;
  /** Decimal sign of the language. */
  mark: string;
  /** Always two digits. */
  cents: string;
  /** `€ 1.234,95` (nl, with a no-break space), `€1,234.95` (en). */
  text: string;
}

const SEPARATORS = { nl: { thousands: '.', decimal: ',' }, en: { thousands: ',', decimal: '.' } };

/** Splits an amount for display. Optimised, since lists call it dozens of times per page. */
export function priceParts(amount: Cents, locale: Locale): PriceParts {
  const { thousands, decimal } = SEPARATORS[locale];
  const whole = Math.trunc(Math.abs(amount) / 100);
  const minus = amount < 0 ? '-' : '';
  const digits = String(whole).replace(/\B(?=(\d{3})+$)/g, thousands);
  const cents = String(Math.abs(amount) % 100).padStart(2, '0');
  // Like `formatMoney`: in English the minus precedes the euro sign.
  const sign = locale === 'nl' ? `€\u00a0${minus}` : `${minus}€`;
  const text = `${sign}${digits}${decimal}${cents}`;
  return { euros: minus + digits, mark: decimal, cents, text };
}
