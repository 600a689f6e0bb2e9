import { useEffect, useRef } from 'react';
import type { ShippingDay } from '../../../domain/entities/cart.ts';
import { shortDay } from '../../../domain/short-day.ts';
import { useCheckout } from '../context.ts';

interface Props {
  days: readonly ShippingDay[];
  /** `2026-11-24` */
  chosen: string;
  label: string;
  onChoose: (day: ShippingDay) => void;
}

/** Days side by side; a long row scrolls to the chosen one. */
export function DayStrip({ days, chosen, label, onChoose }: Props) {
  const { locale } = useCheckout();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = row;
    const shown = current?.querySelector<HTMLElement>('[data-chosen]');
    if (current && shown) current.scrollLeft = shown.offsetLeft - current.clientWidth / 2;
  }, [chosen]);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-bold">{label}</legend>
      <div ref={row} className="relative flex gap-2 overflow-x-auto p-1">
        {days.map((day) => (
          <label
            key={day.date}
            data-chosen={day.date === chosen ? '' : undefined}
            className="flex min-h-12 shrink-0 cursor-pointer items-center rounded-lg border border-line px-4 hover:border-brand has-checked:border-brand has-checked:bg-brand has-checked:font-bold has-checked:text-brand-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus"
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
