import texts from 'texts:checkout/withdraw';
import { useEffect, useRef } from 'react';
import type { IsoDateTime, Locale } from '../../domain/entities/common.ts';
import { fullDay } from '../../domain/day-text.ts';
import { localTime } from '../../domain/opening-hours.ts';
import { fill } from '../../i18n/fill.ts';
import type { TypedWithdrawal } from '../../stores/withdrawal.ts';

interface Props {
  locale: Locale;
  at: IsoDateTime;
  typed: TypedWithdrawal;
}

/** The receipt of a withdrawal, with its day and time. */
export function WithdrawalReceived({ locale, at, typed }: Props) {
  const t = texts[locale];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="grid gap-3 rounded-lg bg-positive-soft p-5 md:p-6">
      <h2 ref={heading} className="text-lg font-bold outline-none" tabIndex={-1}>
        {t.doneTitle}
      </h2>
      <p>
        {fill(t.doneText ?? '', {
          number: typed.orderNumber,
          day: fullDay(at, locale),
          time: localTime(new Date(at)).time,
        })}
      </p>
      <p>{t.doneMail}</p>
    </section>
  );
}
