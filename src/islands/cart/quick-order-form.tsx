import { type ChangeEvent, type FormEvent, useEffect, useId, useRef, useState } from 'react';
import section from 'texts:cart/quick';
import texts from 'texts:cart/quickForm';
import { MAX_QUICK_ORDER_LINES } from '../../domain/cart/change-limits.ts';
import type { MatchedQuickOrder } from '../../domain/cart/match-quick-order.ts';
import { type ParsedQuickOrder, parseQuickOrder } from '../../domain/cart/parse-quick-order.ts';
import type { Locale } from '../../domain/entities/common.ts';
import { fill } from '../../i18n/fill.ts';
import { failureText } from '../../stores/failure-text.ts';
import { findQuickOrder } from '../../stores/quick-order.ts';
import { QuickOrderPreview } from './quick-order-preview.tsx';

const MOST_BYTES = 1_000_000;

interface Checked extends MatchedQuickOrder {
  faults: ParsedQuickOrder['faults'];
}

/** The list of a quick order, typed, pasted or from a file, and what was found of it. */
export function QuickOrderForm({ locale }: { locale: Locale }) {
  const t = texts[locale];
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [checked, setChecked] = useState<Checked | null>(null);
  useEffect(() => area.current?.focus(), [checked === null]);

  const refuse = (reason: string | undefined) => {
    setFault(reason ?? '');
    area.current?.focus();
  };
  const check = async (list: string) => {
    if (isBusy) return;
    const { lines, faults } = parseQuickOrder(list, locale);
    if (lines.length + faults.length === 0) return refuse(t.empty);
    if (lines.length > MAX_QUICK_ORDER_LINES)
      return refuse(fill(t.tooMany ?? '', { count: MAX_QUICK_ORDER_LINES }));
    setFault('');
    setBusy(true);
    const outcome = await findQuickOrder(lines);
    setBusy(false);
    if (outcome.ok) setChecked({ ...outcome.data, faults });
    else refuse(failureText(outcome, section[locale].failed));
  };
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (!file) return;
    const list = file.size > MOST_BYTES ? null : await file.text().catch(() => null);
    // What is no text holds characters that no list has.
    if (list === null || list.includes('\0')) return refuse(t.fileFailed);
    setText(list);
    await check(list);
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
        void check(text);
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
        className="block min-h-11 w-full text-sm"
        type="file"
        accept=".csv,.txt,text/plain,text/csv"
        onChange={(event) => void read(event)}
      />
      <button className="btn btn-secondary mt-3" type="submit" aria-disabled={isBusy}>
        {isBusy ? t.checking : t.check}
      </button>
    </form>
  );
}
