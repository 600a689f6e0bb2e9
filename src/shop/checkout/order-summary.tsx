import texts from 'texts:checkout/summary';
import type { CartLine, PalletLine, Cart } from '../../domain/cart/cart.ts';
import { formatMoney, formatNumber } from '../../domain/shared/money.ts';
import { BothPrices } from '../account/prices.tsx';
import { Thumbnail } from '../account/orders/thumbnail.tsx';
import { useCheckout } from './context.ts';
import { fill } from '../../i18n/fill.ts';
import { Icon } from '../ui/icon.tsx';
import { Sums } from './sums.tsx';

interface Props {
  lines: readonly CartLine[];
  palletLines: readonly PalletLine[];
}

/** A compact list of cart lines; a long one scrolls. */
function SummaryLines({ lines, palletLines }: Props) {
  const { locale, images } = useCheckout();
  const t = texts[locale];
  const pieces = (quantity: number) => `${formatNumber(quantity, locale)} ×`;
  return (
    <ul
      className="grid max-h-80 gap-3 overflow-y-auto"
      // A scrolling list must be reachable by keyboard.
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

/** Order summary: beside the step on a wide screen, collapsed above it on a phone. */
export function OrderSummary({ cart, isBusy }: { cart: Cart; isBusy: boolean }) {
  const { locale, links } = useCheckout();
  const t = texts[locale];
  const count = cart.lines.length;
  const articles = fill(count === 1 ? t.one : t.many, { count });
  const parts = (
    <>
      <SummaryLines lines={cart.lines} palletLines={cart.palletLines} />
      <Sums cart={cart} />
    </>
  );
  return (
    <>
      <details className="group rounded-lg border border-line lg:hidden" aria-busy={isBusy}>
        <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 px-4 font-bold">
          <span>
            {t.title} <span className="font-normal text-muted">({articles})</span>
          </span>
          <span className="flex shrink-0 items-center gap-2 tabular-nums">
            <span className="grid justify-items-end">
              {formatMoney(cart.amountToPay, locale)}
              <span className="vat-excl text-xs font-normal text-muted">{t.inclVat}</span>
            </span>
            <span className="transition-transform group-open:rotate-180 motion-reduce:transition-none">
              <Icon name="down" />
            </span>
          </span>
        </summary>
        <div className="grid gap-4 border-t border-line p-4">{parts}</div>
      </details>
      <aside
        className="hidden content-start gap-4 rounded-lg bg-surface p-6 lg:sticky lg:top-6 lg:grid"
        aria-label={t.title}
        aria-busy={isBusy}
      >
        <div className="flex items-baseline justify-between gap-4">
          <h2 className="text-lg font-bold">{t.title}</h2>
          <a className="link" href={links.cart}>
            {t.change}
          </a>
        </div>
        <p className="-mt-3 text-sm text-muted">{articles}</p>
        {parts}
      </aside>
    </>
  );
}
