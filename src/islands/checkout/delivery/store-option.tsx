import type { CartLine } from '../../../domain/entities/cart.ts';
import type { Store } from '../../../domain/entities/store.ts';
import { useCheckout } from '../context.ts';
import { RadioCard } from '../radio-card.tsx';
import { storeWords } from './store-words.ts';

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
  const { address, distanceInKm } = store;
  const { tone, stock, pickup } = storeWords(store, { lines, config, time, locale });
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
      <span className={`block font-medium ${tone === 'all' ? 'text-positive' : ''}`}>{stock}</span>
      <span className="block">{pickup}</span>
    </RadioCard>
  );
}
