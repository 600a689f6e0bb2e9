import { useStore } from '@nanostores/react';
import texts from 'texts:profile/preferences';
import { useState } from 'react';
import type { Locale } from '../../../domain/shared/common.ts';
import type { Customer } from '../../../domain/account/customer.ts';
import { notify } from '../../calls/notification.ts';
import { $vat, chooseVat } from '../../frame/preference.ts';
import { chooseNewsletter } from '../profile.ts';
import { Section } from '../section.tsx';

/** VAT form and newsletter; each choice is saved at once. */
export function PreferencesSection({ customer, locale }: { customer: Customer; locale: Locale }) {
  const t = texts[locale];
  const vat = useStore($vat);
  const [isOptIn, setOptIn] = useState(customer.isOptIn);
  const subscribe = async (wanted: boolean) => {
    setOptIn(wanted);
    const answer = await chooseNewsletter(locale, wanted);
    setOptIn(answer ?? !wanted);
    if (answer === null) notify(t.failed ?? '', 'warning');
    else notify((answer ? t.subscribed : t.unsubscribed) ?? '', 'success');
  };
  return (
    <Section title={t.title ?? ''}>
      <fieldset>
        <legend className="font-medium">{t.vat}</legend>
        {(['incl', 'excl'] as const).map((form) => (
          <label key={form} className="flex min-h-11 items-center gap-3">
            <input
              className="size-5 flex-none accent-brand"
              type="radio"
              name="vat"
              checked={vat === form}
              onChange={() => void chooseVat(form, locale)}
            />
            {t[form]}
          </label>
        ))}
      </fieldset>
      <label className="mt-3 flex min-h-11 items-center gap-3 border-t border-line pt-3">
        <input
          className="size-5 flex-none accent-brand"
          type="checkbox"
          checked={isOptIn}
          onChange={({ target }) => void subscribe(target.checked)}
        />
        {t.newsletter}
      </label>
    </Section>
  );
}
