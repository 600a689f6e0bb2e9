import texts from 'texts:cart/line';
import type { AvailabilityConfig } from '../../domain/availability/config.ts';
import { earliestDelivery } from '../../domain/availability/delivery.ts';
import { deliveryPromise } from '../../domain/availability/promise-text.ts';
import { nextLevel } from '../../domain/cart/next-level.ts';
import type { CartLine } from '../../domain/entities/cart.ts';
import type { Locale } from '../../domain/entities/common.ts';
import type { Price } from '../../domain/entities/money.ts';
import { shortDay } from '../../domain/short-day.ts';
import { canBeOrdered } from '../../domain/stock-status.ts';
import { formatNumber } from '../../domain/money.ts';
import { fill } from '../../i18n/fill.ts';
import { now } from '../../stores/now.ts';
import { VatFilled } from '../account/vat-filled.tsx';

interface Props {
  locale: Locale;
  line: CartLine;
  config: AvailabilityConfig;
}

/** What is to be known of a line: discounts, the next staffel price, stock and delivery. */
export function LineFacts({ locale, line, config }: Props) {
  const t = texts[locale];
  const { product, discount, discounts, priceChanged, derived, quantity } = line;
  const next = product && !derived ? nextLevel(product.moreLessLevels, quantity) : null;
  const say = (key: string, name: string, price: Price, count = 0) => (
    <VatFilled
      text={fill(t[key] ?? '', { count: formatNumber(count, locale) })}
      name={name}
      {...{ price, locale }}
    />
  );
  return (
    <ul className="mt-1 grid gap-0.5 text-sm">
      {discounts.map(({ id, name }) => (
        <li key={id} className="font-medium text-discount">
          {name}
        </li>
      ))}
      {discount.priceInclTax > 0 && (
        <li className="text-discount">{say('saved', 'amount', discount)}</li>
      )}
      {priceChanged && <li className="text-positive">{t.priceChanged}</li>}
      {next && <li className="text-muted">{say('staffelNext', 'price', next, next.quantity)}</li>}
      {derived && <li className="text-muted">{t.derived}</li>}
      <LineStock {...{ locale, line, config }} />
    </ul>
  );
}

function LineStock({ locale, line, config }: Props) {
  const t = texts[locale];
  const { product, shippingEstimate, maxQuantity, quantity } = line;
  const isNew = !product && line.id < 0;
  if (isNew) return <li className="text-muted">{t.adding}</li>;
  if (!product) return <li className="text-warning">{t.gone}</li>;
  if (!canBeOrdered(product)) return <li className="text-warning">{t.notOrderable}</li>;
  if (maxQuantity <= 0) return <li className="text-warning">{t.none}</li>;
  if (quantity > maxQuantity)
    return (
      <li className="text-warning">
        {fill(t.tooMany ?? '', {
          count: formatNumber(maxQuantity, locale),
        })}
      </li>
    );
  if (!shippingEstimate) return null;
  // Goods in the shop's own stock arrive on the first delivery day, which may be later than tomorrow.
  const at = now();
  const day = shippingEstimate === 'tomorrow' ? earliestDelivery(product, config, at) : null;
  const isLater = day && deliveryPromise(day, at, locale).key === 'deliveredOn';
  return (
    <li className="text-positive">
      {isLater ? fill(t.onDay ?? '', { day: shortDay(day, locale) }) : t[shippingEstimate]}
    </li>
  );
}
