/** Renders the fields of a form from its schema (`content/editing/form.ts`). */
import { html } from 'hono/html';
import {
  type FormNode,
  ADDED_FILES,
  joinPath,
  ITEM_NUMBERS,
} from '../../../content/editing/form.ts';
import type { Html } from '../../frame.ts';
import { translateWord, deskTexts } from '../../texts.ts';
import {
  faultView,
  fieldId,
  fieldLabel,
  type FormView,
  labelledFieldView,
  itemTitleOf,
  inputView,
} from './field.ts';
import type { ImageWidth } from '../../../../../src/domain/product/image-sizes.ts';
import { mediaAddress } from '../../../content/media.ts';
import { FILE_FIELD_CLASSES, checkbox, icon } from '../../pieces.ts';

function flagView(path: string, value: unknown, view: FormView, name: string): Html {
  return html`<div class="desk-field">
    ${checkbox(
      html`id="${fieldId(path)}" name="${path}" value="true" ${value === true ? 'checked' : ''}`,
      fieldLabel(name, view.locale),
    )}${faultView(path, view)}
  </div>`;
}

function choicesView(
  node: FormNode & { kind: 'choices' },
  path: string,
  value: unknown,
  view: FormView,
  name: string,
): Html {
  const { locale } = view;
  const chosenValues = new Set(Array.isArray(value) ? value : []);
  return html`<fieldset class="desk-field" id="${fieldId(path)}">
    <legend class="mb-1 font-bold">${fieldLabel(name, locale)}</legend>
    <input type="hidden" name="${path}" value="" />
    <div class="grid grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] gap-x-4">
      ${node.options.map((option) =>
        checkbox(
          html`name="${path}" value="${option}" ${chosenValues.has(option) ? 'checked' : ''}`,
          translateWord(locale, 'content.option', option),
        ),
      )}
    </div>
    ${faultView(path, view)}
  </fieldset>`;
}

const MEDIUM_WIDTH: ImageWidth = 160;

function mediumView(path: string, value: unknown, { media }: FormView): Html {
  const source = typeof value === 'string' ? value : '';
  const id = media?.get(source);
  return html`<input type="hidden" name="${path}" value="${source}" /> ${
      id &&
      html`<p>
        <img
          src="${mediaAddress(id)}?w=${String(MEDIUM_WIDTH)}&amp;h=${String(MEDIUM_WIDTH)}"
          width="${String(MEDIUM_WIDTH)}"
          height="${String(MEDIUM_WIDTH)}"
          alt=""
          loading="lazy"
          class="size-20 rounded border border-line bg-white object-contain"
        />
      </p>`
    }`;
}

function fileInput(path: string, name: string, accept: string, view: FormView): Html {
  const t = deskTexts(view.locale);
  const id = `${fieldId(path)}-${ADDED_FILES}`;
  return html`<div class="desk-field">
    <label for="${id}">${t('records.addFiles', { list: fieldLabel(name, view.locale) })}</label>
    <input
      class="field ${FILE_FIELD_CLASSES}"
      type="file"
      id="${id}"
      name="${joinPath(path, ADDED_FILES)}"
      accept="${accept}"
      multiple
    />
  </div>`;
}

/** Longer lists are collapsed, with a heading for each item. */
const MAX_OPEN_ITEMS = 2;

export function fieldView(
  node: FormNode,
  path: string,
  value: unknown,
  view: FormView,
  name = path.split('.').at(-1) ?? '',
): Html | string {
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
      return flagView(path, value, view, name);
    case 'medium':
      return mediumView(path, value, view);
    case 'choices':
      return choicesView(node, path, value, view, name);
    default:
      return labelledFieldView(node, path, name, view, inputView(node, path, name, value, view));
  }
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
    fieldView(field, joinPath(path, key), values[key], view, key),
  );
  if (path === '') return html`${inner}`;
  return html`<fieldset class="${isPair ? 'desk-pair' : 'flow-wide'}" id="${fieldId(path)}">
    ${/^\d+$/.test(name) ? '' : html`<legend class="mb-1 font-bold">${fieldLabel(name, view.locale)}</legend>`}
    ${faultView(path, view)}${inner}
  </fieldset>`;
}

