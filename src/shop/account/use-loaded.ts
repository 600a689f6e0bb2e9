import { startTransition, useCallback, useEffect, useState } from 'react';

export type Loaded<Data> =
  { status: 'loading'; data: Data | null } | { status: 'failed' } | { status: 'ready'; data: Data };

/**
 * Loads data on mount. `load` returns null on failure and must be referentially stable. `reload`
 * keeps the current data until the new response arrives.
 */
export function useLoaded<Data>(load: () => Promise<Data | null>): {
  loaded: Loaded<Data>;
  reload: () => Promise<void>;
} {
  const [loaded, setLoaded] = useState<Loaded<Data>>({ status: 'loading', data: null });
  const ask = useCallback(async () => {
    setLoaded((now) => ({ status: 'loading', data: now.status === 'failed' ? null : now.data }));
    const data = await load().catch(() => null);
    // Rendered in a transition: one long render would block the main thread on a phone.
    startTransition(() =>
      setLoaded(data === null ? { status: 'failed' } : { status: 'ready', data }),
    );
  }, [load]);
  useEffect(() => void ask(), [ask]);
  return { loaded, reload: ask };
}
