import texts from 'texts:checkout/slots';
import promises from 'texts:product/promise';
import type { ShippingDay } from '../../../domain/cart/cart.ts';
import { shortDay, shortDayInSentence } from '../../../domain/shared/days.ts';
import { useCheckout } from '../context.ts';
import type { ShippingMethod } from '../../../domain/orders/order.ts';
import { fill } from '../../../i18n/fill.ts';
import type { ChosenSlot } from '../checkout-delivery.ts';
import { BothPrices } from '../../account/prices.tsx';
import { RadioCard } from '../radio-card.tsx';
import { pickupPromise } from '../../../domain/availability/promise.ts';
import { now } from '../../calls/now.ts';
import type { useShippingOptions } from './method-choice.tsx';

interface DayStripProps {
  days: readonly ShippingDay[];
  /** `2026-11-24` */
  chosen: string;
  label: string;
  onChoose: (day: ShippingDay) => void;
}

/** All days at once, since a scrolling row would hide that there are more. */
function DayStrip({ days, chosen, label, onChoose }: DayStripProps) {
  const { locale } = useCheckout();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-bold">{label}</legend>
      <div className="grid grid-cols-3 gap-2 sm:grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))]">
        {days.map((day) => (
          <label
            key={day.date}
            className="relative flex min-h-12 cursor-pointer items-center justify-center rounded-lg border border-line px-2 hover:border-brand has-checked:border-brand has-checked:bg-brand has-checked:font-bold has-checked:text-brand-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus"
          >
            <input
              className="sr-only"
              type="radio"
              name="day"
              value={day.date}
              checked={day.date === chosen}
              onChange={() => onChoose(day)}
            />
            {shortDay(day.date, locale)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SlotChooserProps {
  days: readonly ShippingDay[];
  method: ShippingMethod;
  chosen: ChosenSlot | null;
  onChoose: (slot: ChosenSlot) => void;
}

/** Selects a day, and a slot of that day. */
function SlotChooser({ days, method, chosen, onChoose }: SlotChooserProps) {
  const { locale } = useCheckout();
  const t = texts[locale];
  const isPickup = method === 'Pickup';
  const day = days.find(({ date }) => date === chosen?.date) ?? days[0];
  if (!day) return <p className="rounded-lg border border-line p-4">{t[`none${method}`]}</p>;
  const choose = ({ date, slots }: ShippingDay, id?: string) => {
    // Keep the same hours on the new day, if available.
    const slot =
      slots.find((candidate) => candidate.id === id) ??
      slots.find((candidate) => candidate.timeFrom === chosen?.timeFrom) ??
      slots[0];
    if (slot) onChoose({ date, id: slot.id, timeFrom: slot.timeFrom, timeTo: slot.timeTo });
  };
  return (
    <div className="grid gap-5">
      <DayStrip days={days} chosen={day.date} label={t[`day${method}`]} onChoose={choose} />
      <fieldset>
        <legend className="mb-2 font-bold">
          {fill(t.slot, { day: shortDayInSentence(day.date, locale) })}
        </legend>
        <div className={`grid gap-3 ${isPickup ? 'grid-cols-2 lg:grid-cols-3' : 'sm:grid-cols-2'}`}>
          {day.slots.map((slot) => (
            <RadioCard
              key={slot.id}
              name="slot"
              value={slot.id}
              isChecked={slot.id === chosen?.id && day.date === chosen.date}
              onChoose={() => choose(day, slot.id)}
              title={fill(t.hours, { from: slot.timeFrom, to: slot.timeTo })}
              end={
                isPickup ? undefined : slot.price.priceInclTax === 0 ? (
                  t.free
                ) : (
                  <BothPrices price={slot.price} locale={locale} />
                )
              }
            />
          ))}
        </div>
      </fieldset>
    </div>
  );
}

interface WhenPartProps {
  method: ShippingMethod;
  state: ReturnType<typeof useShippingOptions>['state'];
  reload: () => void;
  chosen: ChosenSlot | null;
  onChoose: (slot: ChosenSlot) => void;
}

/** Selects when the order is delivered or picked up, once the place is known. */
export function WhenPart({ method, state, reload, chosen, onChoose }: WhenPartProps) {
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
            {fill(promises[locale][promise.key], promise.values)}
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
