import texts from 'texts:profile/site';
import type { Locale } from '../../../domain/entities/common.ts';
import { required } from '../../../domain/validation/rules.ts';
import { webAddress } from '../../../domain/web-address.ts';
import { notify } from '../../../stores/notification.ts';
import { addSite } from '../../../stores/project-sites.ts';
import { FormFrame } from '../form/form-frame.tsx';
import { TextField } from '../form/text-field.tsx';
import { useForm } from '../form/use-form.ts';

/** Keeps one more website. */
export function SiteForm({ contactId, locale }: { contactId: string; locale: Locale }) {
  const t = texts[locale];
  const form = useForm<'name' | 'url'>({
    id: 'site',
    locale,
    initial: { name: '', url: '' },
    rules: () => ({ name: [required], url: [required] }),
    check: async (name, value) => (name === 'url' && !webAddress(value) ? (t.wrong ?? '') : null),
    async send({ name, url }) {
      addSite(contactId, { name: name.trim(), url: webAddress(url) ?? '' });
      notify(t.added ?? '', 'success');
      form.reset();
      return null;
    },
  });
  const labels = { name: t.name ?? '', url: t.url ?? '' };
  return (
    <FormFrame form={form} labels={labels} submit={t.add ?? ''}>
      <TextField
        {...{ form, name: 'name', label: labels.name, hint: t.nameHint ?? '', maxLength: 80 }}
        autoComplete="off"
      />
      <TextField
        {...{ form, name: 'url', label: labels.url, hint: t.urlHint ?? '', maxLength: 500 }}
        autoComplete="url"
        inputMode="url"
        autoCapitalize="none"
      />
    </FormFrame>
  );
}
