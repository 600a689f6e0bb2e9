import texts from 'texts:checkout/withdraw';
import type { Locale } from '../../domain/entities/common.ts';
import { email, required } from '../../domain/validation/rules.ts';
import type { TypedWithdrawal } from '../../stores/withdrawal.ts';
import { FormFrame } from '../account/form/form-frame.tsx';
import { TextField } from '../account/form/text-field.tsx';
import { useForm } from '../account/form/use-form.ts';

interface Props {
  locale: Locale;
  initial: TypedWithdrawal;
  onDone: (typed: TypedWithdrawal) => void;
}

/** First step of a withdrawal: who withdraws from which order. */
export function WithdrawalForm({ locale, initial, onDone }: Props) {
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
    name: t.name ?? '',
    orderNumber: t.orderNumber ?? '',
    email: t.email ?? '',
    reason: t.reason ?? '',
  };
  const shared = { form };
  return (
    <FormFrame form={form} labels={labels} submit={t.next ?? ''}>
      <TextField {...shared} name="name" label={labels.name} autoComplete="name" maxLength={100} />
      <TextField
        {...{ ...shared, name: 'orderNumber', label: labels.orderNumber, maxLength: 40 }}
        autoComplete="off"
        hint={t.orderNumberHint ?? ''}
      />
      <TextField
        {...{ ...shared, name: 'email', label: labels.email, type: 'email', maxLength: 200 }}
        autoComplete="email"
        hint={t.emailHint ?? ''}
      />
      <TextField
        {...{ ...shared, name: 'reason', label: labels.reason, rows: 3, maxLength: 500 }}
        isOptional
        hint={t.reasonHint ?? ''}
      />
    </FormFrame>
  );
}
