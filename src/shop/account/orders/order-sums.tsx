import texts from 'texts:orders/detail';
import type { Locale } from '../../../domain/shared/common.ts';
import type { Order } from '../../../domain/orders/order.ts';
import { subtractPrices } from '../../../domain/shared/money.ts';
import { takenOff } from '../../../domain/orders/billing.ts';
import { priceParts } from '../../../domain/product/price-parts.ts';
import { BothPrices } from '../both-prices.tsx';

/** What an order costs: its parts in the chosen VAT form, its total in both. */
export function OrderSums({ order, locale }: { order: Order; locale: Locale }) {
  const t = texts[locale];
  const { subtotal, shippingPrice, palletPrice, total } = order;
  const delivery = subtractPrices(shippingPrice, palletPrice);
  const money = (cents: number) => priceParts(cents, locale).text;
  const voucher = takenOff({ subtotal, total, shippingCost: shippingPrice });
  return (
    <dl className="w-full tabular-nums sm:w-80">
      <Sum label={t.subtotal}>
        <BothPrices price={subtotal} locale={locale} />
      </Sum>
      <Sum label={t.shipping}>
        {delivery.priceInclTax === 0 ? t.free : <BothPrices price={delivery} locale={locale} />}
      </Sum>
      {palletPrice.priceInclTax > 0 && (
        <Sum label={t.pallets}>
          <BothPrices price={palletPrice} locale={locale} />
        </Sum>
      )}
      {order.voucherTotal > 0 && (
        <Sum label={t.voucher}>
          − <BothPrices price={voucher} locale={locale} />
        </Sum>
      )}
      <Sum label={t.totalExcl} isAfterRule>
        {money(total.priceExclTax)}
      </Sum>
      <Sum label={t.vat}>{money(total.priceInclTax - total.priceExclTax)}</Sum>
      <Sum label={t.totalIncl} isTotal>
        {money(total.priceInclTax)}
      </Sum>
    </dl>
  );
}

interface SumProps {
  label: string | undefined;
  isAfterRule?: boolean;
  isTotal?: boolean;
  children: React.ReactNode;
}

function Sum({ label, isAfterRule = false, isTotal = false, children }: SumProps) {
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
