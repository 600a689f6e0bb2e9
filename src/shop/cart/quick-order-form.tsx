import { useEffect, useRef, type ChangeEvent, type FormEvent, useId, useState } from 'react';
import section from 'texts:cart/quick';
import texts from 'texts:cart/quickForm';
import line from 'texts:cart/line';
import * as calls from '../../api/cart/client.ts';
import { mapOutcome, type Outcome } from '../../api/outcome.ts';
import {
  distinctCodes,
  type MatchedQuickOrder,
  matchQuickOrder,
  type FoundLine,
  type QuickOrderLine,
  type ParsedQuickOrder,
  parseQuickOrder,
} from '../../domain/cart/quick-order.ts';
import { api } from '../calls/api.ts';
import { addToCart } from './cart.ts';
import { rememberProducts } from './use-cart.ts';
import { now } from '../calls/now.ts';
import { pageLocale } from '../../i18n/page-locale.ts';
import type { Locale } from '../../domain/shared/common.ts';
import { linePrice } from '../../domain/pricing/line-price.ts';
import { formatNumber } from '../../domain/shared/money.ts';
import { fill } from '../../i18n/fill.ts';
import { notify } from '../calls/notification.ts';
import { BothPrices } from '../account/prices.tsx';
import { MAX_QUICK_ORDER_LINES } from '../../domain/cart/changes.ts';
import { failureText } from '../calls/failure-text.ts';

/** Looks up the products of a quick order in one call. */
async function findQuickOrder(
  lines: readonly QuickOrderLine[],
): Promise<Outcome<MatchedQuickOrder>> {
  const codes = distinctCodes(lines);
  if (codes.length === 0) return { ok: true, data: matchQuickOrder(lines, []) };
  const outcome = await calls.quickOrder(api(pageLocale()), now(), codes);
  return mapOutcome(outcome, (matches) => matchQuickOrder(lines, matches));
}

/**
 * Adds the found products to the cart in one batch; false if no cart can be kept. `listName`:
 * source of the lines for analytics.
 */
function addQuickOrder(found: readonly FoundLine[], listName: string): boolean {
  rememberProducts(found.map(({ product }) => product));
  const source = { listId: 'plp', listName } as const;
  return addToCart(
    found.map(({ product, quantity }) => ({ productId: product.id, quantity, source })),
  );
}

interface Props extends MatchedQuickOrder {
  locale: Locale;
  faults: ParsedQuickOrder['faults'];
  onEdit: () => void;
  onAdded: () => void;
}

/** Preview of a quick order: the products found and not found. */
function QuickOrderPreview({ locale, found, missed, faults, onEdit, onAdded }: Props) {
  const t = texts[locale];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const count = found.length;
  const problems = [
    ...missed.map(({ line: at, code, reason }) => ({ at, text: code, reason })),
    ...faults.map(({ line: at, text, reason }) => ({ at, text, reason })),
  ].sort((a, b) => a.at - b.at);
  const at = now();

  const addFoundLines = () => {
    if (!addQuickOrder(found, section[locale].title)) return;
    notify(fill(count === 1 ? t.addedOne : t.addedMany, { count }), 'success');
    onAdded();
  };
  return (
    <>
      <h3 ref={heading} className="mb-2 font-bold" tabIndex={-1}>
        {fill(t.found, { count })}
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
                  {fill(line[locale].number, { number: product.numberTrimmed })}
                </span>
                {isReduced && (
                  <span className="block text-warning">
                    {fill(t.reduced, { count: formatNumber(quantity, locale) })}
                  </span>
                )}
              </span>
              <span className="tabular-nums">
                <BothPrices price={linePrice(product, quantity, at).total} locale={locale} />
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
                {fill(t.line, { line: number, text })} — {t[reason]}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {count > 0 && (
          <button className="btn btn-secondary" type="button" onClick={addFoundLines}>
            {fill(count === 1 ? t.addOne : t.addMany, { count })}
          </button>
        )}
        <button className="btn btn-light" type="button" onClick={onEdit}>
          {t.edit}
        </button>
      </div>
    </>
  );
}

const MAX_BYTES = 1_000_000;

interface CheckedQuickOrder extends MatchedQuickOrder {
  faults: ParsedQuickOrder['faults'];
}

/** Quick order form: a list that is typed, pasted or read from a file, and its preview. */
export function QuickOrderForm({ locale }: { locale: Locale }) {
  const t = texts[locale];
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [checked, setChecked] = useState<CheckedQuickOrder | null>(null);
  useEffect(() => area.current?.focus(), [checked === null]);

  const showFault = (reason: string | undefined) => {
    setFault(reason ?? '');
    area.current?.focus();
  };
  const checkList = async (list: string) => {
    if (isBusy) return;
    const { lines, faults } = parseQuickOrder(list, locale);
    if (lines.length + faults.length === 0) return showFault(t.empty);
    if (lines.length > MAX_QUICK_ORDER_LINES)
      return showFault(fill(t.tooMany, { count: MAX_QUICK_ORDER_LINES }));
    setFault('');
    setBusy(true);
    const outcome = await findQuickOrder(lines);
    setBusy(false);
    if (outcome.ok) setChecked({ ...outcome.data, faults });
    else showFault(failureText(outcome, section[locale].failed));
  };
  const readFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (!file) return;
    const list = file.size > MAX_BYTES ? null : await file.text().catch(() => null);
    // A NUL character indicates a binary file.
    if (list === null || list.includes('\0')) return showFault(t.fileFailed);
    setText(list);
    await checkList(list);
  };
  if (checked) {
    return (
      <QuickOrderPreview
        {...{ locale, ...checked }}
        onEdit={() => setChecked(null)}
        onAdded={() => {
          setText('');
          setChecked(null);
        }}
      />
    );
  }
  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void checkList(text);
      }}
    >
      <label className="mb-1 block font-medium" htmlFor={id}>
        {t.label}
      </label>
      <p id={`${id}-hint`} className="mb-2 text-sm text-muted">
        {t.hint}
      </p>
      <textarea
        id={id}
        ref={area}
        className="field min-h-40 font-mono"
        rows={6}
        value={text}
        placeholder={t.example}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={fault !== ''}
        aria-describedby={`${id}-hint ${id}-fault`}
        onChange={({ target }) => setText(target.value)}
      />
      <p id={`${id}-fault`} className="mt-1 text-sm text-discount empty:hidden" role="alert">
        {fault}
      </p>
      <label className="mt-3 mb-1 block text-sm font-medium" htmlFor={`${id}-file`}>
        {t.file}
      </label>
      <input
        id={`${id}-file`}
        className="block w-full text-sm text-muted file:me-3 file:min-h-11 file:cursor-pointer file:rounded file:border file:border-solid file:border-muted file:bg-white file:px-4 file:font-bold file:text-ink hover:file:border-brand"
        type="file"
        accept=".csv,.txt,text/plain,text/csv"
        onChange={(event) => void readFile(event)}
      />
      <button className="btn btn-secondary mt-3" type="submit" aria-disabled={isBusy}>
        {isBusy ? t.checking : t.check}
      </button>
    </form>
  );
}
