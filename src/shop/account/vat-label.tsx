import texts from 'texts:orders/vat';
import type { Locale } from '../../domain/shared/common.ts';

/** Which VAT form the amount above it has. */
export function VatLabel({ locale }: { locale: Locale }) {
  const t = texts[locale];
  return (
    <span className="block text-xs font-normal text-muted">
      <span className="vat-incl">{t.incl}</span>
      <span className="vat-excl">{t.excl}</span>
    </span>
  );
}
