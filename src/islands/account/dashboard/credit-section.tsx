import texts from 'texts:profile/dashboard';
import { useCallback } from 'react';
import type { Locale } from '../../../domain/entities/common.ts';
import { formatMoney } from '../../../domain/money.ts';
import { creditOf } from '../../../stores/profile.ts';
import { LoadedPart } from '../loaded-part.tsx';
import { Section } from '../section.tsx';
import { useLoaded } from '../use-loaded.ts';

interface Props {
  locale: Locale;
  invoicesHref: string;
}

/** Credit limit and balance of a customer who buys on account (spec 2 §6). */
export function CreditSection({ locale, invoicesHref }: Props) {
  const t = texts[locale];
  const { loaded, reload } = useLoaded(useCallback(() => creditOf(locale), [locale]));
  return (
    <Section title={t.credit ?? ''}>
      <LoadedPart loaded={loaded} reload={reload} locale={locale} rows={1}>
        {({ creditLimit, creditBalance }) => (
          <>
            <dl className="grid gap-1">
              {(
                [
                  [t.limit, creditLimit],
                  [t.balance, creditBalance],
                  [t.room, creditLimit - creditBalance],
                ] as const
              ).map(([label, cents], i) => (
                <div
                  key={label}
                  className={`flex justify-between gap-4 ${i === 2 ? 'border-t border-line pt-1 font-bold' : ''}`}
                >
                  <dt>{label}</dt>
                  <dd className="tabular-nums">{formatMoney(cents, locale)}</dd>
                </div>
              ))}
            </dl>
            <a className="btn btn-light mt-4" href={invoicesHref}>
              {t.invoices}
            </a>
          </>
        )}
      </LoadedPart>
    </Section>
  );
}
