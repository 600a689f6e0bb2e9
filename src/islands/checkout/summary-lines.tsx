import texts from 'texts:checkout/summary';
import type { CartLine, PalletLine } from '../../domain/entities/cart.ts';
import { formatNumber } from '../../domain/money.ts';
import { BothPrices } from '../account/both-prices.tsx';
import { Thumbnail } from '../account/orders/thumbnail.tsx';
import { useCheckout } from './context.ts';

interface Props {
  lines: readonly CartLine[];
  palletLines: readonly PalletLine[];
}

/** The lines of the cart in brief; a long list scrolls. */
export function SummaryLines({ lines, palletLines }: Props) {
  const { locale, images } = useCheckout();
  const t = texts[locale];
  const pieces = (quantity: number) => `${formatNumber(quantity, locale)} ×`;
  return (
    <ul
      className="grid max-h-80 gap-3 overflow-y-auto"
      // A list that scrolls must be reachable by keyboard.
      tabIndex={lines.length > 4 ? 0 : undefined}
      aria-label={t.lines}
    >
      {lines.map((line) => (
        <li key={line.id} className="flex gap-3 text-sm">
          <Thumbnail img={line.product?.img ?? ''} images={images} />
          <div className="min-w-0 grow">
            <p className="wrap-anywhere">
              {pieces(line.quantity)} {line.productTitle}
            </p>
            {line.priceChanged && <p className="text-positive">{t.cheaper}</p>}
            {line.shippingEstimate === 'twothreedays' && <p className="text-muted">{t.later}</p>}
          </div>
          <p className="shrink-0 tabular-nums">
            <BothPrices price={line.total} locale={locale} />
          </p>
        </li>
      ))}
      {palletLines.map((line) => (
        <li key={`pallet-${line.id}`} className="flex gap-3 text-sm">
          <p className="min-w-0 grow wrap-anywhere">
            {pieces(line.quantity)} {line.title}
          </p>
          <p className="shrink-0 tabular-nums">
            <BothPrices price={line.total} locale={locale} />
          </p>
        </li>
      ))}
    </ul>
  );
}
