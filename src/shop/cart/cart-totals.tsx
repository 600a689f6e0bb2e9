import { type ReactNode, useId } from 'react';
import texts from 'texts:cart/totals';
import { couponPrices } from '../../domain/cart/coupon-prices.ts';
import type { Cart } from '../../domain/cart/cart.ts';
import { type Price, subtractPrices } from '../../domain/shared/money.ts';
import { fill } from '../../i18n/fill.ts';
import { BothPrices, VatText } from '../account/prices.tsx';
import type { CartPageProps } from './cart-page.tsx';
import { OrderButton } from './order-button.tsx';
import { VoucherForm } from './voucher-form.tsx';
import type { Locale } from '../../domain/shared/common.ts';
import type { ShippingMethod } from '../../domain/orders/order.ts';
import { preselect } from '../checkout/preselected-shipment.ts';
import { freeDelivery } from '../../domain/cart/delivery-costs.ts';
import { AmountText } from '../account/line-prices.tsx';
import type { CostSettings } from './cart-settings.ts';

interface FreeDeliveryProps {
  locale: Locale;
  cart: Cart;
  costs: CostSettings;
}

/** The amount missing for free delivery, in the selected VAT form. */
export function FreeDeliveryBar({ locale, cart, costs }: FreeDeliveryProps) {
  const t = texts[locale];
  const free = cart.shippingMethod === 'Pickup' ? null : freeDelivery(cart, costs);
  if (!free) return null;
  const { missingAmount, minimum, progress } = free;
  const isReached = missingAmount.priceInclTax === 0;
  return (
    <div className="mb-4 text-sm">
      <p className={isReached ? 'font-medium text-positive' : ''}>
        {isReached ? (
          t.freeReached
        ) : (
          <AmountText
            text={t.freeIn}
            placeholderName="amount"
            price={missingAmount}
            locale={locale}
          />
        )}
      </p>
      {cart.hasLargeProduct && !isReached && (
        <p className="text-muted">
          <AmountText
            text={t.freeLarge}
            placeholderName="minimum"
            price={minimum}
            locale={locale}
          />
        </p>
      )}
      <progress
        className="mt-1 block h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-brand-soft text-positive [&::-moz-progress-bar]:bg-current [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-current"
        max={1}
        value={progress}
        aria-label={t.progress}
      />
    </div>
  );
}

interface TotalRowProps {
  label: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A row of the totals. */
function TotalRow({ label, children, className = '' }: TotalRowProps) {
  return (
    <div className={`flex justify-between gap-4 py-1 ${className}`}>
      <dt className="min-w-0 wrap-anywhere">{label}</dt>
      <dd className="shrink-0 text-right">{children}</dd>
    </div>
  );
}

/** The totals of the cart, and the order button. */
export function CartTotals({ locale, cart, settings }: CartPageProps & { cart: Cart }) {
  const t = texts[locale];
  const { total } = cart;
  const couponDiscounts = couponPrices(cart);
  // Coupon discounts have rows of their own.
  const saved = couponDiscounts.reduce(subtractPrices, cart.discount);
  const other: Price = { priceInclTax: total.priceExclTax, priceExclTax: total.priceInclTax };
  return (
    <section
      className="rounded-lg bg-surface p-4 md:p-6 lg:sticky lg:top-28"
      aria-labelledby="cart-totals"
    >
      <h2 id="cart-totals" className="subtitle mb-4">
        {t.title}
      </h2>
      <ShipmentChoice {...{ locale }} method={cart.shippingMethod ?? 'Delivery'} />
      <FreeDeliveryBar {...{ locale, cart }} costs={settings.costs} />
      <dl className="tabular-nums">
        <TotalRow label={t.subtotal}>
          <BothPrices price={cart.subtotal} locale={locale} />
        </TotalRow>
        {saved.priceInclTax > 0 && (
          <TotalRow label={t.saved} className="text-discount">
            <BothPrices price={saved} locale={locale} />
          </TotalRow>
        )}
        {cart.coupons.map(({ id, name }, i) => (
          <TotalRow key={id} label={fill(t.coupon, { name })}>
            −<BothPrices price={couponDiscounts[i]!} locale={locale} />
          </TotalRow>
        ))}
        <TotalRow label={cart.shippingMethod === 'Pickup' ? t.pickup : t.delivery}>
          {cart.deliveryCost.priceInclTax === 0 ? (
            t.free
          ) : (
            <BothPrices price={cart.deliveryCost} locale={locale} />
          )}
        </TotalRow>
        {cart.palletCost.priceInclTax > 0 && (
          <TotalRow label={t.pallets}>
            <BothPrices price={cart.palletCost} locale={locale} />
          </TotalRow>
        )}
        <TotalRow
          className="mt-2 border-t border-line pt-3 text-lg font-bold"
          label={<VatText say={(form) => (form === 'priceInclTax' ? t.totalIncl : t.totalExcl)} />}
        >
          <BothPrices price={total} locale={locale} />
        </TotalRow>
        <TotalRow
          className="text-muted"
          label={<VatText say={(form) => (form === 'priceInclTax' ? t.totalExcl : t.totalIncl)} />}
        >
          <BothPrices price={other} locale={locale} />
        </TotalRow>
      </dl>
      <OrderButton {...{ locale, cart }} />
      <VoucherForm {...{ locale }} coupons={cart.coupons} />
    </section>
  );
}

const SHIPPING_METHODS = ['Delivery', 'Pickup'] as const;

interface ShipmentChoiceProps {
  locale: Locale;
  method: ShippingMethod;
}

/** Delivery or pickup, so that the total is right before the checkout asks for place and time. */
export function ShipmentChoice({ locale, method }: ShipmentChoiceProps) {
  const t = texts[locale];
  const name = useId();
  return (
    <fieldset className="mb-4">
      <legend className="sr-only">{t.method}</legend>
      <div className="grid grid-cols-2 overflow-hidden rounded border border-muted">
        {SHIPPING_METHODS.map((each) => (
          <label
            key={each}
            className="grid min-h-11 cursor-pointer place-content-center bg-white text-center font-medium has-checked:bg-brand has-checked:text-brand-ink has-focus-visible:outline-2 has-focus-visible:-outline-offset-4 has-focus-visible:outline-current"
          >
            <input
              className="sr-only"
              type="radio"
              name={name}
              value={each}
              checked={method === each}
              onChange={() => preselect(each)}
            />
            {each === 'Delivery' ? t.byDelivery : t.byPickup}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
