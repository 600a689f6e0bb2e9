import texts from 'texts:profile/email';
import type { Locale } from '../../../domain/shared/common.ts';
import type { Customer } from '../../../domain/account/customer.ts';
import { cleanEmail } from '../../../domain/shared/pasted-text.ts';
import { email as isEmail, required } from '../../../domain/validation/rules.ts';
import { isEmailAvailable } from '../session/account-access.ts';
import { saveCustomer } from '../session/customer.ts';
import { notify } from '../../calls/notification.ts';
import { EditableSection } from '../editable-section.tsx';
import { FormFrame, TextField } from '../form/form-frame.tsx';
import { problemText } from '../form/problem-text.ts';
import { refusalText } from '../form/refusal-text.ts';
import { useForm } from '../form/use-form.ts';
import { Section } from '../section.tsx';

const FORM_ID = 'email';

interface Props {
  customer: Customer;
  locale: Locale;
  hasPassword: boolean;
}

/** The e-mail address that is used to sign in. */
export function EmailSection({ customer, locale, hasPassword }: Props) {
  const t = texts[locale];
  const view = <p className="wrap-anywhere">{customer.email}</p>;
  if (!hasPassword) {
    return (
      <Section title={t.title}>
        {view}
        <p className="mt-2 text-sm text-muted">{t.elsewhere}</p>
      </Section>
    );
  }
  return (
    <EditableSection title={t.title} editText={t.edit} formId={FORM_ID} view={view}>
      {(close) => <EmailForm customer={customer} locale={locale} close={close} />}
    </EditableSection>
  );
}

function EmailForm({
  customer,
  locale,
  close,
}: Omit<Props, 'hasPassword'> & { close: () => void }) {
  const t = texts[locale];
  const form = useForm<'email' | 'password'>({
    id: FORM_ID,
    locale,
    initial: { email: customer.email, password: '' },
    secret: ['password'],
    rules: () => ({ email: [required, isEmail] }),
    async check(name, value) {
      if (name !== 'email' || value === customer.email) return null;
      const isAvailable = await isEmailAvailable(locale, value);
      return isAvailable ? null : problemText({ rule: 'availableEmail' }, locale);
    },
    async send({ email, password }) {
      const outcome = await saveCustomer(
        { email: cleanEmail(email), ...(password && { password }) },
        locale,
      );
      if (!outcome.ok) {
        const field = { Forbidden: 'password', Missing: 'email' }[outcome.kind as string];
        const text = refusalText(outcome, locale);
        return field ? { field: field as 'email' | 'password', text } : { text };
      }
      notify(t.saved, 'success');
      close();
      return null;
    },
  });
  const labels = { email: t.email, password: t.password };
  return (
    <FormFrame form={form} labels={labels} submit={t.save} onCancel={close}>
      <TextField
        {...{ form, name: 'email', label: labels.email, hint: t.hint, maxLength: 254 }}
        type="email"
        autoComplete="email"
        inputMode="email"
      />
      <TextField
        {...{ form, name: 'password', label: labels.password, maxLength: 200 }}
        hint={t.passwordHint}
        type="password"
        autoComplete="current-password"
      />
    </FormFrame>
  );
}
