import texts from 'texts:orders/credit';
import { useCallback } from 'react';
import type { Locale } from '../../../domain/entities/common.ts';
import type { FinancialData } from '../../../domain/entities/customer.ts';
import { priceParts } from '../../../domain/price-parts.ts';
import { loadCredit } from '../../../stores/account-orders.ts';
import { Icon } from '../../ui/icon.tsx';
import { LoadedPart } from '../loaded-part.tsx';
import { useLoaded } from '../use-loaded.ts';

/** Credit limit and balance, or what buying on account is for who does not. */
export function CreditPart({ locale }: { locale: Locale }) {
  const { loaded, reload } = useLoaded(useCallback(() => loadCredit(locale), [locale]));
  return (
    <LoadedPart loaded={loaded} reload={reload} locale={locale} rows={1}>
      {({ found }) =>
        found ? <Credit credit={found} locale={locale} /> : <NotOnAccount locale={locale} />
      }
    </LoadedPart>
  );
}

function Credit({ credit, locale }: { credit: FinancialData; locale: Locale }) {
  const t = texts[locale];
  const { creditLimit, creditBalance } = credit;
  const figures: [string | undefined, number][] = [
    [t.limit, creditLimit],
    [t.balance, creditBalance],
    [t.available, Math.max(0, creditLimit - creditBalance)],
  ];
  return (
    <section className="rounded-lg bg-surface p-5">
      <h2 className="sr-only">{t.title}</h2>
      <dl className="grid gap-4 sm:grid-cols-3">
        {figures.map(([label, cents]) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="text-lg font-bold tabular-nums">{priceParts(cents, locale).text}</dd>
          </div>
        ))}
      </dl>
      <meter
        className="mt-4 block h-2 w-full"
        min={0}
        max={Math.max(creditLimit, 1)}
        value={creditBalance}
        aria-label={t.used}
      />
    </section>
  );
}

function NotOnAccount({ locale }: { locale: Locale }) {
  const t = texts[locale];
  return (
    <section className="flex gap-4 rounded-lg bg-surface p-5">
      <Icon name="info" />
      <div>
        <h2 className="font-bold">{t.noneTitle}</h2>
        <p className="mt-1">{t.noneText}</p>
      </div>
    </section>
  );
}
