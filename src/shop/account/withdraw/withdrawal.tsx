import texts from 'texts:checkout/withdraw';
import { useEffect, useRef, useState } from 'react';
import { withdrawOrder } from '../../../api/orders/client.ts';
import type { Outcome } from '../../../api/outcome.ts';
import type { IsoDateTime, Locale } from '../../../domain/shared/common.ts';
import { api } from '../../calls/api.ts';
import { refusalText } from '../form/refusal-text.ts';
import { email, required } from '../../../domain/validation/rules.ts';
import { FormFrame, TextField } from '../form/form-frame.tsx';
import { useForm } from '../form/use-form.ts';
import { dayWithYear } from '../../../domain/shared/days.ts';
import { localTime } from '../../../domain/store/opening-hours.ts';
import { fill } from '../../../i18n/fill.ts';
import { fullName } from '../../../domain/account/customer.ts';
import { loadCustomer } from '../session/customer.ts';
import { $user } from '../session/user.ts';

/** Form values of a withdrawal. */
interface TypedWithdrawal {
  name: string;
  orderNumber: string;
  email: string;
  reason: string;
}

/** Withdraws from a whole order; returns the time of receipt. */
const withdraw = (locale: Locale, typed: TypedWithdrawal): Promise<Outcome<IsoDateTime>> =>
  withdrawOrder(api(locale), { ...typed, positions: [] });

interface ConfirmWithdrawalProps {
  locale: Locale;
  typed: TypedWithdrawal;
  onBack: () => void;
  onReceived: (at: IsoDateTime) => void;
}

/** Second step: a summary of the input, and the confirmation button. */
function ConfirmWithdrawal({ locale, typed, onBack, onReceived }: ConfirmWithdrawalProps) {
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

interface WithdrawalFormProps {
  locale: Locale;
  initial: TypedWithdrawal;
  onDone: (typed: TypedWithdrawal) => void;
}

/** First step: customer and order. */
function WithdrawalForm({ locale, initial, onDone }: WithdrawalFormProps) {
  const t = texts[locale];
  const form = useForm<keyof TypedWithdrawal>({
    id: 'withdraw',
    locale,
    initial: { ...initial },
    rules: () => ({ name: [required], orderNumber: [required], email: [required, email] }),
    send(values) {
      onDone(values);
      return Promise.resolve(null);
    },
  });
  const labels = {
    name: t.name,
    orderNumber: t.orderNumber,
    email: t.email,
    reason: t.reason,
  };
  const shared = { form };
  return (
    <FormFrame form={form} labels={labels} submit={t.next}>
      <TextField {...shared} name="name" label={labels.name} autoComplete="name" maxLength={100} />
      <TextField
        {...{ ...shared, name: 'orderNumber', label: labels.orderNumber, maxLength: 40 }}
        autoComplete="off"
        hint={t.orderNumberHint}
      />
      <TextField
        {...{ ...shared, name: 'email', label: labels.email, type: 'email', maxLength: 200 }}
        autoComplete="email"
        hint={t.emailHint}
      />
      <TextField
        {...{ ...shared, name: 'reason', label: labels.reason, rows: 3, maxLength: 500 }}
        isOptional
        hint={t.reasonHint}
      />
    </FormFrame>
  );
}

interface WithdrawalReceivedProps {
  locale: Locale;
  receivedAt: IsoDateTime;
  typed: TypedWithdrawal;
}

/** The receipt of a withdrawal, with date and time. */
function WithdrawalReceived({ locale, receivedAt, typed }: WithdrawalReceivedProps) {
  const t = texts[locale];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="grid gap-3 rounded-lg bg-positive-soft p-5 md:p-6">
      <h2 ref={heading} className="text-lg font-bold outline-none" tabIndex={-1}>
        {t.doneTitle}
      </h2>
      <p>
        {fill(t.doneText, {
          number: typed.orderNumber,
          day: dayWithYear(receivedAt, locale),
          time: localTime(new Date(receivedAt)).time,
        })}
      </p>
      <p>{t.doneMail}</p>
    </section>
  );
}

type Step =
  | { name: 'typing' }
  | { name: 'confirming' }
  | { name: 'received'; receivedAt: IsoDateTime };

const EMPTY_WITHDRAWAL: TypedWithdrawal = { name: '', orderNumber: '', email: '', reason: '' };

/**
 * The withdrawal function (Directive (EU) 2023/2673): a form that needs no sign-in, a separate
 * confirmation button, and a receipt. Prefilled with name and e-mail address of a signed-in
 * customer.
 */
export function Withdrawal({ locale }: { locale: Locale }) {
  const t = texts[locale];
  const [step, setStep] = useState<Step>({ name: 'typing' });
  const [prefilled, setPrefilled] = useState<TypedWithdrawal | null>(null);
  const [typed, setTyped] = useState(EMPTY_WITHDRAWAL);
  useEffect(() => {
    const orderNumber = new URLSearchParams(location.search).get('order')?.slice(0, 40) ?? '';
    const prefill = async () => {
      const customer = $user.get() ? await loadCustomer(locale) : null;
      setPrefilled({
        ...EMPTY_WITHDRAWAL,
        orderNumber,
        ...(customer && { name: fullName(customer), email: customer.email }),
      });
    };
    void prefill();
  }, [locale]);
  if (!prefilled)
    return <div className="h-96 rounded-lg bg-surface" role="status" aria-label={t.busy} />;
  if (step.name === 'received')
    return <WithdrawalReceived locale={locale} receivedAt={step.receivedAt} typed={typed} />;
  if (step.name === 'confirming')
    return (
      <ConfirmWithdrawal
        {...{ locale, typed }}
        onBack={() => setStep({ name: 'typing' })}
        onReceived={(receivedAt) => setStep({ name: 'received', receivedAt })}
      />
    );
  return (
    <WithdrawalForm
      locale={locale}
      initial={typed === EMPTY_WITHDRAWAL ? prefilled : typed}
      onDone={(values) => {
        setTyped(values);
        setStep({ name: 'confirming' });
      }}
    />
  );
}
