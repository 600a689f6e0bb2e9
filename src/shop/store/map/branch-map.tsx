import { useCallback, useMemo, useState } from 'react';
import type { Locale } from '../../../domain/shared/common.ts';
import type { Store } from '../../../domain/store/store.ts';
import type { Place } from '../../../domain/store/map.ts';
import type { StockTone } from '../../../domain/store/store-filter.ts';
import { MapCard } from './map-card.tsx';
import { StoreMap } from './store-map.tsx';

/** Stock of a store, for its marker and card. */
export interface StockNote {
  tone: StockTone;
  text: string;
  /** Additional text for the card only: when it can be picked up. */
  cardText?: string;
}

interface Props {
  locale: Locale;
  stores: readonly Store[];
  /** Null if the stock is unknown. */
  noteOf: (storeId: number) => StockNote | null;
  searchedPlace: Place | null;
  chosenId: number | null;
  onChoose: (store: Store) => void;
}

/**
 * Selectable stores on a map; the selected marker shows a card with a button to choose the store.
 */
export default function StoreChoiceMap({
  locale,
  stores,
  noteOf,
  searchedPlace,
  chosenId,
  onChoose,
}: Props) {
  const [selectedId, setSelectedId] = useState<number | null>(null);
  const close = useCallback(() => setSelectedId(null), []);
  const markers = useMemo(
    () =>
      stores.map(({ id, address, location }) => {
        const note = noteOf(id);
        return {
          id,
          city: address.city,
          lat: location.lat,
          lng: location.lng,
          tone: note?.tone ?? ('plain' as const),
          ...(note && { note: note.text }),
        };
      }),
    [stores, noteOf],
  );
  const selected = stores.find(({ id }) => id === selectedId);
  const note = selected && noteOf(selected.id);
  return (
    <StoreMap
      {...{ locale, searchedPlace, selectedId }}
      stores={markers}
      pointedId={null}
      onSelect={setSelectedId}
    >
      {selected && (
        <MapCard
          store={selected}
          locale={locale}
          isChosen={selected.id === chosenId}
          stock={
            note && (
              <>
                <p className={note.tone === 'all' ? 'stock is-in' : 'stock is-out'}>{note.text}</p>
                {note.cardText && <p>{note.cardText}</p>}
              </>
            )
          }
          onChoose={() => onChoose(selected)}
          onClose={close}
        />
      )}
    </StoreMap>
  );
}
