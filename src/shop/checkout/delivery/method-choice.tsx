import texts from 'texts:checkout/delivery';
import type { Cart } from '../../../domain/cart/cart.ts';
import type { ShippingMethod } from '../../../domain/orders/order.ts';
import { shortDayInSentence } from '../../../domain/shared/days.ts';
import { fill } from '../../../i18n/fill.ts';
import { useCheckout } from '../context.ts';
import { RadioCard } from '../radio-card.tsx';

interface Props {
  cart: Pick<Cart, 'deliveryEstimate' | 'pickupEstimate'>;
  method: ShippingMethod;
  onChoose: (method: ShippingMethod) => void;
}

/** Delivery or pickup, each with its first day. */
export function MethodChoice({ cart, method, onChoose }: Props) {
  const { locale } = useCheckout();
  const t = texts[locale];
  const from = (day: string | null) =>
    day && fill(t.fromDay ?? '', { day: shortDayInSentence(day, locale) });
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
        {from(cart.deliveryEstimate) ?? t.deliveryText}
      </RadioCard>
      <RadioCard
        name="method"
        value="Pickup"
        isChecked={method === 'Pickup'}
        onChoose={() => onChoose('Pickup')}
        title={t.Pickup}
        end={<span className="text-positive">{t.free}</span>}
      >
        {from(cart.pickupEstimate) ?? t.pickupText}
      </RadioCard>
    </fieldset>
  );
}
