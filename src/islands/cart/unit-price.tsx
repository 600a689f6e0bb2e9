import texts from 'texts:cart/line';
import type { CartLine } from '../../domain/entities/cart.ts';
import type { Locale } from '../../domain/entities/common.ts';
import { addPrices } from '../../domain/money.ts';
import { fill } from '../../i18n/fill.ts';
import { PiecePrice } from '../account/piece-price.tsx';

interface Props {
  locale: Locale;
  line: Pick<CartLine, 'unitPrice' | 'regularUnitPrice' | 'total' | 'discount' | 'quantity'>;
  /** What one piece is called. */
  unit: string;
}

/** Price of one piece, after the crossed one where there is a discount. */
export function UnitPrice({ locale, line, unit }: Props) {
  const t = texts[locale];
  const { unitPrice, regularUnitPrice, total, discount, quantity } = line;
  const regular = { unitPrice: regularUnitPrice, total: addPrices(total, discount), quantity };
  return (
    <p className="text-sm text-muted tabular-nums">
      {regularUnitPrice.priceInclTax > unitPrice.priceInclTax && (
        <>
          <span className="sr-only">{t.regular} </span>
          <s>
            <PiecePrice line={regular} locale={locale} />
          </s>{' '}
        </>
      )}
      <PiecePrice {...{ line, locale }} /> {fill(t.each ?? '', { unit })}
    </p>
  );
}
