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

const TO_LIST_MODULE = lazyModule(() => import('./to-list.tsx'));

/** A line with the shopper's changes. */
interface EditedLine extends PlannedLine {
  choice: NonNullable<PlannedLine['choice']>;
  quantity: number;
  isIncluded: boolean;
}

const hasChoice = (line: PlannedLine): line is PlannedLine & Pick<EditedLine, 'choice'> =>
  line.choice !== null;

const formatAmount = (value: number, unit: ToolUnit, locale: Locale) =>
  `${formatNumber(Math.round(value * 100) / 100, locale)} ${texts[locale][UNIT_KEYS[unit]]}`;

const UNIT_KEYS = { 'm²': 'unitM2', m: 'unitM', kg: 'unitKg', pieces: 'unitPieces' } as const;

interface MaterialsProps extends ListPageProps {
  /** Suggested name of the list, and the source of the cart lines. */
  title: string;
  lines: readonly PlannedLine[];
  /** Display name of each part, by its code. */
  names: Readonly<Record<string, string>>;
  signIn: string;
}

/**
 * A materials list: quantities can be changed, lines left out; all go to the cart in one batch or to
 * a wishlist. A new list (`key`) starts with its own quantities.
 */
export function Materials({ locale, settings, title, lines, names, signIn }: MaterialsProps) {
  const t = texts[locale];
  const [changedQuantities, setChangedQuantities] = useState<Record<string, number>>({});
  const [excludedParts, setExcludedParts] = useState<ReadonlySet<string>>(new Set());
  const [isSaving, setSaving] = useState(false);
  const editedLines: EditedLine[] = lines.filter(hasChoice).map((line) => ({
    ...line,
    quantity: changedQuantities[line.part] ?? line.choice.quantity,
    isIncluded: !excludedParts.has(line.part),
  }));
  const chosenLines = editedLines.filter((line) => line.isIncluded);
  const missing = lines.filter((line) => !hasChoice(line));
  const grams = chosenLines.reduce((sum, one) => sum + (one.choice.grams ?? 0) * one.quantity, 0);
  const togglePart = (part: string) => {
    const next = new Set(excludedParts);
    if (!next.delete(part)) next.add(part);
    setExcludedParts(next);
  };
  const copyLinkToPage = async () => {
    const isCopied = await copyLink(location.href);
    notify(isCopied ? t.copied : `${t.copyFailed} ${location.href}`, 'success');
  };
  return (
    <>
      <ul className="border-t border-line" aria-label={t.label}>
        {editedLines.map((line) => (
          <MaterialLine
            key={line.part}
            {...{ locale, settings, line }}
            name={names[line.part] ?? line.part}
            onQuantity={(quantity) =>
              setChangedQuantities({ ...changedQuantities, [line.part]: quantity })
            }
            onToggle={() => togglePart(line.part)}
          />
        ))}
      </ul>
      {missing.length > 0 && (
        <div className="mt-4 rounded bg-warning-soft p-3">
          <p className="font-medium">{t.missing}</p>
          <ul className="list-disc pl-5">
            {missing.map(({ part, needed, unit }) => (
              <li key={part}>
                {names[part] ?? part}: {formatAmount(needed, unit, locale)}
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
            {fill(t.weight, { weight: formatAmount(grams / 1000, 'kg', locale) })}
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
          <button className="btn btn-light" type="button" onClick={() => void copyLinkToPage()}>
            {t.copy}
          </button>
        </div>
        {isSaving && (
          <LazyPart code={TO_LIST_MODULE} failed={() => <p role="alert">{t.failed}</p>}>
            {({ SaveToList }) => (
              <SaveToList
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
  const { choice, needed, unit, quantity, isIncluded } = line;
  const { product, perPackage } = choice;
  const surplus = quantity * perPackage - needed;
  const amountText = (value: number) => formatAmount(value, unit, locale);
  const facts = fill(surplus < -0.05 ? t.short : t.rest, {
    needed: amountText(needed),
    of: product.unit,
    each: amountText(perPackage),
    rest: amountText(Math.abs(surplus)),
  });
  return (
    <li
      className={`grid gap-x-4 gap-y-2 border-b border-line py-4 md:grid-cols-[minmax(0,1fr)_auto_6rem] ${isIncluded ? '' : 'text-muted print:hidden'}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 md:col-span-3">
        <h3 className="font-bold">
          <Check checked={isIncluded} onToggle={onToggle}>
            {name}
          </Check>
        </h3>
        <p className="text-sm tabular-nums">{facts}</p>
      </div>
      <ProductCell {...{ locale, settings, product, quantity }} productId={product.id} />
      {isIncluded && (
        <div className="flex items-start justify-between gap-4 md:contents">
          <QuantityStepper {...{ locale, quantity, onQuantity }} name={product.name} />
          <LineTotal {...{ locale, product, quantity }} />
        </div>
      )}
    </li>
  );
}
