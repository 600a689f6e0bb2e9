import texts from 'texts:checkout/slots';
import type { ShippingDay } from '../../../domain/entities/cart.ts';
import type { ShippingMethod } from '../../../domain/entities/order.ts';
import { shortDayInSentence } from '../../../domain/short-day.ts';
import { fill } from '../../../i18n/fill.ts';
import type { ChosenSlot } from '../../../stores/checkout-delivery.ts';
import { BothPrices } from '../../account/both-prices.tsx';
import { useCheckout } from '../context.ts';
import { RadioCard } from '../radio-card.tsx';
import { DayStrip } from './day-strip.tsx';

interface Props {
  days: readonly ShippingDay[];
  method: ShippingMethod;
  chosen: ChosenSlot | null;
  onChoose: (slot: ChosenSlot) => void;
}

/** The day, and a slot of that day. */
export function SlotChooser({ days, method, chosen, onChoose }: Props) {
  const { locale } = useCheckout();
  const t = texts[locale];
  const isPickup = method === 'Pickup';
  const day = days.find(({ date }) => date === chosen?.date) ?? days[0];
  if (!day) return <p className="rounded-lg border border-line p-4">{t[`none${method}`]}</p>;
  const choose = ({ date, slots }: ShippingDay, id?: string) => {
    // The same hours on a different day, where it has them.
    const slot =
      slots.find((each) => each.id === id) ??
      slots.find((each) => each.timeFrom === chosen?.timeFrom) ??
      slots[0];
    if (slot) onChoose({ date, id: slot.id, timeFrom: slot.timeFrom, timeTo: slot.timeTo });
  };
  return (
    <div className="grid gap-5">
      <DayStrip days={days} chosen={day.date} label={t[`day${method}`] ?? ''} onChoose={choose} />
      <fieldset>
        <legend className="mb-2 font-bold">
          {fill(t.slot ?? '', { day: shortDayInSentence(day.date, locale) })}
        </legend>
        <div className={`grid gap-3 ${isPickup ? 'grid-cols-2 lg:grid-cols-3' : 'sm:grid-cols-2'}`}>
          {day.slots.map((slot) => (
            <RadioCard
              key={slot.id}
              name="slot"
              value={slot.id}
              isChecked={slot.id === chosen?.id && day.date === chosen.date}
              onChoose={() => choose(day, slot.id)}
              title={fill(t.hours ?? '', { from: slot.timeFrom, to: slot.timeTo })}
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
