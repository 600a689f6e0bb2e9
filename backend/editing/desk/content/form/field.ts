/** The frame of a form field: label, hint and error. */
import { html } from 'hono/html';
import type { Locale } from '../../../../../src/domain/shared/common.ts';
import type { FormNode } from '../../../content/editing/form.ts';
import type { Html } from '../../frame.ts';
import { deskTexts, translateWord } from '../../texts.ts';
import { isColour } from '../../../../../src/domain/shared/colour.ts';
import { formatDecimalInput } from '../../../../../src/domain/shared/decimal.ts';

export interface FormView {
  locale: Locale;
  /** Errors by field path. */
  faults: ReadonlyMap<string, string>;
  /** Images to choose from: address → name. */
  pictures: ReadonlyMap<string, string>;
  /** Ids of stored images, by their name in the form. */
  media?: ReadonlyMap<string, string>;
}

export const fieldId = (path: string) => `f-${path.replace(/[^\w-]/g, '-')}`;

/** The label of a schema field; languages and keys of records stay unchanged. */
export const fieldLabel = (name: string, locale: Locale) =>
  translateWord(locale, 'content.field', name);

/** The hint for a field; null if its label says enough. */
function hintOf(node: FormNode, name: string, locale: Locale): string | null {
  const key = node.kind === 'word-groups' ? 'wordGroups' : name;
  const hint = translateWord(locale, 'content.hint', key);
  return hint === key ? null : hint;
}

export function labelledFieldView(
  node: FormNode,
  path: string,
  name: string,
  view: FormView,
  control: Html,
): Html {
  const { locale } = view;
  const id = fieldId(path);
  const hint = hintOf(node, name, locale);
  return html`<div class="desk-field">
    <label for="${id}"
      >${fieldLabel(name, locale)}
      ${node.isOptional ? html`<span class="text-muted">(${deskTexts(locale)('content.optional')})</span>` : ''}</label
    >
    ${hint ? html`<p class="hint" id="${id}-hint">${hint}</p>` : ''}${control}${faultView(path, view)}
  </div>`;
}

export function faultView(path: string, { faults }: FormView): Html | string {
  const text = faults.get(path);
  return text ? html`<p class="fault" id="${fieldId(path)}-error">${text}</p>` : '';
}

/** ARIA attributes that link a field to its hint and error. */
function ariaAttributes(
  node: FormNode,
  path: string,
  name: string,
  { locale, faults }: FormView,
): Html {
  const id = fieldId(path);
  const hint = hintOf(node, name, locale) ? `${id}-hint` : '';
  const wrong = faults.has(path);
  const ids = [hint, wrong ? `${id}-error` : ''].filter(Boolean).join(' ');
  return html`id="${id}" name="${path}" ${ids ? html`aria-describedby="${ids}"` : ''}
  ${wrong ? html`aria-invalid="true"` : ''}`;
}

const TITLE_FIELDS = ['question', 'title', 'name', 'heading', 'nl', 'terms', 'id', 'to', 'code'];

/** The title of an item: its first words, without markup. */
export function itemTitleOf(item: unknown, locale: Locale): string {
  if (typeof item === 'string') return item.replaceAll('**', '');
  if (Array.isArray(item)) return item.slice(0, 3).join(', ');
  if (typeof item !== 'object' || item === null) return '';
  const fields = item as Record<string, unknown>;
  if (typeof fields['source'] === 'string') return fileNameOf(fields['source']);
  if (fields[locale] !== undefined) return itemTitleOf(fields[locale], locale);
  for (const name of TITLE_FIELDS) {
    const title = itemTitleOf(fields[name], locale);
    if (title) return title;
  }
  return '';
}

