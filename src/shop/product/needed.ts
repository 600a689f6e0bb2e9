import texts from 'texts:tools/needed';
import { parseDecimal, formatDecimalInput } from '../../domain/shared/decimal.ts';
import {
  MAX_WASTE_PERCENT,
  type Coverage,
  DEFAULT_WASTE_PERCENT,
  type JobUnit,
  quantityNeeded,
} from '../../domain/product/quantity-needed.ts';
import { fill } from '../../i18n/fill.ts';
import { pageLocale } from '../../i18n/page-locale.ts';
import { formatNumber } from '../../domain/shared/money.ts';
import { markup, type Markup } from '../listing/markup.ts';
import { FIELD_GRID, openDialog } from './dialog.ts';

/** True for invalid input. An empty measurement counts as missing, not as invalid. */
function isInvalid({ name, value }: HTMLInputElement): boolean {
  const number = parseDecimal(value, pageLocale());
  if (name === 'waste') return number === null || number > MAX_WASTE_PERCENT;
  return value.trim() !== '' && !(number && Number.isFinite(number));
}

const inputsOf = (form: HTMLFormElement) => [...form.querySelectorAll('input')];

/** The fields that prevent a result: the invalid ones, otherwise the first empty one. */
function blockingFields(form: HTMLFormElement): HTMLInputElement[] {
  const invalidFields = inputsOf(form).filter(isInvalid);
  if (invalidFields.length > 0) return invalidFields;
  return inputsOf(form)
    .filter(({ value }) => !value.trim())
    .slice(0, 1);
}

/**
 * Marks fields of the calculator as invalid, and names them in the form's message (`tools:needed`).
 * Without `invalidFields`, all fields are checked.
 */
function markInvalid(
  form: HTMLFormElement,
  texts: Record<string, string>,
  invalidFields = inputsOf(form).filter(isInvalid),
): void {
  const error = form.querySelector('.error')!;
  for (const input of inputsOf(form)) {
    input.setAttribute('aria-invalid', String(invalidFields.includes(input)));
    if (invalidFields.includes(input)) input.setAttribute('aria-describedby', error.id);
    else input.removeAttribute('aria-describedby');
  }
  const message = invalidFields
    .map(({ name, labels }) =>
      fill(texts[name === 'waste' ? 'wasteFault' : 'fault']!, {
        field: labels?.[0]?.textContent ?? '',
      }),
    )
    .join(' ');
  // Setting the same text again would make screen readers repeat it.
  if (error.textContent !== message) error.textContent = message;
}

/** The dimensions that can be entered instead of an amount. */
type Dimension = 'length' | 'width' | 'height';
const DIMENSIONS: Record<JobUnit, Dimension[]> = {
  m: [],
  'm²': ['length', 'width'],
  'm³': ['length', 'width', 'height'],
};

/**
 * "Hoeveel heb ik nodig?": computes the number of packages for a job. `opener` holds what a package
 * covers; `onAccept` receives the number that the shopper accepts; `costsHtml` gives its price.
 */
export function openQuantityCalculator(
  opener: HTMLElement,
  onAccept: (packages: number) => void,
  costsHtml: (packages: number) => Markup | null,
): void {
  const locale = pageLocale();
  const t = texts[locale];
  const coverages = JSON.parse(opener.dataset.covers ?? '[]') as Coverage[];
  const packageName = opener.dataset.unit ?? '';
  let coverage = coverages[0]!;

  const fieldHtml = (name: string, label: string, value = ''): Markup =>
    markup`<label class="block font-medium">${label}<input class="field" name="${name}" value="${value}" inputmode="decimal" autocomplete="off"></label>`;
  const unitChoice = markup`<label class="block font-medium">${t['unit']}<select class="field" name="unit">${coverages.map(({ unit }) => markup`<option>${unit}</option>`)}</select></label>`;
  const dialog = openDialog({
    title: t['title'],
    close: t['close'],
    body: markup`<form novalidate>${coverages.length > 1 && unitChoice}<div data-fields></div><p class="error mb-3 min-h-5.5 text-sm text-discount" id="needed-error" role="alert"></p><p class="answer mb-4 min-h-24 rounded bg-surface p-3" role="status"></p><button class="btn btn-secondary w-full aria-disabled:cursor-default aria-disabled:opacity-55">${t['take']}</button></form>`,
  });
  const form = dialog.querySelector('form')!;
  const error = dialog.querySelector('.error')!;
  const resultElement = dialog.querySelector('.answer')!;
  const button = dialog.querySelector<HTMLButtonElement>('.btn')!;
  const valueOf = (name: string) =>
    parseDecimal(form.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? '', locale);

  const showFields = () => {
    const { unit, perPackage, basis } = coverage;
    const values = {
      n: formatNumber(perPackage, locale),
      unit,
      of: packageName,
      basis: basis ?? '',
    };
    form.querySelector('[data-fields]')!.innerHTML =
      markup`<p class="text-[0.875rem] leading-5 text-muted">${fill(t[basis ? 'basis' : 'covers'], values)}</p><div class="${FIELD_GRID}">${DIMENSIONS[unit].map((side) => fieldHtml(side, t[side]))}${fieldHtml('amount', fill(t.amount, { unit }))}${fieldHtml('waste', t.waste, String(DEFAULT_WASTE_PERCENT))}</div>`.html;
    form.querySelector<HTMLInputElement>('[data-fields] input')?.focus();
  };

  const updateResult = () => {
    const result = quantityNeeded(coverage, valueOf('amount') ?? 0, valueOf('waste') ?? -1);
    button.ariaDisabled = String(!result);
    button.dataset.packages = String(result?.packages ?? '');
    const values = {
      n: formatNumber(result?.packages ?? 0, locale),
      of: packageName,
      covers: formatNumber(result?.covers ?? 0, locale),
      unit: coverage.unit,
    };
    resultElement.innerHTML = result
      ? markup`<b class="block text-lg">${fill(t['answer'], values)}</b>${fill(t['enough'], values)}<span class="block tabular-nums">${costsHtml(result.packages)}</span>`
          .html
      : markup`${t['empty']}`.html;
  };

  form.addEventListener('input', ({ target }) => {
    const { name, value } = target as HTMLInputElement;
    if (name === 'unit') {
      coverage = coverages.find(({ unit }) => unit === value) ?? coverage;
      showFields();
      markInvalid(form, t);
    }
    const sides = DIMENSIONS[coverage.unit];
    if (sides.some((side) => side === name)) {
      const computedAmount = sides.reduce((total, side) => total * (valueOf(side) ?? 0), 1);
      const amount = form.querySelector<HTMLInputElement>('[name=amount]')!;
      amount.value =
        computedAmount > 0 ? formatDecimalInput(Number(computedAmount.toFixed(3)), locale) : '';
    }
    updateResult();
    if (error.textContent) markInvalid(form, t);
  });
  form.addEventListener('change', () => markInvalid(form, t));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const packages = Number(button.dataset.packages);
    if (!packages) {
      const blocking = blockingFields(form);
      markInvalid(form, t, blocking);
      return blocking[0]?.focus();
    }
    // Close first: an announcement inside the dialog would be removed with it.
    dialog.close();
    onAccept(packages);
  });
  showFields();
  updateResult();
}
