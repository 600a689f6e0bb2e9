import { useStore } from '@nanostores/react';
import { $vat, chooseVat } from '../preference.ts';
import { useTexts } from './context.ts';
import { pageLocale } from '../../../i18n/page-locale.ts';

export const CHOICE = 'grid grid-cols-2 overflow-hidden rounded border border-line';
export const CHOICE_OPTION =
  'flex min-h-11 items-center justify-center focus-visible:-outline-offset-4 aria-[current]:bg-brand-soft aria-[current]:font-bold aria-[current]:text-brand aria-pressed:bg-brand-soft aria-pressed:font-bold aria-pressed:text-brand';

/** The VAT switch as a pair of radio buttons (spec 1 §2.7). */
export function VatChoice() {
  const t = useTexts();
  const vat = useStore($vat);
  const locale = pageLocale();
  return (
    <div className={CHOICE} role="group" aria-label={t('vat.heading')}>
      {(['incl', 'excl'] as const).map((form) => (
        <button
          className={CHOICE_OPTION}
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
