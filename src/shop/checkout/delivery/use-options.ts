import { useCallback, useEffect, useState } from 'react';
import type { ShippingOptions } from '../../../domain/cart/cart.ts';
import type { Locale } from '../../../domain/shared/common.ts';
import type { ShippingMethod } from '../../../domain/orders/order.ts';
import { shippingOptions } from '../checkout-delivery.ts';

interface Wanted {
  method: ShippingMethod;
  storeId: number | null;
  /** Changes when the options may have changed; null: a place has to be chosen first. */
  version: string | null;
}

type State =
  { status: 'none' | 'loading' | 'failed' } | { status: 'ready'; options: ShippingOptions };

const LOADING: State = { status: 'loading' };

/**
 * Days and slots for a place, `loading` from the first moment of one. Those shown stay while newer ones for
 * the same place load.
 */
export function useOptions({ method, storeId, version }: Wanted, locale: Locale) {
  const [state, setState] = useState<State>({ status: 'none' });
  const [tries, setTries] = useState(0);
  const place = version && `${method} ${storeId}`;
  useEffect(() => setState({ status: place === null ? 'none' : 'loading' }), [place]);
  useEffect(() => {
    if (version === null) return undefined;
    let isWanted = true;
    void shippingOptions(locale, method, storeId)
      .catch(() => null)
      .then((options) => {
        if (!isWanted) return;
        setState((now) => {
          if (options) return { status: 'ready', options };
          return now.status === 'ready' ? now : { status: 'failed' };
        });
      });
    return () => {
      isWanted = false;
    };
  }, [version, method, storeId, locale, tries]);
  const shown = version !== null && state.status === 'none' ? LOADING : state;
  return { state: shown, reload: useCallback(() => setTries((count) => count + 1), []) };
}
