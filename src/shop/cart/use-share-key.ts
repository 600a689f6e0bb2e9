import { useCallback, useEffect, useState } from 'react';
import { sharedCartKey } from '../../domain/cart/shared-cart-link.ts';

/** The key of the shared cart that the address names: null for none, undefined until it is read. */
export function useShareKey() {
  const [shareKey, setShareKey] = useState<string | null>();
  useEffect(() => {
    const read = () => setShareKey(sharedCartKey(location.search));
    read();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);
  /** Goes on to the own cart, under its own address. */
  const leaveShared = useCallback(() => {
    history.replaceState(history.state, '', location.pathname);
    setShareKey(null);
  }, []);
  return { shareKey, leaveShared };
}
