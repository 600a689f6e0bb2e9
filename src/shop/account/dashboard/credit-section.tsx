import partTexts from 'texts:account/part';
import texts from 'texts:profile/dashboard';
import type { Locale } from '../../../domain/shared/common.ts';
import type { FinancialData } from '../../../domain/account/customer.ts';
import { formatMoney } from '../../../domain/shared/money.ts';
import { Section } from '../section.tsx';

interface Props {
  /** Null if it could not be loaded. */
  credit: FinancialData | null;
  locale: Locale;
  invoicesHref: string;
  reload: () => void;
}

/** Credit limit and balance of a customer who buys on account (spec 2 §6). */
export function CreditSection({ credit, locale, invoicesHref, reload }: Props) {
  const t = texts[locale];
  if (!credit) {
    return (
      <Section title={t.credit}>
        <p className="mb-4">{partTexts[locale]['failed']}</p>
        <button className="btn btn-light" type="button" onClick={reload}>
          {partTexts[locale]['retry']}
        </button>
      </Section>
    );
  }
  const { creditLimit, creditBalance } = credit;
  const row = (label: string | undefined, cents: number, className = '') => (
    <div className={`flex justify-between gap-4 ${className}`}>
      <dt>{label}</dt>
      <dd className="tabular-nums">{formatMoney(cents, locale)}</dd>
    </div>
  );
  return (
    <Section title={t.credit}>
      <dl className="grid gap-1">
        {row(t.limit, creditLimit)}
        {row(t.balance, creditBalance)}
        {row(t.room, creditLimit - creditBalance, 'border-t border-line pt-1 font-bold')}
      </dl>
      <a className="btn btn-light mt-4" href={invoicesHref}>
        {t.invoices}
      </a>
    </Section>
  );
}
