import texts from 'texts:checkout/success';
import { fullDay } from '../../../domain/shared/days.ts';
import type { Locale } from '../../../domain/shared/common.ts';
import type { Order } from '../../../domain/orders/order.ts';
import { formatHouseNumber } from '../../../domain/validation/house-number.ts';
import { fill } from '../../../i18n/fill.ts';
import { routePath } from '../../../routes.ts';

interface NextStepsProps {
  locale: Locale;
  /** Null if the user may not see the order. */
  order: Order | null;
  signIn: string;
}

/** What happens after an order. */
export function NextSteps({ locale, order, signIn }: NextStepsProps) {
  const t: Record<string, string> = texts[locale];
  const email = order?.customerContact?.email;
  return (
    <section className="mb-10 rounded-lg bg-surface p-5 md:p-6">
      <h2 className="mb-3 text-lg font-bold">{t.next}</h2>
      <ol className="grid list-decimal gap-2 pl-5">
        {order && t[payKey(order)] && <li>{t[payKey(order)]}</li>}
        <li className="wrap-anywhere">{email ? fill(t.mailTo ?? '', { email }) : t.mail}</li>
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

/** The text about the payment: it came in, or how it follows. Other methods have none. */
const payKey = ({ state, paymentMethod }: Order): string =>
  state === 'paid' ? 'paid' : `pay-${paymentMethod}`;

function whenText(order: Order, locale: Locale): string {
  const { deliveryAddress: address } = order;
  const key = order.shippingMethod === 'Pickup' ? 'pickup' : address ? 'deliveryAt' : 'delivery';
  const { preferredDate, preferredTimeFrom: from, preferredTimeTo: to, store } = order;
  return fill(texts[locale][key] ?? '', {
    day: fullDay(preferredDate ?? '', locale),
    from: from ?? '',
    to: to ?? '',
    store: store?.name ?? '',
    address: address ? `${address.street} ${formatHouseNumber(address)}, ${address.city}` : '',
  });
}
