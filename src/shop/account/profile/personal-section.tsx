import texts from 'texts:profile/personal';
import type { Locale } from '../../../domain/shared/common.ts';
import { type Customer, GENDERS, fullName } from '../../../domain/account/customer.ts';
import { cleanKvkNumber } from '../../../domain/validation/field-formats.ts';
import { availablePhone, required, validKvkNumber } from '../../../domain/validation/rules.ts';
import { saveCustomer } from '../session/customer.ts';
import { notify } from '../../calls/notification.ts';
import { isPhoneAvailable } from '../profile.ts';
import { ChoiceField } from '../form/choice-field.tsx';
import { FormFrame, TextField } from '../form/form-frame.tsx';
import { problemText } from '../form/problem-text.ts';
import { refusalText } from '../form/refusal-text.ts';
import { useForm } from '../form/use-form.ts';
import { textIfKnown } from '../../../i18n/fill.ts';
import { EditableSection, Facts } from '../editable-section.tsx';

interface Props {
  id: string;
  customer: Customer;
  locale: Locale;
  close: () => void;
}

const FIELDS = [
  'gender',
  'firstName',
  'middleName',
  'lastName',
  'mobileNumber',
  'phone',
  'companyName',
  'kvkNumber',
] as const;
type PersonalField = (typeof FIELDS)[number];

const RULES = {
  firstName: [required],
  lastName: [required],
  mobileNumber: [availablePhone],
  phone: [availablePhone],
  kvkNumber: [validKvkNumber],
};

/** Form for names, phone numbers and company; also updates the greeting in the header. */
function PersonalForm({ id, customer, locale, close }: Props) {
  const t = texts[locale];
  const form = useForm<PersonalField>({
    id,
    locale,
    initial: {
      ...{ gender: customer.gender, firstName: customer.firstName },
      ...{ middleName: customer.middleName, lastName: customer.lastName },
      ...{ mobileNumber: customer.mobileNumber, phone: customer.firstContact?.phone ?? '' },
      ...{ companyName: customer.companyName, kvkNumber: customer.kvkNumber },
    },
    rules: () => RULES,
    async check(name, value) {
      if (name !== 'phone' && name !== 'mobileNumber') return null;
      const isAvailable = await isPhoneAvailable(locale, value);
      return isAvailable ? null : problemText({ rule: 'availablePhone' }, locale);
    },
    async send(values) {
      const kvkNumber = cleanKvkNumber(values.kvkNumber);
      const outcome = await saveCustomer({ ...values, kvkNumber }, locale);
      if (!outcome.ok) return { text: refusalText(outcome, locale) };
      notify(t.saved, 'success');
      close();
      return null;
    },
  });
  const labels = Object.fromEntries(FIELDS.map((name) => [name, t[name]])) as Record<
    PersonalField,
    string
  >;
  const field = (
    name: PersonalField,
    rest: Omit<Parameters<typeof TextField<PersonalField>>[0], 'form' | 'name' | 'label'>,
  ) => <TextField form={form} name={name} label={labels[name]} {...rest} />;
  const genders = GENDERS.map((value) => [value, t[`gender-${value || 'none'}`]] as const);
  return (
    <FormFrame form={form} labels={labels} submit={t.save} onCancel={close}>
      <ChoiceField form={form} name="gender" label={labels.gender} options={genders} />
      <div className="grid gap-4 sm:grid-cols-2">
        {field('firstName', { autoComplete: 'given-name', maxLength: 60 })}
        {field('middleName', {
          ...{ autoComplete: 'additional-name', autoCapitalize: 'none', maxLength: 30 },
          isOptional: true,
        })}
      </div>
      {field('lastName', { autoComplete: 'family-name', maxLength: 80 })}
      <div className="grid gap-4 sm:grid-cols-2">
        {field('mobileNumber', {
          type: 'tel',
          autoComplete: 'tel',
          maxLength: 30,
          isOptional: true,
        })}
        {field('phone', { type: 'tel', autoComplete: 'home tel', maxLength: 30, isOptional: true })}
        {field('companyName', { autoComplete: 'organization', maxLength: 100, isOptional: true })}
        {field('kvkNumber', {
          ...{ autoComplete: 'off', inputMode: 'numeric', maxLength: 16 },
          isOptional: true,
        })}
      </div>
    </FormFrame>
  );
}

const FORM_ID = 'personal';

/** Names, telephone numbers and company of the customer. */
export function PersonalSection({ customer, locale }: { customer: Customer; locale: Locale }) {
  const t = texts[locale];
  const rows = [
    [t.name, fullName(customer)],
    [t.gender, customer.gender && textIfKnown(t, `gender-${customer.gender}`)],
    [t.mobileNumber, customer.mobileNumber],
    [t.phone, customer.firstContact?.phone],
    [t.companyName, customer.companyName],
    [t.kvkNumber, customer.kvkNumber],
    ...(customer.firstContact?.allowOnAccount ? [[t.onAccount, t.allowed]] : []),
  ].map(([label = '', value = '']) => [label, value] as const);
  return (
    <EditableSection
      title={t.title}
      editText={t.edit}
      formId={FORM_ID}
      view={<Facts rows={rows} />}
    >
      {(close) => <PersonalForm id={FORM_ID} customer={customer} locale={locale} close={close} />}
    </EditableSection>
  );
}
