/** The fields of a form as its schema describes them (`content/editing/form-node.ts`). */
import { html } from 'hono/html';
import type { Locale } from '../../../src/domain/entities/common.ts';
import type { FormNode } from '../../content/editing/form-node.ts';
import { ITEMS, joined } from '../../content/editing/form-value.ts';
import type { Html } from '../frame.ts';
import { icon } from '../icons.ts';
import { deskTexts, sayWord } from '../texts.ts';

export interface FormView {
  locale: Locale;
  /** What is wrong, by the path of a field. */
  faults: ReadonlyMap<string, string>;
  /** Pictures to choose from: address → name. */
  pictures: ReadonlyMap<string, string>;
}

/** Fields of sentences; all others are short. */
const LONG = new Set(['summary', 'answer', 'description']);
/** Fields that are chosen from a list that knows what there is. */
const LISTS: Record<string, string> = { to: 'links', menu: 'menus', childrenOf: 'menus' };
/** A list of more is folded, each item under its own name. */
const OPEN_ITEMS = 2;

export const fieldId = (path: string) => `f-${path.replace(/[^\w-]/g, '-')}`;

/** A word of the schemas as editors say it; a language, a key of a record stands as it is. */
export const fieldLabel = (name: string, locale: Locale) => sayWord(locale, 'content.field', name);

export function fieldView(
  node: FormNode,
  path: string,
  value: unknown,
  view: FormView,
  name = path.split('.').at(-1) ?? '',
): Html | string {
  const { locale } = view;
  switch (node.kind) {
    case 'fixed':
      return '';
    case 'group':
      return groupView(node, path, value, view, name);
    case 'list':
      return listView(node, path, value, view, name);
    case 'record':
      return recordView(node, path, value, view);
    case 'flag':
      return html`<div class="desk-field">
        <label class="desk-check"
          ><input
            type="checkbox"
            id="${fieldId(path)}"
            name="${path}"
            value="true"
            ${value === true ? 'checked' : ''}
          />
          ${fieldLabel(name, locale)}</label
        >${fault(path, view)}
      </div>`;
    case 'choices': {
      const chosen = new Set(Array.isArray(value) ? value : []);
      return html`<fieldset class="desk-field" id="${fieldId(path)}">
        <legend>${fieldLabel(name, locale)}</legend>
        <input type="hidden" name="${path}" value="" />
        <div class="desk-checks">
          ${node.options.map(
            (option) =>
              html`<label class="desk-check"
                ><input
                  type="checkbox"
                  name="${path}"
                  value="${option}"
                  ${chosen.has(option) ? 'checked' : ''}
                />
                ${sayWord(locale, 'content.option', option)}</label
              >`,
          )}
        </div>
        ${fault(path, view)}
      </fieldset>`;
    }
    default:
      return labelled(node, path, name, view, input(node, path, name, value, view));
  }
}

/** What an editor should know of a field; null where its name says it all. */
function hintOf(node: FormNode, name: string, locale: Locale): string | null {
  const key = node.kind === 'word-groups' ? 'wordGroups' : name;
  const hint = sayWord(locale, 'content.hint', key);
  return hint === key ? null : hint;
}

function labelled(node: FormNode, path: string, name: string, view: FormView, own: Html): Html {
  const { locale } = view;
  const id = fieldId(path);
  const hint = hintOf(node, name, locale);
  return html`<div class="desk-field">
    <label for="${id}"
      >${fieldLabel(name, locale)}
      ${node.isOptional ? html`<span class="muted">(${deskTexts(locale)('content.optional')})</span>` : ''}</label
    >
    ${hint ? html`<p class="hint" id="${id}-hint">${hint}</p>` : ''}${own}${fault(path, view)}
  </div>`;
}

function fault(path: string, { faults }: FormView): Html | string {
  const text = faults.get(path);
  return text ? html`<p class="fault" id="${fieldId(path)}-error">${text}</p>` : '';
}

