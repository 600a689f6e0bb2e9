import { useStore } from '@nanostores/react';
import { $vat, chooseVat } from '../preference.ts';
import { useTexts } from './context.ts';
import { pageLocale } from '../../../i18n/page-locale.ts';

/** The VAT switch as a choice of two (spec 1 §2.7). */
export function VatChoice() {
  const t = useTexts();
  const vat = useStore($vat);
  const locale = pageLocale();
  return (
    <div className="sidebar-choice" role="group" aria-label={t('vat.heading')}>
      {(['incl', 'excl'] as const).map((form) => (
        <button
          key={form}
          type="button"
          aria-pressed={vat === form}
          onClick={() => void chooseVat(form, locale)}
        >
          {t(`vat.${form}`)}
        </button>
      ))}
    </div>
  );
}
