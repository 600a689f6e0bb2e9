/** The frame of a form field: label, hint and error. */
import { html } from 'hono/html';
import type { Locale } from '../../../../../src/domain/shared/common.ts';
import type { FormNode } from '../../../content/editing/form.ts';
import type { Html } from '../../frame.ts';
import { deskTexts, sayWord } from '../../texts.ts';

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
export const fieldLabel = (name: string, locale: Locale) => sayWord(locale, 'content.field', name);

/** The hint for a field; null if its label is sufficient. */
function hintOf(node: FormNode, name: string, locale: Locale): string | null {
  const key = node.kind === 'word-groups' ? 'wordGroups' : name;
  const hint = sayWord(locale, 'content.hint', key);
  return hint === key ? null : hint;
}

export function labelled(
  node: FormNode,
  path: string,
  name: string,
  view: FormView,
  own: Html,
): Html {
  const { locale } = view;
  const id = fieldId(path);
  const hint = hintOf(node, name, locale);
  return html`<div class="desk-field">
    <label for="${id}"
      >${fieldLabel(name, locale)}
      ${node.isOptional ? html`<span class="text-muted">(${deskTexts(locale)('content.optional')})</span>` : ''}</label
    >
    ${hint ? html`<p class="hint" id="${id}-hint">${hint}</p>` : ''}${own}${fault(path, view)}
  </div>`;
}

export function fault(path: string, { faults }: FormView): Html | string {
  const text = faults.get(path);
  return text ? html`<p class="fault" id="${fieldId(path)}-error">${text}</p>` : '';
}

/** ARIA attributes that link a field to its hint and error. */
export function ties(
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

const NAMES = ['question', 'title', 'name', 'heading', 'nl', 'terms', 'id', 'to', 'code'];

/** The title of an item: its first words, without markup. */
export function itemTitle(item: unknown, locale: Locale): string {
  if (typeof item === 'string') return item.replaceAll('**', '');
  if (Array.isArray(item)) return item.slice(0, 3).join(', ');
  if (typeof item !== 'object' || item === null) return '';
  const fields = item as Record<string, unknown>;
  if (typeof fields['source'] === 'string') return fileName(fields['source']);
  if (fields[locale] !== undefined) return itemTitle(fields[locale], locale);
  for (const name of NAMES) {
    const title = itemTitle(fields[name], locale);
    if (title) return title;
  }
  return '';
}

/** The last part of an address or path: the original file name. */
function fileName(source: string): string {
  const last = source.split(/[\\/]/).at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
