import texts from 'texts:orders/paging';
import type { Locale } from '../../domain/shared/common.ts';
import { fill } from '../../i18n/fill.ts';

interface Props {
  shown: number;
  /** Items of the first page. */
  first: number;
  total: number;
  state: 'idle' | 'busy' | 'failed';
  onMore: () => void;
  locale: Locale;
}

/** How much of a list is shown, and the way to the rest of it. */
export function ShowMore({ shown, first, total, state, onMore, locale }: Props) {
  const t = texts[locale];
  if (total <= first) return null;
  return (
    <div className="mt-6 flex flex-col items-center gap-3">
      <p className="text-sm text-muted" role="status">
        {state === 'failed' ? t.failed : fill(t.shown ?? '', { shown, total })}
      </p>
      {shown < total && (
        <button
          className="btn btn-light"
          type="button"
          // Disabled, it would lose the focus.
          aria-disabled={state === 'busy'}
          onClick={() => state !== 'busy' && onMore()}
        >
          {t.more}
        </button>
      )}
    </div>
  );
}
