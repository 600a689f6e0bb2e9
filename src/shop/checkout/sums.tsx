import texts from 'texts:checkout/sums';
import type { ReactNode } from 'react';
import { couponPrices } from '../../domain/cart/coupon-prices.ts';
import { amountToPay } from '../../domain/cart/cart-payment.ts';
import type { Cart } from '../../domain/cart/cart.ts';
import { type Cents, type Price, formatMoney } from '../../domain/shared/money.ts';
import { pointsValue } from '../../domain/account/loyalty.ts';
import { BothPrices, VatText } from '../account/prices.tsx';
import { useCheckout } from './context.ts';

type SummedCart = Pick<
  Cart,
  | 'subtotal'
  | 'deliveryCost'
  | 'palletCost'
  | 'shippingCost'
  | 'total'
  | 'coupons'
  | 'pointsToRedeem'
  | 'shippingMethod'
>;

/** The amounts of an order: parts in the selected VAT form, total in both. */
export function Sums({ cart }: { cart: SummedCart }) {
  const { locale } = useCheckout();
  const t = texts[locale];
  const { subtotal, deliveryCost, palletCost, total, coupons, pointsToRedeem } = cart;
  const money = (cents: Cents) => formatMoney(cents, locale);
  const price = (amount: Price) => <BothPrices price={amount} locale={locale} />;
  const couponDiscounts = couponPrices(cart);
  const points = pointsValue(pointsToRedeem);
  return (
    <dl className="tabular-nums">
      <Row label={t.subtotal}>{price(subtotal)}</Row>
      {coupons.map(({ id, name }, i) => (
        <Row key={id} label={name}>
          − {price(couponDiscounts[i]!)}
        </Row>
      ))}
      <Row label={cart.shippingMethod === 'Pickup' ? t.pickup : t.delivery}>
        {deliveryCost.priceInclTax === 0 ? t.free : price(deliveryCost)}
      </Row>
      {palletCost.priceInclTax > 0 && <Row label={t.pallets}>{price(palletCost)}</Row>}
      <Row
        label={<VatText say={(form) => (form === 'priceInclTax' ? t.vatIncluded : t.vatAdded)} />}
        isAfterRule
      >
        {money(total.priceInclTax - total.priceExclTax)}
      </Row>
      <Row label={t.total} isTotal={points === 0}>
        {money(total.priceInclTax)}
      </Row>
      {points > 0 && (
        <>
          <Row label={t.points}>− {money(points)}</Row>
          <Row label={t.toPay} isTotal>
            {money(amountToPay(total.priceInclTax, pointsToRedeem))}
          </Row>
        </>
      )}
    </dl>
  );
}

interface RowProps {
  label: ReactNode;
  isAfterRule?: boolean;
  isTotal?: boolean;
  children: ReactNode;
}

function Row({ label, isAfterRule = false, isTotal = false, children }: RowProps) {
  const look = [
    isAfterRule && 'mt-2 border-t border-line pt-3',
    isTotal && 'pt-1 text-lg font-bold',
  ].filter(Boolean);
  return (
    <div className={`flex justify-between gap-4 py-0.5 ${look.join(' ')}`}>
      <dt className="min-w-0 wrap-anywhere">{label}</dt>
      <dd className="shrink-0 text-end">{children}</dd>
    </div>
  );
}
