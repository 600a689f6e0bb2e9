import texts from 'texts:profile/delete';
import * as calls from '../../../api/customer/client.ts';
import { type Outcome, dataOrNull } from '../../../api/outcome.ts';
import type { Locale } from '../../../domain/shared/common.ts';
import { api } from '../../calls/api.ts';
import { storePoints } from '../bonus-points.ts';
import { storeCard } from '../loyalty/loyalty-card.ts';
import { clearSession } from '../session/session.ts';
import { required } from '../../../domain/validation/rules.ts';
import { NOTIFICATION_MS, notify } from '../../calls/notification.ts';
import { EditableSection } from '../editable-section.tsx';
import { FormFrame, TextField } from '../form/form-frame.tsx';
import { refusalText } from '../form/refusal-text.ts';
import { useForm } from '../form/use-form.ts';

// Data export and account deletion (GDPR, articles 15 and 17).

/** All data of the customer as JSON text; null if the call failed. */
export async function exportCustomerData(locale: Locale): Promise<string | null> {
  const data = dataOrNull(await calls.exportCustomer(api(locale)));
  return data && JSON.stringify(data, null, 2);
}

/**
 * Deletes the account, signs out, and removes the customer's data from this device. `password` is
 * null if an external issuer manages passwords.
 */
async function deleteAccount(locale: Locale, password: string | null): Promise<Outcome<null>> {
  const outcome = await calls.deleteCustomer(api(locale), password);
  if (outcome.ok) {
    clearSession();
    storeCard(null);
    storePoints(null);
  }
  return outcome;
}

const FORM_ID = 'delete';

interface Props {
  locale: Locale;
  hasPassword: boolean;
  homeHref: string;
}

/** Deletes the account, after password and typed confirmation. */
export function DeleteSection(props: Props) {
  const t = texts[props.locale];
  return (
    <EditableSection
      title={t.title}
      editText={t.open}
      formId={FORM_ID}
      view={<p className="text-muted">{t.text}</p>}
    >
      {(close) => <DeleteForm {...props} close={close} />}
    </EditableSection>
  );
}

function DeleteForm({ locale, hasPassword, homeHref, close }: Props & { close: () => void }) {
  const t = texts[locale];
  const word = t.word;
  const form = useForm<'password' | 'confirmation'>({
    id: FORM_ID,
    locale,
    initial: { password: '', confirmation: '' },
    secret: ['password', 'confirmation'],
    rules: () => ({ confirmation: [required] }),
    check: async (name, value) =>
      name === 'confirmation' && value.toUpperCase() !== word ? t.wrongWord : null,
    async send({ password }) {
      const outcome = await deleteAccount(locale, password || null);
      if (!outcome.ok) {
        const text = refusalText(outcome, locale);
        return outcome.kind === 'Forbidden' && hasPassword ? { field: 'password', text } : { text };
      }
      notify(t.done, 'success');
      setTimeout(() => location.assign(homeHref), NOTIFICATION_MS);
      return null;
    },
  });
  const labels = { password: t.password, confirmation: t.confirmation };
  return (
    <FormFrame form={form} labels={labels} submit={t.submit} onCancel={close} isDanger>
      <div className="border-l-4 border-discount bg-surface p-4">
        <p className="font-bold">{t.sure}</p>
        <p>{t.consequence}</p>
      </div>
      {hasPassword && (
        <TextField
          {...{ form, name: 'password', label: labels.password, maxLength: 200 }}
          hint={t.passwordHint}
          type="password"
          autoComplete="current-password"
        />
      )}
      <TextField
        {...{ form, name: 'confirmation', label: labels.confirmation, maxLength: 20 }}
        autoComplete="off"
        autoCapitalize="characters"
      />
    </FormFrame>
  );
}
