import texts from 'texts:cart/line';
import type { CartLine } from '../../domain/entities/cart.ts';
import type { Locale } from '../../domain/entities/common.ts';
import { fill } from '../../i18n/fill.ts';
import { VatPrice } from '../account/lists/vat-price.tsx';

interface Props {
  locale: Locale;
  line: Pick<CartLine, 'unitPrice' | 'regularUnitPrice'>;
  /** What one piece is called. */
  unit: string;
}

/** Price of one piece, after the crossed one where there is a discount. */
export function UnitPrice({ locale, line: { unitPrice, regularUnitPrice }, unit }: Props) {
  const t = texts[locale];
  return (
    <p className="text-sm text-muted tabular-nums">
      {regularUnitPrice.priceInclTax > unitPrice.priceInclTax && (
        <>
          <span className="sr-only">{t.regular} </span>
          <s>
            <VatPrice price={regularUnitPrice} locale={locale} />
          </s>{' '}
        </>
      )}
      <VatPrice price={unitPrice} locale={locale} /> {fill(t.each ?? '', { unit })}
    </p>
  );
}
