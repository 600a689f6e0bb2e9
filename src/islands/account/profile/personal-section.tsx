import texts from 'texts:profile/personal';
import type { Locale } from '../../../domain/entities/common.ts';
import type { Customer } from '../../../domain/entities/customer.ts';
import { fullName } from '../../../domain/full-name.ts';
import { EditableSection } from '../editable-section.tsx';
import { Facts } from '../facts.tsx';
import { PersonalForm } from './personal-form.tsx';

const FORM = 'personal';

/** Names, telephone numbers and company of the customer. */
export function PersonalSection({ customer, locale }: { customer: Customer; locale: Locale }) {
  const t = texts[locale];
  const rows = [
    [t.name, fullName(customer)],
    [t.gender, customer.gender && t[`gender-${customer.gender}`]],
    [t.mobileNumber, customer.mobileNumber],
    [t.phone, customer.firstContact?.phone],
    [t.companyName, customer.companyName],
    [t.kvkNumber, customer.kvkNumber],
    ...(customer.firstContact?.allowOnAccount ? [[t.onAccount, t.allowed]] : []),
  ].map(([label = '', value = '']) => [label, value] as const);
  return (
    <EditableSection
      title={t.title ?? ''}
      edit={t.edit ?? ''}
      formId={FORM}
      view={<Facts rows={rows} />}
    >
      {(close) => <PersonalForm id={FORM} customer={customer} locale={locale} close={close} />}
    </EditableSection>
  );
}
