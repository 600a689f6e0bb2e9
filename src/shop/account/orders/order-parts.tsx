import texts from 'texts:orders/detail';
import { dayWithYear } from '../../../domain/shared/days.ts';
import type { Locale } from '../../../domain/shared/common.ts';
import type { Order, OrderAddress, OrderLine } from '../../../domain/orders/order.ts';
import { formatHouseNumber } from '../../../domain/validation/house-number.ts';
import { formatMoney, formatNumber, subtractPrices } from '../../../domain/shared/money.ts';
import { fill } from '../../../i18n/fill.ts';
import { routePath } from '../../../routes.ts';
import type { ImageConfig } from '../../../domain/product/image-url.ts';
import { numberTrimmed } from '../../../domain/shared/number-trimmed.ts';
import { BothPrices } from '../prices.tsx';
import { PiecePrice } from '../line-prices.tsx';
import { Thumbnail } from './thumbnail.tsx';
import { totalDiscount } from '../../../domain/orders/billing.ts';

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

/** Where and when an order is delivered or picked up, and its payment method. */
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
        {order.deliveryPhone && (
          <span className="mt-1 block text-sm text-muted">
            {fill(t.customerPhone, { phone: order.deliveryPhone })}
          </span>
        )}
      </Fact>
      <Fact label={t.when}>{deliveryDayText(order, locale)}</Fact>
      <Fact label={t.invoiceAddress}>
        {invoiceAddress && <AddressLines address={invoiceAddress} />}
      </Fact>
      <Fact label={t.payment}>
        {method ? t[`payment_${method}`] : order.paymentMethod}
        {order.reference && (
          <span className="block">{fill(t.reference, { reference: order.reference })}</span>
        )}
        {order.bonusPoints > 0 && (
          <span className="block text-positive">
            {fill(order.bonusPoints === 1 ? t.point : t.points, {
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

/** Text such as `Bezorgd op 21 november 2026`, or the requested day and hours. */
function deliveryDayText(order: Order, locale: Locale): string {
  const t = texts[locale];
  if (order.deliveredAt) {
    const doneText = order.shippingMethod === 'Pickup' ? t.collectedOn : t.deliveredOn;
    return fill(doneText, { day: dayWithYear(order.deliveredAt, locale) });
  }
  if (!order.preferredDate) return '';
  const { preferredTimeFrom: from, preferredTimeTo: to } = order;
  const hours = from && to ? t.between : from ? t.from : '';
  const day = dayWithYear(order.preferredDate, locale);
  return [day, fill(hours, { from: from ?? '', to: to ?? '' })].filter(Boolean).join(', ');
}

interface Props {
  lines: readonly OrderLine[];
  locale: Locale;
  images: ImageConfig;
}

/** The lines of an order; products still sold link to their page. */
export function OrderLines({ lines, locale, images }: Props) {
  const t = texts[locale];
  return (
    <section>
      <h3 className="mb-2 font-bold">{t.lines}</h3>
      <ul className="divide-y divide-line border-y border-line">
        {lines.map((line) => (
          <li key={line.id} className="line flex gap-4 py-4">
            <Thumbnail img={line.img} images={images} />
            <div className="grid min-w-0 grow gap-x-6 gap-y-1 sm:grid-cols-[1fr_auto]">
              <div className="min-w-0">
                <p className="wrap-anywhere">
                  <LineTitle line={line} locale={locale} />
                </p>
                <p className="text-sm text-muted">
                  {fill(t.number, { number: numberTrimmed(line.number) })}
                </p>
                <p className="text-sm">
                  {formatNumber(line.quantity, locale)} × <PiecePrice {...{ line, locale }} />
                </p>
              </div>
              <div className="sm:text-end">
                <p className="font-bold tabular-nums">
                  <BothPrices price={line.total} locale={locale} />
                </p>
                {line.discount.priceInclTax > 0 && (
                  <p className="text-sm text-positive">
                    {t.saved} <BothPrices price={line.discount} locale={locale} />
                  </p>
                )}
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function LineTitle({ line, locale }: { line: OrderLine; locale: Locale }) {
  if (line.url === null)
    return (
      <>
        {line.title} <span className="text-sm text-muted">({texts[locale].gone})</span>
      </>
    );
  return (
    <a
      className="font-medium hover:underline"
      href={routePath('product-detail-url', locale, '', { url: line.url })}
    >
      {line.title}
    </a>
  );
}

/** The amounts of an order: parts in the selected VAT form, total in both. */
export function OrderSums({ order, locale }: { order: Order; locale: Locale }) {
  const t = texts[locale];
  const { subtotal, shippingPrice, palletPrice, total } = order;
  const delivery = subtractPrices(shippingPrice, palletPrice);
  const money = (cents: number) => formatMoney(cents, locale);
  const voucher = totalDiscount({ subtotal, total, shippingCost: shippingPrice });
  return (
    <dl className="w-full tabular-nums sm:w-80">
      <SumRow label={t.subtotal}>
        <BothPrices price={subtotal} locale={locale} />
      </SumRow>
      <SumRow label={t.shipping}>
        {delivery.priceInclTax === 0 ? t.free : <BothPrices price={delivery} locale={locale} />}
      </SumRow>
      {palletPrice.priceInclTax > 0 && (
        <SumRow label={t.pallets}>
          <BothPrices price={palletPrice} locale={locale} />
        </SumRow>
      )}
      {order.voucherTotal > 0 && (
        <SumRow label={t.voucher}>
          − <BothPrices price={voucher} locale={locale} />
        </SumRow>
      )}
      <SumRow label={t.totalExcl} isAfterRule>
        {money(total.priceExclTax)}
      </SumRow>
      <SumRow label={t.vat}>{money(total.priceInclTax - total.priceExclTax)}</SumRow>
      <SumRow label={t.totalIncl} isTotal>
        {money(total.priceInclTax)}
      </SumRow>
    </dl>
  );
}

interface SumRowProps {
  label: string | undefined;
  isAfterRule?: boolean;
  isTotal?: boolean;
  children: React.ReactNode;
}

function SumRow({ label, isAfterRule = false, isTotal = false, children }: SumRowProps) {
  const look = [
    isAfterRule && 'mt-2 border-t border-line pt-2',
    isTotal && 'text-lg font-bold',
  ].filter(Boolean);
  return (
    <div className={`flex justify-between gap-4 py-0.5 ${look.join(' ')}`}>
      <dt>{label}</dt>
      <dd className="text-end">{children}</dd>
    </div>
  );
}
