import texts from 'texts:orders/list';
import { dayWithYear } from '../../../domain/shared/days.ts';
import type { Locale } from '../../../domain/shared/common.ts';
import type { OrderSummary } from '../../../domain/orders/order.ts';
import type { ImageConfig } from '../../../domain/product/image-url.ts';
import { fill } from '../../../i18n/fill.ts';
import { BothPrices } from '../prices.tsx';
import { VatLabel } from '../vat-label.tsx';
import { Thumbnail } from './thumbnail.tsx';
import stateTexts from 'texts:orders/states';
import { shownState, stateTone } from '../../../domain/orders/order-state.ts';
import { Pill } from '../pill.tsx';

interface Props {
  order: OrderSummary;
  locale: Locale;
  images: ImageConfig;
  /** URL of the order. */
  href: string;
  /** Opens the order on this page; if undefined, the link is followed. */
  onOpen?: (id: number) => void;
}

/** An order in the list; the whole row is a link. */
export function OrderRow({ order, locale, images, href, onOpen }: Props) {
  const t = texts[locale];
  const { orderLines, lineCount } = order;
  const [first] = orderLines;
  const others = lineCount - 1;
  return (
    <li className="relative grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-3 rounded-lg border border-line p-4 hover:border-brand md:grid-cols-[8.5rem_1fr_auto_auto] md:gap-x-6 md:p-5">
      <p className="col-span-2 flex items-center gap-2 md:col-span-1" aria-hidden="true">
        {orderLines.map(({ id, img }) => (
          <Thumbnail key={id} img={img} images={images} />
        ))}
        {lineCount > orderLines.length && (
          <span className="text-sm text-muted">+{lineCount - orderLines.length}</span>
        )}
      </p>
      <div className="col-span-2 min-w-0 md:col-span-1">
        <h2 className="font-bold">
          <a
            className="after:absolute after:inset-0 after:rounded-lg hover:underline"
            href={href}
            data-order={order.id}
            onClick={(event) => {
              if (!onOpen || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
                return;
              event.preventDefault();
              onOpen(order.id);
            }}
          >
            {fill(t.order, { number: order.orderNumber })}
          </a>
        </h2>
        <p className="text-sm text-muted">{dayWithYear(order.placedAt, locale)}</p>
        {first && (
          <p className="mt-1 text-sm wrap-anywhere">
            {first.title}
            {others > 0 && ` ${fill(others === 1 ? t.andOne : t.andMany, { count: others })}`}
          </p>
        )}
      </div>
      <OrderState order={order} locale={locale} />
      <p className="text-end font-bold tabular-nums md:min-w-24">
        <BothPrices price={order.total} locale={locale} />
        <VatLabel locale={locale} />
      </p>
    </li>
  );
}

type OrderStates = Pick<OrderSummary, 'state' | 'paymentState'>;

/** The state of an order in words; an unknown state of an external API is shown as it is. */
export function OrderState({ order, locale }: { order: OrderStates; locale: Locale }) {
  const { state, paymentState } = order;
  const words: Record<string, string> = stateTexts[locale];
  const key = shownState(state, paymentState);
  const text = Object.hasOwn(words, key) ? words[key] : undefined;
  return (
    <span>
      <Pill tone={stateTone(state)} text={text ?? state} />
    </span>
  );
}
