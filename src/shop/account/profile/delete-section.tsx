import texts from 'texts:profile/delete';
import type { Locale } from '../../../domain/shared/common.ts';
import { required } from '../../../domain/validation/rules.ts';
import { NOTIFICATION_MS, notify } from '../../calls/notification.ts';
import { deleteAccount } from '../privacy.ts';
import { EditableSection } from '../editable-section.tsx';
import { FormFrame } from '../form/form-frame.tsx';
import { refusalText } from '../form/refusal-text.ts';
import { TextField } from '../form/text-field.tsx';
import { useForm } from '../form/use-form.ts';

const FORM = 'delete';

interface Props {
  locale: Locale;
  hasPassword: boolean;
  homeHref: string;
}

/** Deletes the account, after the password and a typed confirmation. */
export function DeleteSection(props: Props) {
  const t = texts[props.locale];
  return (
    <EditableSection
      title={t.title ?? ''}
      edit={t.open ?? ''}
      formId={FORM}
      view={<p className="text-muted">{t.text}</p>}
    >
      {(close) => <DeleteForm {...props} close={close} />}
    </EditableSection>
  );
}

function DeleteForm({ locale, hasPassword, homeHref, close }: Props & { close: () => void }) {
  const t = texts[locale];
  const word = t.word ?? '';
  const form = useForm<'password' | 'confirmation'>({
    id: FORM,
    locale,
    initial: { password: '', confirmation: '' },
    secret: ['password', 'confirmation'],
    rules: () => ({ ...(hasPassword && { password: [required] }), confirmation: [required] }),
    check: async (name, value) =>
      name === 'confirmation' && value.toUpperCase() !== word ? (t.wrongWord ?? '') : null,
    async send({ password }) {
      const outcome = await deleteAccount(locale, hasPassword ? password : null);
      if (!outcome.ok) {
        const text = refusalText(outcome, locale);
        return outcome.kind === 'Forbidden' && hasPassword ? { field: 'password', text } : { text };
      }
      notify(t.done ?? '', 'success');
      setTimeout(() => location.assign(homeHref), NOTIFICATION_MS);
      return null;
    },
  });
  const labels = { password: t.password ?? '', confirmation: t.confirmation ?? '' };
  return (
    <FormFrame form={form} labels={labels} submit={t.submit ?? ''} onCancel={close} isDanger>
      <div className="border-l-4 border-discount bg-surface p-4">
        <p className="font-bold">{t.sure}</p>
        <p>{t.consequence}</p>
      </div>
      {hasPassword && (
        <TextField
          {...{ form, name: 'password', label: labels.password, maxLength: 200 }}
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
