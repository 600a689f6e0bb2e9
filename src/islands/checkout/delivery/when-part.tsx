import texts from 'texts:checkout/slots';
import promises from 'texts:product/promise';
import { pickupPromise } from '../../../domain/availability/promise-text.ts';
import type { ShippingMethod } from '../../../domain/entities/order.ts';
import { fill } from '../../../i18n/fill.ts';
import type { ChosenSlot } from '../../../stores/checkout-delivery.ts';
import { now } from '../../../stores/now.ts';
import { useCheckout } from '../context.ts';
import { SlotChooser } from './slot-chooser.tsx';
import type { useOptions } from './use-options.ts';

interface Props {
  method: ShippingMethod;
  state: ReturnType<typeof useOptions>['state'];
  reload: () => void;
  chosen: ChosenSlot | null;
  onChoose: (slot: ChosenSlot) => void;
}

/** When the order is delivered or picked up, once the place is known. */
export function WhenPart({ method, state, reload, chosen, onChoose }: Props) {
  const { locale } = useCheckout();
  const t = texts[locale];
  if (state.status === 'none') return null;
  const earliest = state.status === 'ready' ? state.options.earliest : null;
  const promise = earliest && pickupPromise(earliest, now(), locale);
  return (
    <section className="grid gap-4 rounded-lg border border-line p-4 md:p-6">
      <div>
        <h2 className="text-lg font-bold">{t[`title${method}`]}</h2>
        {promise && (
          <p className="mt-1 text-positive">
            {fill(promises[locale][promise.key] ?? '', promise.values)}
          </p>
        )}
      </div>
      {state.status === 'loading' && (
        <div className="grid gap-4" role="status">
          <span className="sr-only">{t.loading}</span>
          <div className="h-14 rounded-lg bg-surface motion-safe:animate-pulse" />
          <div className="h-28 rounded-lg bg-surface motion-safe:animate-pulse" />
        </div>
      )}
      {state.status === 'failed' && (
        <div role="alert">
          <p className="mb-3">{t.failed}</p>
          <button className="btn btn-light" type="button" onClick={reload}>
            {t.retry}
          </button>
        </div>
      )}
      {state.status === 'ready' && (
        <SlotChooser days={state.options.days} {...{ method, chosen, onChoose }} />
      )}
    </section>
  );
}
