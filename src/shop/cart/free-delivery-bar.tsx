import texts from 'texts:cart/totals';
import { freeDelivery } from '../../domain/cart/delivery-costs.ts';
import type { Cart } from '../../domain/cart/cart.ts';
import type { Locale } from '../../domain/shared/common.ts';
import { VatFilled } from '../account/line-prices.tsx';
import type { CostSettings } from './cart-settings.ts';

interface Props {
  locale: Locale;
  cart: Cart;
  costs: CostSettings;
}

/** The amount missing for free delivery, in the selected VAT form. */
export function FreeDeliveryBar({ locale, cart, costs }: Props) {
  const t = texts[locale];
  const free = cart.shippingMethod === 'Pickup' ? null : freeDelivery(cart, costs);
  if (!free) return null;
  const { missing, minimum, progress } = free;
  const isReached = missing.priceInclTax === 0;
  return (
    <div className="mb-4 text-sm">
      <p className={isReached ? 'font-medium text-positive' : ''}>
        {isReached ? (
          t.freeReached
        ) : (
          <VatFilled text={t.freeIn} name="amount" price={missing} locale={locale} />
        )}
      </p>
      {cart.hasLargeProduct && !isReached && (
        <p className="text-muted">
          <VatFilled text={t.freeLarge} name="minimum" price={minimum} locale={locale} />
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
