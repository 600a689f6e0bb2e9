import texts from 'texts:orders/detail';
import { fullDay } from '../../../domain/shared/days.ts';
import type { Locale } from '../../../domain/shared/common.ts';
import type { Order, OrderAddress } from '../../../domain/orders/order.ts';
import { formatHouseNumber } from '../../../domain/validation/house-number.ts';
import { formatNumber } from '../../../domain/shared/money.ts';
import { fill } from '../../../i18n/fill.ts';
import { routePath } from '../../../routes.ts';

const PAYMENT_METHODS = [
  'ideal',
  'card',
  'visa',
  'mastercard',
  'paypal',
  'account',
  'store',
  'pin',
] as const;

/** Where and when an order is delivered or collected, and how it is paid. */
export function DeliveryFacts({ order, locale }: { order: Order; locale: Locale }) {
  const t = texts[locale];
  const isPickup = order.shippingMethod === 'Pickup';
  const { store, deliveryAddress, invoiceAddress } = order;
  const method = PAYMENT_METHODS.find((each) => each === order.paymentMethod);
  return (
    <dl className="grid gap-x-8 gap-y-5 rounded-lg bg-surface p-5 sm:grid-cols-2 xl:grid-cols-4">
      <Fact label={isPickup ? t.pickup : t.delivery}>
        {isPickup
          ? store && (
              <a
                className="link"
                href={routePath('store-detail-url', locale, '', { url: store.url })}
              >
                {store.name}
              </a>
            )
          : deliveryAddress && <AddressLines address={deliveryAddress} />}
        {order.deliveryPhone && <span className="block">{order.deliveryPhone}</span>}
      </Fact>
      <Fact label={t.when}>{whenText(order, locale)}</Fact>
      <Fact label={t.invoiceAddress}>
        {invoiceAddress && <AddressLines address={invoiceAddress} />}
      </Fact>
      <Fact label={t.payment}>
        {method ? t[`payment_${method}`] : order.paymentMethod}
        {order.bonusPoints > 0 && (
          <span className="block text-positive">
            {fill((order.bonusPoints === 1 ? t.point : t.points) ?? '', {
              count: formatNumber(order.bonusPoints, locale),
            })}
          </span>
        )}
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string | undefined; children: React.ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="mt-1 wrap-anywhere">{children || '–'}</dd>
    </div>
  );
}

function AddressLines({ address }: { address: OrderAddress }) {
  const lines = [
    address.name,
    `${address.firstName} ${address.lastName}`.trim(),
    `${address.street} ${formatHouseNumber(address)}`,
    `${address.postalCode} ${address.city}`,
    address.countryCode === 'NL' ? '' : address.countryCode,
  ].filter(Boolean);
  return lines.map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ));
}

/** `Bezorgd op 21 november 2026`, or the day and hours that were asked for. */
function whenText(order: Order, locale: Locale): string {
  const t = texts[locale];
  if (order.deliveredAt) {
    const done = order.shippingMethod === 'Pickup' ? t.collectedOn : t.deliveredOn;
    return fill(done ?? '', { day: fullDay(order.deliveredAt, locale) });
  }
  if (!order.preferredDate) return '';
  const { preferredTimeFrom: from, preferredTimeTo: to } = order;
  const hours = from && to ? t.between : from ? t.from : '';
  const day = fullDay(order.preferredDate, locale);
  return [day, fill(hours ?? '', { from: from ?? '', to: to ?? '' })].filter(Boolean).join(', ');
}
