import { useEffect, useRef } from 'react';
import section from 'texts:cart/quick';
import texts from 'texts:cart/quickForm';
import line from 'texts:cart/line';
import type { MatchedQuickOrder } from '../../domain/cart/match-quick-order.ts';
import type { ParsedQuickOrder } from '../../domain/cart/parse-quick-order.ts';
import type { Locale } from '../../domain/entities/common.ts';
import { linePrice } from '../../domain/pricing/line-price.ts';
import { formatNumber } from '../../domain/money.ts';
import { fill } from '../../i18n/fill.ts';
import { notify } from '../../stores/notification.ts';
import { now } from '../../stores/now.ts';
import { addQuickOrder } from '../../stores/quick-order.ts';
import { VatPrice } from '../account/lists/vat-price.tsx';

interface Props extends MatchedQuickOrder {
  locale: Locale;
  faults: ParsedQuickOrder['faults'];
  onEdit: () => void;
  onAdded: () => void;
}

/** What was found of a quick order, and what was not, before it goes into the cart. */
export function QuickOrderPreview({ locale, found, missed, faults, onEdit, onAdded }: Props) {
  const t = texts[locale];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const count = found.length;
  const problems = [
    ...missed.map(({ line: at, code, reason }) => ({ at, text: code, reason })),
    ...faults.map(({ line: at, text, reason }) => ({ at, text, reason })),
  ].sort((a, b) => a.at - b.at);
  const at = now();

  const add = () => {
    if (!addQuickOrder(found, section[locale].title ?? '')) return;
    notify(fill((count === 1 ? t.addedOne : t.added) ?? '', { count }), 'success');
    onAdded();
  };
  return (
    <>
      <h3 ref={heading} className="mb-2 font-bold" tabIndex={-1}>
        {fill(t.found ?? '', { count })}
      </h3>
      {count > 0 && (
        <ul
          className="max-h-96 overflow-y-auto border-y border-line"
          aria-label={t.preview}
          tabIndex={0}
        >
          {found.map(({ product, quantity, isReduced }) => (
            <li
              key={product.id}
              className="grid grid-cols-[3.5rem_1fr_auto] gap-x-3 border-b border-line py-2 text-sm last:border-0"
            >
              <span className="text-right font-bold tabular-nums">
                {formatNumber(quantity, locale)} ×
              </span>
              <span className="min-w-0 wrap-anywhere">
                {product.name}
                <span className="block text-muted">
                  {fill(line[locale].number ?? '', { number: product.numberTrimmed })}
                </span>
                {isReduced && (
                  <span className="block text-warning">
                    {fill(t.reduced ?? '', { count: formatNumber(quantity, locale) })}
                  </span>
                )}
              </span>
              <span className="tabular-nums">
                <VatPrice price={linePrice(product, quantity, at).total} locale={locale} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {problems.length > 0 && (
        <div className="mt-4 rounded bg-warning-soft p-3" role="alert">
          <h4 className="font-bold">{t.faults}</h4>
          <ul className="mt-1 grid gap-1 text-sm">
            {problems.map(({ at: number, text, reason }) => (
              <li key={number} className="wrap-anywhere">
                {fill(t.line ?? '', { line: number, text })} — {t[reason]}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {count > 0 && (
          <button className="btn btn-secondary" type="button" onClick={add}>
            {fill((count === 1 ? t.addOne : t.add) ?? '', { count })}
          </button>
        )}
        <button className="btn btn-light" type="button" onClick={onEdit}>
          {t.edit}
        </button>
      </div>
    </>
  );
}