function listView(
  node: FormNode & { kind: 'list' },
  path: string,
  value: unknown,
  view: FormView,
  name: string,
): Html {
  const t = deskTexts(view.locale);
  const items = Array.isArray(value) ? (value as unknown[]) : [];
  const hasFault = (place: string) =>
    [...view.faults.keys()].some((key) => key === place || key.startsWith(`${place}.`));
  return html`<section class="flow-wide" id="${fieldId(path)}">
    ${listHeading(path, name, view)}${faultView(path, view)}
    ${items.length === 0 ? html`<p class="text-muted">${t('content.noItems')}</p>` : ''}
    ${items.map((item, at) => {
      const place = joinPath(path, at);
      const title = itemTitleOf(item, view.locale) || t('content.item', { number: at + 1 });
      const isOpen =
        items.length <= MAX_OPEN_ITEMS || hasFault(place) || itemTitleOf(item, 'nl') === '';
      return html`<details
        class="rounded-md border border-line ${at > 0 ? 'mt-2' : ''}"
        id="${fieldId(place)}"
        data-item
        ${isOpen ? 'open' : ''}
      >
        <summary
          class="flex items-center justify-between gap-3 border-line px-4 py-2.5 font-medium wrap-anywhere unfolded:border-b unfolded:bg-surface"
        >
          ${title}${icon('down', 'text-muted')}
        </summary>
        <div class="flow-wide p-4">
          <input type="hidden" name="${joinPath(path, ITEM_NUMBERS)}" value="${String(at)}" />
          ${fieldView(node.item(), place, item, view)}
          <p class="flex flex-wrap gap-2">
            ${at > 0 ? listActionButton(`up:${place}`, t('content.up'), title) : ''}
            ${at < items.length - 1 ? listActionButton(`down:${place}`, t('content.down'), title) : ''}
            ${listActionButton(`remove:${place}`, t('content.remove'), title)}
          </p>
        </div>
      </details>`;
    })}
    ${
      node.accept === undefined
        ? listActionButton(
            `add:${path}`,
            t('content.add'),
            path === '' ? '' : fieldLabel(name, view.locale),
          )
        : fileInput(path, name, node.accept, view)
    }
  </section>`;
}

const HEADING_CLASSES = 'text-[1.125rem]/6';

/** A nested list has a lower heading level; the page's own heading names the file. */
function listHeading(path: string, name: string, { locale }: FormView): Html | string {
  const text = fieldLabel(name, locale);
  if (path === '') return '';
  return path.includes('.')
    ? html`<h3 class="${HEADING_CLASSES}">${text}</h3>`
    : html`<h2 class="${HEADING_CLASSES}">${text}</h2>`;
}

function recordView(
  node: FormNode & { kind: 'record' },
  path: string,
  value: unknown,
  view: FormView,
): Html {
  const t = deskTexts(view.locale);
  const entries = Object.entries((value ?? {}) as Record<string, unknown>);
  return html`<section class="flow-wide" id="${fieldId(path)}">
    ${listHeading(path, path.split('.').at(-1) ?? '', view)}
    ${entries.length === 0 ? html`<p class="text-muted">${t('content.noItems')}</p>` : ''}
    ${entries.map(([key, inner], at) => {
      const place = joinPath(path, at);
      return html`<div class="grid grid-cols-1 gap-3 border-t border-line py-3" data-item>
        <input type="hidden" name="${joinPath(path, ITEM_NUMBERS)}" value="${String(at)}" />
        ${fieldView({ kind: 'text', max: null, isDate: false, isOptional: false }, joinPath(place, 'key'), key, view, 'entryKey')}
        ${fieldView(node.value, joinPath(place, 'value'), inner, view, 'entryValue')}
        ${listActionButton(`remove:${place}`, t('content.remove'), key)}
      </div>`;
    })}
    ${listActionButton(`add:${path}`, t('content.add'), '')}
  </section>`;
}

const listActionButton = (action: string, text: string, of: string) =>
  html`<button
    class="btn btn-light justify-self-start"
    name="do"
    value="${action}"
    formnovalidate
    aria-label="${of ? `${text}: ${of}` : text}"
  >
    ${text}
  </button>`;
