import texts from 'texts:checkout/stores';
import promises from 'texts:product/promise';
import { pickupPromise } from '../../../domain/availability/promise-text.ts';
import { cartPickupMoment, type DayLine } from '../../../domain/cart/cart-days.ts';
import { storeCoverage } from '../../../domain/cart/store-coverage.ts';
import type { CartLine } from '../../../domain/entities/cart.ts';
import type { Store } from '../../../domain/entities/store.ts';
import { fill } from '../../../i18n/fill.ts';
import { useCheckout } from '../context.ts';
import { RadioCard } from '../radio-card.tsx';

interface Props {
  store: Store;
  lines: readonly CartLine[];
  isChosen: boolean;
  /** Moment for which the earliest time is computed. */
  time: Date;
  onChoose: () => void;
}

/** A store to choose: where, how far, how much of the cart it has, and from when. */
export function StoreOption({ store, lines, isChosen, time, onChoose }: Props) {
  const { locale, config } = useCheckout();
  const t = texts[locale];
  const { address, distanceInKm } = store;
  const { complete, lines: all } = storeCoverage(lines, store.id);
  const stocked = lines.flatMap(({ product, quantity }): DayLine[] =>
    product ? [{ product, quantity }] : [],
  );
  const earliest =
    stocked.length === lines.length ? cartPickupMoment(stocked, store, config, time) : null;
  const promise = earliest && pickupPromise(earliest, time, locale);
  return (
    <RadioCard
      name="store"
      value={String(store.id)}
      isChecked={isChosen}
      onChoose={onChoose}
      title={store.name}
      end={
        distanceInKm !== null && (
          <span className="text-sm text-muted">
            {distanceInKm.toLocaleString(locale, { maximumFractionDigits: 1 })} km
          </span>
        )
      }
    >
      <span className="block text-muted">
        {address.street} {address.houseNumber}, {address.postalCode} {address.city}
      </span>
      <span className={`block font-medium ${complete === all ? 'text-positive' : ''}`}>
        {complete === all ? t.allHere : fill(t.someHere ?? '', { complete, all })}
      </span>
      <span className="block">
        {promise ? fill(promises[locale][promise.key] ?? '', promise.values) : t.notHere}
      </span>
    </RadioCard>
  );
}
