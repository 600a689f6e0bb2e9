import texts from 'texts:checkout/withdraw';
import { useEffect, useState } from 'react';
import type { IsoDateTime, Locale } from '../../domain/entities/common.ts';
import { fullName } from '../../domain/full-name.ts';
import { loadCustomer } from '../../stores/customer.ts';
import { $user } from '../../stores/user.ts';
import type { TypedWithdrawal } from '../../stores/withdrawal.ts';
import { ConfirmWithdrawal } from './confirm-withdrawal.tsx';
import { WithdrawalForm } from './withdrawal-form.tsx';
import { WithdrawalReceived } from './withdrawal-received.tsx';

type Step = { name: 'typing' } | { name: 'confirming' } | { name: 'received'; at: IsoDateTime };

const NOTHING: TypedWithdrawal = { name: '', orderNumber: '', email: '', reason: '' };

/**
 * The withdrawal function (Directive (EU) 2023/2673): a form that needs no sign-in, a separate
 * button to confirm, and the receipt. Name and address of who is signed in are filled in.
 */
export function Withdrawal({ locale }: { locale: Locale }) {
  const t = texts[locale];
  const [step, setStep] = useState<Step>({ name: 'typing' });
  const [known, setKnown] = useState<TypedWithdrawal | null>(null);
  const [typed, setTyped] = useState(NOTHING);
  useEffect(() => {
    const orderNumber = new URLSearchParams(location.search).get('order')?.slice(0, 40) ?? '';
    const fill = async () => {
      const customer = $user.get() ? await loadCustomer(locale) : null;
      setKnown({
        ...NOTHING,
        orderNumber,
        ...(customer && { name: fullName(customer), email: customer.email }),
      });
    };
    void fill();
  }, [locale]);
  if (!known)
    return <div className="h-96 rounded-lg bg-surface" role="status" aria-label={t.busy} />;
  if (step.name === 'received')
    return <WithdrawalReceived locale={locale} at={step.at} typed={typed} />;
  if (step.name === 'confirming')
    return (
      <ConfirmWithdrawal
        {...{ locale, typed }}
        onBack={() => setStep({ name: 'typing' })}
        onReceived={(at) => setStep({ name: 'received', at })}
      />
    );
  return (
    <WithdrawalForm
      locale={locale}
      initial={typed === NOTHING ? known : typed}
      onDone={(values) => {
        setTyped(values);
        setStep({ name: 'confirming' });
      }}
    />
  );
}
