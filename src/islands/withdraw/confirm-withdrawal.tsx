import texts from 'texts:checkout/withdraw';
import { useEffect, useRef, useState } from 'react';
import type { IsoDateTime, Locale } from '../../domain/entities/common.ts';
import { type TypedWithdrawal, withdraw } from '../../stores/withdrawal.ts';
import { refusalText } from '../account/form/refusal-text.ts';

interface Props {
  locale: Locale;
  typed: TypedWithdrawal;
  onBack: () => void;
  onReceived: (at: IsoDateTime) => void;
}

/** Second step of a withdrawal: what was filled in, and the button that confirms it. */
export function ConfirmWithdrawal({ locale, typed, onBack, onReceived }: Props) {
  const t = texts[locale];
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const confirm = async () => {
    if (isBusy) return;
    setBusy(true);
    setFault('');
    const outcome = await withdraw(locale, typed);
    setBusy(false);
    if (outcome.ok) onReceived(outcome.data);
    else setFault(refusalText(outcome, locale));
  };
  const rows = [
    [t.name, typed.name],
    [t.orderNumber, typed.orderNumber],
    [t.email, typed.email],
    [t.reason, typed.reason],
  ] as const;
  return (
    <section className="grid gap-4">
      <h2 ref={heading} className="text-lg font-bold outline-none" tabIndex={-1}>
        {t.confirmTitle}
      </h2>
      <p>{t.confirmText}</p>
      <dl className="grid gap-3 rounded-lg bg-surface p-4">
        {rows
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label}>
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="whitespace-pre-line wrap-anywhere">{value}</dd>
            </div>
          ))}
      </dl>
      <p className="font-medium text-discount empty:hidden" role="alert">
        {fault}
      </p>
      <p className="flex flex-wrap gap-2">
        <button
          className="btn btn-secondary"
          type="button"
          aria-disabled={isBusy}
          onClick={() => void confirm()}
        >
          {isBusy ? t.busy : t.confirm}
        </button>
        <button className="btn btn-light" type="button" onClick={onBack}>
          {t.back}
        </button>
      </p>
    </section>
  );
}
