import texts from 'texts:account/part';
import type { ReactNode } from 'react';
import type { Locale } from '../../domain/shared/common.ts';
import type { Loaded } from './use-loaded.ts';

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
