import texts from 'texts:cart/line';
import { lineLimit } from '../../domain/cart/line-limit.ts';
import type { CartLine } from '../../domain/entities/cart.ts';
import type { Locale } from '../../domain/entities/common.ts';
import { formatNumber } from '../../domain/money.ts';
import { fill } from '../../i18n/fill.ts';
import { setQuantity } from '../../stores/cart.ts';
import { notify } from '../../stores/notification.ts';
import { QuantityStepper } from '../account/lists/quantity-stepper.tsx';
import { VatPrice } from '../account/lists/vat-price.tsx';
import type { CardSettings } from '../listing/card-settings.ts';
import { Icon } from '../ui/icon.tsx';
import { LineFacts } from './line-facts.tsx';
import { LinePicture } from './line-picture.tsx';
import { UnitPrice } from './unit-price.tsx';

interface Props {
  locale: Locale;
  settings: CardSettings;
  line: CartLine;
  /** True while a change of this line is not saved. */
  isPending: boolean;
  onRemove: () => void;
}

/** A line of the cart, to change and to remove. */
export function CartLineRow({ locale, settings, line, isPending, onRemove }: Props) {
  const t = texts[locale];
  const { product, productId, productTitle, quantity, derived } = line;
  const limit = lineLimit(line);
  const most = formatNumber(limit, locale);
  const canChange = product !== null && !derived && limit > 0;
  const change = (wanted: number) => {
    if (wanted > limit && wanted > quantity) notify(fill(t.max ?? '', { count: most }), 'warning');
    setQuantity(
      productId,
      wanted > quantity ? Math.max(quantity, Math.min(wanted, limit)) : wanted,
    );
  };
  return (
    <li
      className="line flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-b border-line py-4 md:grid md:grid-cols-[1fr_auto_7rem_auto] md:items-start"
      data-line={productId}
      aria-busy={isPending}
    >
      <div className="flex w-full min-w-0 gap-3 md:w-auto">
        <LinePicture product={product} images={settings.images} />
        <div className="min-w-0">
          <p className="font-medium wrap-anywhere">
            {product ? (
              <a
                className="hover:underline"
                href={settings.productHref.replace('*', encodeURIComponent(product.url))}
              >
                {productTitle}
              </a>
            ) : (
              productTitle
            )}
          </p>
          {product && (
            <p className="text-sm text-muted">
              {fill(t.number ?? '', { number: product.numberTrimmed })}
            </p>
          )}
          {product && <UnitPrice {...{ locale, line }} unit={product.unit} />}
          <LineFacts {...{ locale, line }} config={settings.config} />
          {quantity > limit && canChange && (
            <button
              className="link inline-flex min-h-11 items-center text-sm"
              type="button"
              aria-label={`${fill(t.toMax ?? '', { count: most })}: ${productTitle}`}
              onClick={() => setQuantity(productId, limit)}
            >
              {fill(t.toMax ?? '', { count: most })}
            </button>
          )}
        </div>
      </div>
      {canChange ? (
        <QuantityStepper {...{ locale, quantity }} name={productTitle} onQuantity={change} />
      ) : (
        <p className="tabular-nums">
          {fill((quantity === 1 ? t.piece : t.pieces) ?? '', {
            count: formatNumber(quantity, locale),
          })}
        </p>
      )}
      <div className="ms-auto flex items-center justify-end gap-1 md:contents">
        <p className="text-right text-base font-bold tabular-nums md:pt-2.5">
          {product && <VatPrice price={line.total} locale={locale} />}
        </p>
        {derived ? (
          <span className="w-11" />
        ) : (
          <button
            className="grid h-11 w-11 place-content-center text-muted hover:text-ink"
            type="button"
            aria-label={fill(t.remove ?? '', { name: productTitle })}
            onClick={onRemove}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
    </li>
  );
}
