import texts from 'texts:account/part';
import { type ReactNode, startTransition, useCallback, useEffect, useState } from 'react';
import type { Locale } from '../../domain/shared/common.ts';

interface Props<Data> {
  loaded: Loaded<Data>;
  reload: () => void;
  locale: Locale;
  /** Number of skeleton lines: roughly the expected number of rows. */
  rows?: number;
  /** Custom skeleton, instead of `rows`. */
  fallback?: ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * A data-dependent part of an account page: a skeleton while it loads, and a retry button if that
 * fails.
 */
export function LoadedPart<Data>({
  loaded,
  reload,
  locale,
  rows = 3,
  fallback,
  children,
}: Props<Data>) {
  const t = texts[locale];
  if (loaded.status === 'failed') {
    return (
      <div className="rounded-lg border border-line p-6" role="alert">
        <p className="mb-4">{t.failed}</p>
        <button className="btn btn-light" type="button" onClick={reload}>
          {t.retry}
        </button>
      </div>
    );
  }
  if (loaded.data === null) {
    return (
      <div role="status">
        <span className="sr-only">{t.loading}</span>
        {fallback ??
          Array.from({ length: rows }, (_, i) => (
            <div
              key={i}
              className="mb-3 h-20 rounded-lg bg-surface motion-safe:animate-pulse"
              aria-hidden="true"
            />
          ))}
      </div>
    );
  }
  return <div aria-busy={loaded.status === 'loading'}>{children(loaded.data)}</div>;
}

export type Loaded<Data> =
  | { status: 'loading'; data: Data | null }
  | { status: 'failed' }
  | { status: 'ready'; data: Data };

/**
 * Loads data on mount. `load` returns null on failure and must be referentially stable. `reload`
 * keeps the current data until the new response arrives.
 */
export function useLoaded<Data>(load: () => Promise<Data | null>): {
  loaded: Loaded<Data>;
  reload: () => Promise<void>;
} {
  const [loaded, setLoaded] = useState<Loaded<Data>>({ status: 'loading', data: null });
  const fetchData = useCallback(async () => {
    setLoaded((now) => ({ status: 'loading', data: now.status === 'failed' ? null : now.data }));
    const data = await load().catch(() => null);
    // Rendered in a transition: one long render would block the main thread on a phone.
    startTransition(() =>
      setLoaded(data === null ? { status: 'failed' } : { status: 'ready', data }),
    );
  }, [load]);
  useEffect(() => void fetchData(), [fetchData]);
  return { loaded, reload: fetchData };
}
