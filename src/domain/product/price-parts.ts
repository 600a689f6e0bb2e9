import type { Locale } from '../shared/common.ts';
import type { Cents } from '../shared/money.ts';

/** An amount cut up for display: large euros, raised cents, and one phrase to read aloud. */
export interface PriceParts {
  /** Whole euros with their thousands mark: `1.234` (nl), `1,234` (en). */
  euros: string;
  /** The decimal mark of the language. */
  mark: string;
  /** Always two figures. */
  cents: string;
  /** `€ 1.234,95` (nl), `€1,234.95` (en); the space is one that does not break. */
  text: string;
}

const MARKS = { nl: { thousands: '.', decimal: ',' }, en: { thousands: ',', decimal: '.' } };

/** Cuts an amount up for display. Written out, since lists call it dozens of times a page. */
export function priceParts(amount: Cents, locale: Locale): PriceParts {
  const { thousands, decimal } = MARKS[locale];
  const whole = Math.trunc(Math.abs(amount) / 100);
  const minus = amount < 0 ? '-' : '';
  const figures = String(whole).replace(/\B(?=(\d{3})+$)/g, thousands);
  const cents = String(Math.abs(amount) % 100).padStart(2, '0');
  // As `formatMoney`: an English amount has its minus before the sign.
  const sign = locale === 'nl' ? `€\u00a0${minus}` : `${minus}€`;
  const text = `${sign}${figures}${decimal}${cents}`;
  return { euros: minus + figures, mark: decimal, cents, text };
}
