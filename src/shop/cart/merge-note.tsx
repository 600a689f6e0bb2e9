import { useState } from 'react';
import texts from 'texts:cart/merge';
import type { Locale } from '../../domain/shared/common.ts';
import { fill } from '../../i18n/fill.ts';
import { readMerge } from './cart-summary.ts';
import { undoMerge } from './cart-tools.ts';
import { failureText } from '../calls/failure-text.ts';
import { notify } from '../calls/notification.ts';

interface Props {
  locale: Locale;
  /** Lines that the last sign-in merged. */
  count: number;
  onDone: () => void;
}

/** Tells that a visitor's cart was merged at the sign-in, and takes it out again. */
export function MergeNote({ locale, count, onDone }: Props) {
  const t = texts[locale];
  const [isBusy, setBusy] = useState(false);
  const undo = async () => {
    if (isBusy) return;
    setBusy(true);
    const outcome = await undoMerge();
    setBusy(false);
    if (!outcome.ok) return notify(failureText(outcome, t.failed), 'warning');
    notify(t.undone ?? '', 'success');
    onDone();
  };
  return (
    <section
      className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-lg bg-brand-soft p-4"
      role="status"
    >
      <p className="min-w-0">{fill((count === 1 ? t.one : t.many) ?? '', { count })}</p>
      <div className="flex flex-wrap gap-2">
        <button
          className="btn btn-light"
          type="button"
          aria-disabled={isBusy}
          onClick={() => void undo()}
        >
          {t.undo}
        </button>
        <button
          className="btn btn-light"
          type="button"
          onClick={() => {
            readMerge();
            onDone();
          }}
        >
          {t.keep}
        </button>
      </div>
    </section>
  );
}
