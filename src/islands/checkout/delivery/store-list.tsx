import texts from 'texts:checkout/stores';
import { useState } from 'react';
import type { CartLine } from '../../../domain/entities/cart.ts';
import type { Store } from '../../../domain/entities/store.ts';
import { useCheckout } from '../context.ts';
import { afterPaint } from '../../ui/after-paint.ts';
import { StoreOption } from './store-option.tsx';

/** Stores that show before more are asked for. */
const FIRST = 4;

interface Props {
  /** Null while they load for the first time. */
  stores: readonly Store[] | null;
  isBusy: boolean;
  lines: readonly CartLine[];
  chosenId: number | null;
  time: Date;
  onChoose: (storeId: number) => void;
}

/** The stores to choose from, the first few until the customer asks for all. */
export function StoreList({ stores, isBusy, lines, chosenId, time, onChoose }: Props) {
  const { locale } = useCheckout();
  const t = texts[locale];
  const [isAll, setAll] = useState(false);
  const shown = stores?.filter(({ id }, i) => isAll || i < FIRST || id === chosenId);
  return (
    <>
      <fieldset className="grid gap-3" aria-busy={isBusy}>
        <legend className="sr-only">{t.title}</legend>
        {shown?.map((store) => (
          <StoreOption
            key={store.id}
            {...{ store, time, lines }}
            isChosen={store.id === chosenId}
            onChoose={() => onChoose(store.id)}
          />
        ))}
        {!shown &&
          isBusy &&
          Array.from({ length: FIRST }, (_, i) => (
            <div
              key={i}
              className="h-28 rounded-lg bg-surface motion-safe:animate-pulse"
              aria-hidden="true"
            />
          ))}
      </fieldset>
      {stores && shown && shown.length < stores.length && (
        <button
          className="btn btn-light justify-self-start"
          type="button"
          onClick={({ currentTarget }) => {
            const list = currentTarget.previousElementSibling;
            setAll(true);
            // The button goes; reading goes on at the first store that it showed.
            afterPaint(() => list?.querySelectorAll('input')[FIRST]?.focus());
          }}
        >
          {t.all}
        </button>
      )}
    </>
  );
}