/** What ties a field to its hint and its fault. */
function ties(node: FormNode, path: string, name: string, { locale, faults }: FormView): Html {
  const id = fieldId(path);
  const hint = hintOf(node, name, locale) ? `${id}-hint` : '';
  const wrong = faults.has(path);
  const ids = [hint, wrong ? `${id}-error` : ''].filter(Boolean).join(' ');
  return html`id="${id}" name="${path}" ${ids ? html`aria-describedby="${ids}"` : ''}
  ${wrong ? html`aria-invalid="true"` : ''}`;
}

const plain = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

function input(node: FormNode, path: string, name: string, value: unknown, view: FormView): Html {
  const own = ties(node, path, name, view);
  switch (node.kind) {
    case 'choice':
      return html`<select class="field" ${own}>
        ${node.isOptional ? html`<option value=""></option>` : ''}
        ${node.options.map(
          (option) =>
            html`<option value="${option}" ${option === (value ?? node.default) ? 'selected' : ''}>
              ${sayWord(view.locale, 'content.option', option)}
            </option>`,
        )}
      </select>`;
    case 'picture':
      return pictureInput(own, value, view, true);
    case 'number':
      return html`<input
        class="field desk-short"
        inputmode="decimal"
        ${own}
        value="${plain(value)}"
      />`;
    case 'lines':
      return area(own, Array.isArray(value) ? value.join('\n') : plain(value), 3);
    case 'word-groups': {
      const groups = Array.isArray(value) ? (value as unknown[]) : [];
      const text = groups.map((group) => (Array.isArray(group) ? group.join(', ') : '')).join('\n');
      return area(own, text, 8);
    }
    default: {
      const text = plain(value);
      if (name === 'image') return pictureInput(own, value, view, false);
      const isDay = node.kind === 'text' && node.isDate && /^(\d{4}-\d{2}-\d{2})?$/.test(text);
      if (isDay) return html`<input class="field desk-short" type="date" ${own} value="${text}" />`;
      const isTime = /^\d{2}:\d{2}$/.test(text);
      if (isTime) return html`<input class="field desk-short" ${own} value="${text}" />`;
      const isLong = LONG.has(path.split('.').findLast((part) => !/^(nl|en)$/.test(part)) ?? '');
      if (isLong || text.length > 80 || text.includes('\n')) return area(own, text, 3);
      const list = LISTS[name];
      return html`<input
        class="field"
        ${own}
        value="${text}"
        autocomplete="off"
        ${list ? html`list="${list}"` : ''}
      />`;
    }
  }
}

const area = (own: Html, text: string, rows: number) =>
  html`<textarea
    class="field"
    rows="${String(Math.min(16, Math.max(rows, Math.ceil(text.length / 70))))}"
    ${own}
  >
${text}</textarea>`;

function pictureInput(
  own: Html,
  value: unknown,
  { locale, pictures }: FormView,
  mayDraw: boolean,
): Html {
  const say = deskTexts(locale);
  const isOther = typeof value === 'string' && value !== '' && !pictures.has(value);
  const option = (id: string, text: string, isChosen: boolean) =>
    html`<option value="${id}" ${isChosen ? 'selected' : ''}>${text}</option>`;
  return html`<select class="field" ${own}>
    ${option('', say('content.picture.none'), value === undefined || value === false)}
    ${mayDraw ? option('true', say('content.picture.drawn'), value === true) : ''}
    ${[...pictures].map(([address, name]) => option(address, name, value === address))}
    ${isOther ? option(String(value), String(value), true) : ''}
  </select>`;
}

function groupView(
  node: FormNode & { kind: 'group' },
  path: string,
  value: unknown,
  view: FormView,
  name: string,
): Html {
  const values = (value ?? {}) as Record<string, unknown>;
  const fields = Object.entries(node.fields);
  const isPair = fields.length > 0 && fields.every(([key]) => key === 'nl' || key === 'en');
  const inner = fields.map(([key, field]) =>
    fieldView(field, joined(path, key), values[key], view, key),
  );
  if (path === '') return html`${inner}`;
  return html`<fieldset class="${isPair ? 'desk-pair' : 'desk-group'}" id="${fieldId(path)}">
    ${/^\d+$/.test(name) ? '' : html`<legend>${fieldLabel(name, view.locale)}</legend>`}
    ${fault(path, view)}${inner}
  </fieldset>`;
}

