import texts from 'texts:orders/vat';
import type { Locale } from '../../domain/shared/common.ts';
import { VatText } from './prices.tsx';

/** The VAT form of the amount above it. */
export function VatLabel({ locale }: { locale: Locale }) {
  const t = texts[locale];
  return (
    <span className="block text-xs font-normal text-muted">
      <VatText say={(form) => (form === 'priceInclTax' ? t.incl : t.excl)} />
    </span>
  );
}
