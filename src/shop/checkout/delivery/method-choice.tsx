import texts from 'texts:checkout/delivery';
import { useCallback, useEffect, useState } from 'react';
import type { Cart, ShippingOptions } from '../../../domain/cart/cart.ts';
import type { ShippingMethod } from '../../../domain/orders/order.ts';
import { shortDayInSentence } from '../../../domain/shared/days.ts';
import { fill } from '../../../i18n/fill.ts';
import { useCheckout } from '../context.ts';
import { RadioCard } from '../radio-card.tsx';
import { deliveryCosts } from '../../../domain/cart/delivery-costs.ts';
import { cartTaxRate, priceAtTaxRate } from '../../../domain/product/general-tax.ts';
import { VatText } from '../../account/prices.tsx';
import { AmountText } from '../../account/line-prices.tsx';
import type { Locale } from '../../../domain/shared/common.ts';
import { formatMoney } from '../../../domain/shared/money.ts';
import { loadShippingOptions } from '../checkout-delivery.ts';

interface Props {
  cart: Pick<Cart, 'deliveryEstimate' | 'pickupEstimate'>;
  method: ShippingMethod;
  onChoose: (method: ShippingMethod) => void;
}

/** Delivery or pickup, each with its first available day. */
export function MethodChoice({ cart, method, onChoose }: Props) {
  const { locale } = useCheckout();
  const t = texts[locale];
  const firstDayText = (day: string | null) =>
    day && fill(t.fromDay, { day: shortDayInSentence(day, locale) });
  return (
    <fieldset className="grid gap-3 sm:grid-cols-2">
      <legend className="sr-only">{t.how}</legend>
      <RadioCard
        name="method"
        value="Delivery"
        isChecked={method === 'Delivery'}
        onChoose={() => onChoose('Delivery')}
        title={t.Delivery}
      >
        {firstDayText(cart.deliveryEstimate) ?? t.deliveryText}
      </RadioCard>
      <RadioCard
        name="method"
        value="Pickup"
        isChecked={method === 'Pickup'}
        onChoose={() => onChoose('Pickup')}
        title={t.Pickup}
        end={<span className="text-positive">{t.free}</span>}
      >
        {firstDayText(cart.pickupEstimate) ?? t.pickupText}
      </RadioCard>
    </fieldset>
  );
}

/** Delivery costs, minimum for free delivery, and pallet deposit. */
export function CostsHint({ cart }: { cart: Cart }) {
  const { locale, costs } = useCheckout();
  const t = texts[locale];
  const { freeFrom } = deliveryCosts(cart.hasLargeProduct ? 'large' : 'small', costs);
  const minimum = priceAtTaxRate(freeFrom, cartTaxRate(cart.lines));
  const { deliveryCost, palletCost } = cart;
  const isFree = deliveryCost.priceInclTax === 0;
  return (
    <div className="text-sm text-muted">
      <p>
        {isFree ? (
          t.freeDelivery
        ) : (
          <VatText
            say={(form) =>
              fill(t.costs, {
                amount: formatMoney(deliveryCost[form], locale),
                minimum: formatMoney(minimum[form], locale),
              })
            }
          />
        )}
        {cart.hasLargeProduct && ` ${t.large}`}
      </p>
      {palletCost.priceInclTax > 0 && (
        <p>
          <AmountText
            text={t.pallets}
            placeholderName="amount"
            price={palletCost}
            locale={locale}
          />
        </p>
      )}
    </div>
  );
}

interface OptionsRequest {
  method: ShippingMethod;
  storeId: number | null;
  /** Changes when the options may have changed; null: a place must be chosen first. */
  version: string | null;
}

type OptionsState =
  | { status: 'none' | 'loading' | 'failed' }
  | { status: 'ready'; options: ShippingOptions };

const LOADING: OptionsState = { status: 'loading' };

/**
 * Loads the days and slots for a place. A new place shows `loading` at once; while the same place
 * is reloaded, its current options stay visible.
 */
export function useShippingOptions({ method, storeId, version }: OptionsRequest, locale: Locale) {
  const [state, setState] = useState<OptionsState>({ status: 'none' });
  const [attempts, setAttempts] = useState(0);
  const place = version && `${method} ${storeId}`;
  useEffect(() => setState({ status: place === null ? 'none' : 'loading' }), [place]);
  useEffect(() => {
    if (version === null) return undefined;
    let isCurrent = true;
    void loadShippingOptions(locale, method, storeId)
      .catch(() => null)
      .then((options) => {
        if (!isCurrent) return;
        setState((now) => {
          if (options) return { status: 'ready', options };
          return now.status === 'ready' ? now : { status: 'failed' };
        });
      });
    return () => {
      isCurrent = false;
    };
  }, [version, method, storeId, locale, attempts]);
  const shown = version !== null && state.status === 'none' ? LOADING : state;
  return { state: shown, reload: useCallback(() => setAttempts((count) => count + 1), []) };
}
