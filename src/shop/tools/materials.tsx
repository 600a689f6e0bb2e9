import { useState } from 'react';
import texts from 'texts:builders/list';
import type { PlannedLine } from '../../api/tools/client.ts';
import type { Locale } from '../../domain/shared/common.ts';
import { formatNumber } from '../../domain/shared/money.ts';
import type { ToolUnit } from '../../domain/tools/candidate.ts';
import { fill } from '../../i18n/fill.ts';
import { LineTotal, ListOrder, ProductCell } from '../account/lists/product-cells.tsx';
import { QuantityStepper } from '../account/lists/quantity-stepper.tsx';
import type { ListPageProps } from '../account/lists/use-list-address.ts';
import { notify } from '../calls/notification.ts';
import { Check } from '../ui/check.tsx';
import { LazyPart, lazyModule } from '../ui/lazy-part.tsx';
import { copyLink } from '../ui/share-link.ts';

const TO_LIST = lazyModule(() => import('./to-list.tsx'));

/** A line as the shopper changed it. */
interface EditedLine extends PlannedLine {
  choice: NonNullable<PlannedLine['choice']>;
  quantity: number;
  isTaken: boolean;
}

const hasChoice = (line: PlannedLine): line is PlannedLine & Pick<EditedLine, 'choice'> =>
  line.choice !== null;

const amount = (value: number, unit: ToolUnit, locale: Locale) =>
  `${formatNumber(Math.round(value * 100) / 100, locale)} ${texts[locale][UNIT_KEYS[unit]]}`;

const UNIT_KEYS = { 'm²': 'unitM2', m: 'unitM', kg: 'unitKg', pieces: 'unitPieces' } as const;

interface MaterialsProps extends ListPageProps {
  /** Suggested name of the list, and the source of the cart lines. */
  title: string;
  lines: readonly PlannedLine[];
  /** Name of each part. */
  names: Readonly<Record<string, string>>;
  signIn: string;
}

/**
 * A materials list: quantities can be changed, lines left out; all go to the cart in one batch or to
 * a wishlist. A new list (`key`) starts with its own quantities.
 */
export function Materials({ locale, settings, title, lines, names, signIn }: MaterialsProps) {
  const t = texts[locale];
  const [changed, setChanged] = useState<Record<string, number>>({});
  const [leftOut, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isSaving, setSaving] = useState(false);
  const edited: EditedLine[] = lines.filter(hasChoice).map((line) => ({
    ...line,
    quantity: changed[line.part] ?? line.choice.quantity,
    isTaken: !leftOut.has(line.part),
  }));
  const chosenLines = edited.filter((line) => line.isTaken);
  const missing = lines.filter((line) => !hasChoice(line));
  const grams = chosenLines.reduce((sum, one) => sum + (one.choice.grams ?? 0) * one.quantity, 0);
  const toggle = (part: string) => {
    const next = new Set(leftOut);
    if (!next.delete(part)) next.add(part);
    setLeft(next);
  };
  const copy = async () => {
    const isCopied = await copyLink(location.href);
    notify(isCopied ? t.copied : `${t.copyFailed} ${location.href}`, 'success');
  };
  return (
    <>
      <ul className="border-t border-line" aria-label={t.label}>
        {edited.map((line) => (
          <MaterialLine
            key={line.part}
            {...{ locale, settings, line }}
            name={names[line.part] ?? line.part}
            onQuantity={(quantity) => setChanged({ ...changed, [line.part]: quantity })}
            onToggle={() => toggle(line.part)}
          />
        ))}
      </ul>
      {missing.length > 0 && (
        <div className="mt-4 rounded bg-warning-soft p-3">
          <p className="font-medium">{t.missing}</p>
          <ul className="list-disc pl-5">
            {missing.map(({ part, needed, unit }) => (
              <li key={part}>
                {names[part] ?? part}: {amount(needed, unit, locale)}
              </li>
            ))}
          </ul>
        </div>
      )}
      <ListOrder
        locale={locale}
        name={title}
        lines={chosenLines.map(({ choice, quantity }) => ({ product: choice.product, quantity }))}
      />
      <div className="ml-auto w-full md:max-w-sm">
        {grams > 0 && (
          <p className="mt-3 text-sm text-muted">
            {fill(t.weight, { weight: amount(grams / 1000, 'kg', locale) })}
          </p>
        )}
        <div className="mt-3 flex flex-wrap gap-2 print:hidden">
          <button
            className="btn btn-light"
            type="button"
            aria-expanded={isSaving}
            onClick={() => setSaving(!isSaving)}
          >
            {t.toList}
          </button>
          <button className="btn btn-light" type="button" onClick={() => print()}>
            {t.print}
          </button>
          <button className="btn btn-light" type="button" onClick={() => void copy()}>
            {t.copy}
          </button>
        </div>
        {isSaving && (
          <LazyPart code={TO_LIST} failed={() => <p role="alert">{t.failed}</p>}>
            {({ ToList }) => (
              <ToList
                {...{ locale, title, signIn }}
                products={chosenLines.map(({ choice, quantity }) => ({
                  productId: choice.product.id,
                  quantity,
                }))}
                onSaved={() => setSaving(false)}
              />
            )}
          </LazyPart>
        )}
      </div>
    </>
  );
}

interface MaterialLineProps extends ListPageProps {
  line: EditedLine;
  name: string;
  onQuantity: (quantity: number) => void;
  onToggle: () => void;
}

function MaterialLine({ locale, settings, line, name, onQuantity, onToggle }: MaterialLineProps) {
  const t = texts[locale];
  const { choice, needed, unit, quantity, isTaken } = line;
  const { product, perPackage } = choice;
  const rest = quantity * perPackage - needed;
  const say = (value: number) => amount(value, unit, locale);
  const facts = fill(rest < -0.05 ? t.short : t.rest, {
    needed: say(needed),
    of: product.unit,
    each: say(perPackage),
    rest: say(Math.abs(rest)),
  });
  return (
    <li
      className={`grid gap-x-4 gap-y-2 border-b border-line py-4 md:grid-cols-[minmax(0,1fr)_auto_6rem] ${isTaken ? '' : 'text-muted print:hidden'}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 md:col-span-3">
        <h3 className="font-bold">
          <Check checked={isTaken} onToggle={onToggle}>
            {name}
          </Check>
        </h3>
        <p className="text-sm tabular-nums">{facts}</p>
      </div>
      <ProductCell {...{ locale, settings, product, quantity }} productId={product.id} />
      {isTaken && (
        <div className="flex items-start justify-between gap-4 md:contents">
          <QuantityStepper {...{ locale, quantity, onQuantity }} name={product.name} />
          <LineTotal {...{ locale, product, quantity }} />
        </div>
      )}
    </li>
  );
}