function listView(
  node: FormNode & { kind: 'list' },
  path: string,
  value: unknown,
  view: FormView,
  name: string,
): Html {
  const say = deskTexts(view.locale);
  const items = Array.isArray(value) ? (value as unknown[]) : [];
  const hasFault = (place: string) =>
    [...view.faults.keys()].some((key) => key === place || key.startsWith(`${place}.`));
  return html`<section class="desk-list" id="${fieldId(path)}">
    ${listHeading(path, name, view)}${fault(path, view)}
    ${items.length === 0 ? html`<p class="muted">${say('content.noItems')}</p>` : ''}
    ${items.map((item, at) => {
      const place = joined(path, at);
      const title = titleOf(item, view.locale) || say('content.item', { number: at + 1 });
      const isOpen = items.length <= OPEN_ITEMS || hasFault(place) || titleOf(item, 'nl') === '';
      return html`<details class="desk-item" id="${fieldId(place)}" ${isOpen ? 'open' : ''}>
        <summary>${title}${icon('down')}</summary>
        <div class="desk-item-body">
          <input type="hidden" name="${joined(path, ITEMS)}" value="${String(at)}" />
          ${fieldView(node.item(), place, item, view)}
          <p class="desk-choice">
            ${at > 0 ? stepButton(`up:${place}`, say('content.up'), title) : ''}
            ${at < items.length - 1 ? stepButton(`down:${place}`, say('content.down'), title) : ''}
            ${stepButton(`remove:${place}`, say('content.remove'), title)}
          </p>
        </div>
      </details>`;
    })}
    ${stepButton(`add:${path}`, say('content.add'), path === '' ? '' : fieldLabel(name, view.locale))}
  </section>`;
}

/** A list within a list is a step lower; the whole file is called by the page's own heading. */
function listHeading(path: string, name: string, { locale }: FormView): Html | string {
  const text = fieldLabel(name, locale);
  if (path === '') return '';
  return path.includes('.') ? html`<h3>${text}</h3>` : html`<h2>${text}</h2>`;
}

function recordView(
  node: FormNode & { kind: 'record' },
  path: string,
  value: unknown,
  view: FormView,
): Html {
  const say = deskTexts(view.locale);
  const entries = Object.entries((value ?? {}) as Record<string, unknown>);
  return html`<section class="desk-list" id="${fieldId(path)}">
    ${listHeading(path, path.split('.').at(-1) ?? '', view)}
    ${entries.length === 0 ? html`<p class="muted">${say('content.noItems')}</p>` : ''}
    ${entries.map(([key, inner], at) => {
      const place = joined(path, at);
      return html`<div class="desk-entry">
        <input type="hidden" name="${joined(path, ITEMS)}" value="${String(at)}" />
        ${fieldView({ kind: 'text', max: null, isDate: false, isOptional: false }, joined(place, 'key'), key, view, 'entryKey')}
        ${fieldView(node.value, joined(place, 'value'), inner, view, 'entryValue')}
        ${stepButton(`remove:${place}`, say('content.remove'), key)}
      </div>`;
    })}
    ${stepButton(`add:${path}`, say('content.add'), '')}
  </section>`;
}

const stepButton = (action: string, text: string, of: string) =>
  html`<button
    class="btn btn-light"
    name="do"
    value="${action}"
    formnovalidate
    aria-label="${of ? `${text}: ${of}` : text}"
  >
    ${text}
  </button>`;

const NAMES = ['question', 'title', 'name', 'heading', 'nl', 'terms', 'id', 'to', 'code'];

/** What an item is called by: its first words, without their marks. */
function titleOf(item: unknown, locale: Locale): string {
  if (typeof item === 'string') return item.replaceAll('**', '');
  if (Array.isArray(item)) return item.slice(0, 3).join(', ');
  if (typeof item !== 'object' || item === null) return '';
  const fields = item as Record<string, unknown>;
  if (fields[locale] !== undefined) return titleOf(fields[locale], locale);
  for (const name of NAMES) {
    const title = titleOf(fields[name], locale);
    if (title) return title;
  }
  return '';
}
