import texts from 'texts:checkout/stores';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Cart } from '../../../domain/entities/cart.ts';
import type { Customer } from '../../../domain/entities/customer.ts';
import { defaultDeliveryAddress } from '../../../domain/address-type.ts';
import { $store } from '../../../stores/preferred-store.ts';
import { useCheckout } from '../context.ts';
import { useMinute } from '../use-minute.ts';
import { StoreOption } from './store-option.tsx';
import { StoreSearch } from './store-search.tsx';
import { useBranches } from './use-branches.ts';

/** Stores that show before more are asked for. */
const FIRST = 4;

interface Props {
  cart: Cart;
  customer: Customer;
  /** Id of the store that was chosen last. */
  chosenId: number | null;
  onChoose: (storeId: number) => void;
}

/** The store to pick the order up in. */
export function StorePart({ cart, customer, chosenId, onChoose }: Props) {
  const { locale } = useCheckout();
  const t = texts[locale];
  const preferred = useStore($store);
  const [preferredId] = useState(
    () => chosenId ?? customer.defaultStoreId ?? preferred?.id ?? null,
  );
  const postcode = defaultDeliveryAddress(customer.addresses)?.postalCode ?? '';
  const { stores, busy, problem, search, here } = useBranches({ postcode, preferredId }, locale);
  const [isAll, setAll] = useState(false);
  const time = useMinute();
  const shown = stores?.filter(({ id }, i) => isAll || i < FIRST || id === chosenId);
  return (
    <section className="grid gap-4 rounded-lg border border-line p-4 md:p-6">
      <h2 className="text-lg font-bold">{t.title}</h2>
      <StoreSearch {...{ problem, isBusy: busy, onSearch: search, onHere: here }} />
      <fieldset className="grid gap-3" aria-busy={busy}>
        <legend className="sr-only">{t.title}</legend>
        {shown?.map((store) => (
          <StoreOption
            key={store.id}
            {...{ store, time, lines: cart.lines }}
            isChosen={store.id === chosenId}
            onChoose={() => onChoose(store.id)}
          />
        ))}
        {!shown &&
          busy &&
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
          onClick={() => setAll(true)}
        >
          {t.all}
        </button>
      )}
    </section>
  );
}
