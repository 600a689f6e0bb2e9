import { useId } from 'react';
import texts from 'texts:cart/totals';
import type { Locale } from '../../domain/shared/common.ts';
import type { ShippingMethod } from '../../domain/orders/order.ts';
import { preselect } from '../checkout/preselected-shipment.ts';

const METHODS = ['Delivery', 'Pickup'] as const;

interface Props {
  locale: Locale;
  method: ShippingMethod;
}

/** Delivery or pickup, so that the total is right before the checkout asks for place and time. */
export function ShipmentChoice({ locale, method }: Props) {
  const t = texts[locale];
  const name = useId();
  return (
    <fieldset className="mb-4">
      <legend className="sr-only">{t.method}</legend>
      <div className="grid grid-cols-2 overflow-hidden rounded border border-muted">
        {METHODS.map((each) => (
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
