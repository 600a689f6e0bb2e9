import texts from 'texts:cart/line';
import type { CartLine } from '../../domain/entities/cart.ts';
import type { Locale } from '../../domain/entities/common.ts';
import { fill } from '../../i18n/fill.ts';

interface Props {
  locale: Locale;
  line: CartLine;
  onPutBack: () => void;
}

/** A line that was removed just now, to be put back. */
export function RemovedRow({ locale, line, onPutBack }: Props) {
  const t = texts[locale];
  return (
    <li className="flex min-h-20 flex-wrap items-center justify-between gap-3 border-b border-line py-4">
      <p className="min-w-0 wrap-anywhere" role="status">
        {fill(t.removed ?? '', { name: line.productTitle })}
      </p>
      <button
        className="btn btn-light"
        type="button"
        autoFocus
        aria-label={`${t.putBack}: ${line.productTitle}`}
        onClick={onPutBack}
      >
        {t.putBack}
      </button>
    </li>
  );
}
