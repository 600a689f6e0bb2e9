import texts from 'texts:checkout/success';
import { fullDay } from '../../../domain/shared/days.ts';
import type { Locale } from '../../../domain/shared/common.ts';
import type { Order } from '../../../domain/orders/order.ts';
import { fill } from '../../../i18n/fill.ts';
import { routePath } from '../../../routes.ts';

interface Props {
  locale: Locale;
  /** Null if the user may not see the order. */
  order: Order | null;
  signIn: string;
}

/** What happens after an order. */
export function NextSteps({ locale, order, signIn }: Props) {
  const t = texts[locale];
  return (
    <section className="mx-auto mb-10 max-w-160 rounded-lg bg-surface p-5 md:p-6">
      <h2 className="mb-3 text-lg font-bold">{t.next}</h2>
      <ol className="grid list-decimal gap-2 pl-5">
        <li>{t.mail}</li>
        {order?.preferredDate && <li>{whenText(order, locale)}</li>}
        <li>
          {order ? (
            <a
              className="link"
              href={`${routePath('account-orders', locale, '')}?order=${order.id}`}
            >
              {t.state}
            </a>
          ) : (
            <a className="link" href={signIn}>
              {t.stranger}
            </a>
          )}
        </li>
      </ol>
      <p className="mt-4 text-sm text-muted">
        {t.withdraw}{' '}
        <a className="link" href={routePath('withdraw', locale, '')}>
          {t.withdrawLink}
        </a>
      </p>
    </section>
  );
}

function whenText(order: Order, locale: Locale): string {
  const { preferredDate, preferredTimeFrom: from, preferredTimeTo: to, store } = order;
  return fill(texts[locale][order.shippingMethod === 'Pickup' ? 'pickup' : 'delivery'] ?? '', {
    day: fullDay(preferredDate ?? '', locale),
    from: from ?? '',
    to: to ?? '',
    store: store?.name ?? '',
  });
}
