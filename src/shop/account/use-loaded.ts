import { startTransition, useCallback, useEffect, useState } from 'react';

export type Loaded<Data> =
  { status: 'loading'; data: Data | null } | { status: 'failed' } | { status: 'ready'; data: Data };

/**
 * Loads data when the island appears. `load` answers null where the call failed; it must be the
 * same function from render to render. `reload` keeps what is shown until the new answer is there.
 */
export function useLoaded<Data>(load: () => Promise<Data | null>): {
  loaded: Loaded<Data>;
  reload: () => Promise<void>;
} {
  const [loaded, setLoaded] = useState<Loaded<Data>>({ status: 'loading', data: null });
  const ask = useCallback(async () => {
    setLoaded((now) => ({ status: 'loading', data: now.status === 'failed' ? null : now.data }));
    const data = await load().catch(() => null);
    // Rendered in slices: a whole page at once would block the main thread of a phone.
    startTransition(() =>
      setLoaded(data === null ? { status: 'failed' } : { status: 'ready', data }),
    );
  }, [load]);
  useEffect(() => void ask(), [ask]);
  return { loaded, reload: ask };
}