/** The last part of an address or path: the original file name. */
function fileNameOf(source: string): string {
  const last = source.split(/[\\/]/).at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

// Input elements for single values.

/** Fields with long texts; all others are short. */
const LONG_TEXT_FIELDS = new Set(['summary', 'answer', 'description']);
/** Fields with suggestions from a datalist. */
const DATALIST_IDS: Record<string, string> = {
  ...{ to: 'links', menu: 'menus', childrenOf: 'menus' },
  ...{ brand: 'brands', category: 'categories' },
};
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Formats a number as the form parser expects it. */
const inputTextOf = (value: unknown, locale: Locale): string =>
  typeof value === 'number' ? formatDecimalInput(value, locale) : textOf(value);

export function inputView(
  node: FormNode,
  path: string,
  name: string,
  value: unknown,
  view: FormView,
): Html {
  const attributes = ariaAttributes(node, path, name, view);
  switch (node.kind) {
    case 'choice':
      return html`<select class="field" ${attributes}>
        ${node.isOptional ? html`<option value=""></option>` : ''}
        ${node.options.map(
          (option) =>
            html`<option value="${option}" ${option === (value ?? node.default) ? 'selected' : ''}>
              ${translateWord(view.locale, 'content.option', option)}
            </option>`,
        )}
      </select>`;
    case 'picture':
      return pictureInput(attributes, value, view, node.canBeDrawn);
    case 'colour':
      return colourInput(attributes, textOf(value));
    case 'number':
      return html`<input
        class="field max-w-56"
        inputmode="decimal"
        ${attributes}
        value="${inputTextOf(value, view.locale)}"
      />`;
    case 'lines':
      return textAreaView(
        attributes,
        Array.isArray(value)
          ? value.map((one) => inputTextOf(one, view.locale)).join('\n')
          : textOf(value),
        3,
      );
    case 'word-groups': {
      const groups = Array.isArray(value) ? (value as unknown[]) : [];
      const text = groups.map((group) => (Array.isArray(group) ? group.join(', ') : '')).join('\n');
      return textAreaView(attributes, text, 8);
    }
    default: {
      const text = textOf(value);
      if (name === 'image') return pictureInput(attributes, value, view, false);
      const isDay = node.kind === 'text' && node.isDate && /^(\d{4}-\d{2}-\d{2})?$/.test(text);
      if (isDay)
        return html`<input class="field max-w-56" type="date" ${attributes} value="${text}" />`;
      const isTime = /^\d{2}:\d{2}$/.test(text);
      if (isTime) return html`<input class="field max-w-56" ${attributes} value="${text}" />`;
      const isLong = LONG_TEXT_FIELDS.has(
        path.split('.').findLast((part) => !/^(nl|en)$/.test(part)) ?? '',
      );
      if (isLong || text.length > 80 || text.includes('\n'))
        return textAreaView(attributes, text, 3);
      const list = DATALIST_IDS[name];
      return html`<input
        class="field"
        ${attributes}
        value="${text}"
        autocomplete="off"
        ${list ? html`list="${list}"` : ''}
      />`;
    }
  }
}

/** A text field for a colour; a script adds the browser's colour picker. */
const colourInput = (attributes: Html, value: string) =>
  html`<span class="flex items-center gap-2" data-colour>
    <svg
      class="size-11 flex-none rounded border border-line bg-white p-0 data-empty:opacity-40"
      viewBox="0 0 1 1"
      aria-hidden="true"
    >
      <rect width="1" height="1" fill="${isColour(value) ? value : 'none'}"></rect>
    </svg>
    <input
      class="field max-w-56"
      ${attributes}
      value="${value}"
      autocomplete="off"
      spellcheck="false"
    />
  </span>`;

const textAreaView = (attributes: Html, text: string, rows: number) =>
  html`<textarea
    class="field block max-h-96 min-h-23 resize-y py-2 field-sizing-content"
    rows="${String(Math.min(16, Math.max(rows, Math.ceil(text.length / 70))))}"
    ${attributes}
  >
${text}</textarea>`;

function pictureInput(
  attributes: Html,
  value: unknown,
  { locale, pictures }: FormView,
  mayDraw: boolean,
): Html {
  const t = deskTexts(locale);
  const isOther = typeof value === 'string' && value !== '' && !pictures.has(value);
  const optionView = (id: string, text: string, isChosen: boolean) =>
    html`<option value="${id}" ${isChosen ? 'selected' : ''}>${text}</option>`;
  return html`<select class="field" ${attributes}>
    ${optionView('', t('content.picture.none'), value === undefined || value === false)}
    ${mayDraw ? optionView('true', t('content.picture.drawn'), value === true) : ''}
    ${[...pictures].map(([address, name]) => optionView(address, name, value === address))}
    ${isOther ? optionView(String(value), String(value), true) : ''}
  </select>`;
}
