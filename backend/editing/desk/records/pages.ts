/** The list of a kind of record, and the edit form with its history. */
import { html } from 'hono/html';
import { formatDecimalInput } from '../../../../src/domain/shared/decimal.ts';
import type { Locale } from '../../../../src/domain/shared/common.ts';
import type { FormNode } from '../../content/editing/form.ts';
import { fieldLabel, itemTitle } from '../content/form/field.ts';
import { fieldView } from '../content/form/form-view.ts';
import type { Html } from '../frame.ts';
import { icon, linkRows, notice, saveBar, searchForm } from '../pieces.ts';
import { deskTexts, translateWord, moment } from '../texts.ts';
import type {
  FieldChange,
  RecordEntry,
  ListedRecord,
  RecordKind,
  RecordValue,
} from './record-kind.ts';

/** Stands in an address instead of a record's key, for a new record. */
export const NEW = 'nieuw';

interface RecordList {
  kind: RecordKind;
  path: string;
  words: string;
  locale: Locale;
  records: readonly ListedRecord[];
  hasMore: boolean;
  done: string | undefined;
}

const doneText = (done: string | undefined, locale: Locale): Html | string =>
  done && translateWord(locale, 'records.done', done) !== done
    ? notice('good', translateWord(locale, 'records.done', done))
    : '';

export function recordListView(page: RecordList): Html {
  const { kind, path, words, locale, records, hasMore } = page;
  const t = deskTexts(locale);
  return html`${doneText(page.done, locale)}
  ${searchForm(translateWord(locale, 'records.search', kind.id), words, locale)}
  ${kind.mayAdd && html`<p><a class="btn btn-light" href="${path}/${NEW}">${t('records.add')}</a></p>`}
  ${
    records.length === 0
      ? html`<p class="text-muted">${t('content.nothing')}</p>`
      : html`<section class="desk-card">
          ${linkRows(
            records.map(
              ({ key, title, detail }) =>
                html`<span class="grid min-w-0 flex-1 grid-cols-1"
                  ><a class="link max-sm:py-2.5" href="${path}/${encodeURIComponent(key)}"
                    >${title}</a
                  >
                  <span class="text-sm text-muted">${detail}</span></span
                >`,
            ),
          )}
          ${hasMore && html`<p class="text-muted">${t('records.more')}</p>`}
        </section>`
  }`;
}

export interface ShownRecord {
  value: RecordValue;
  /** Version that the form started from. */
  from: string;
  faults?: ReadonlyMap<string, string>;
  /** Changes saved by someone else meanwhile, shown beside the input. */
  conflict?: readonly FieldChange[];
  isUnsaved?: boolean;
  done?: string | undefined;
}

interface RecordPage {
  kind: RecordKind;
  path: string;
  node: FormNode;
  key: string | null;
  locale: Locale;
  now: Date;
  shown: ShownRecord;
  history: readonly RecordEntry[];
  suggestions: Record<string, string[]>;
  /** Pictures to choose from: address → name. */
  pictures: ReadonlyMap<string, string>;
  /** Ids of stored images, by their name in the form. */
  media: ReadonlyMap<string, string>;
}

export function recordView(page: RecordPage): Html {
  const { path, node, key, locale, shown, suggestions } = page;
  const t = deskTexts(locale);
  const { value, from, faults = new Map<string, string>(), conflict } = shown;
  return html`${doneText(shown.done, locale)}
    ${conflict && notice('warning', html`${t('records.conflict')} ${changeList(conflict, locale)}`)}
    ${faults.size > 0 && notice('warning', t('records.faults'))}
    <form
      method="post"
      action="${path}/${key === null ? NEW : encodeURIComponent(key)}"
      class="grid grid-cols-1 gap-4"
      ${page.kind.takeFiles ? html`enctype="multipart/form-data"` : ''}
      data-edit
    >
      <input type="hidden" name="van" value="${from}" />
      <button class="sr-only" name="do" value="save" tabindex="-1" aria-hidden="true"></button>
      <div class="desk-card flow-wide">
        ${fieldView(node, '', value, { locale, faults, pictures: page.pictures, media: page.media })}
      </div>
      ${Object.entries(suggestions).map(
        ([id, names]) =>
          html`<datalist id="${id}">
            ${names.map((name) => html`<option value="${name}"></option>`)}
          </datalist>`,
      )}
      ${saveBar(
        html`<button class="btn btn-plain" name="do" value="save">${t('records.save')}</button>
          <a class="btn btn-light" href="${path}">${t('desk.back')}</a>`,
      )}
    </form>
    ${page.history.length > 0 && historyCard(page)}`;
}

/** Formats a value as in the form. */
function written(value: unknown, locale: Locale): string {
  if (Array.isArray(value)) return value.map((one) => written(one, locale)).join(', ') || '–';
  if (typeof value === 'number') return formatDecimalInput(value, locale);
  if (typeof value === 'object' && value !== null) return itemText(value, locale);
  if (typeof value === 'boolean') return deskTexts(locale)(value ? 'records.yes' : 'records.no');
  return typeof value === 'string' && value !== ''
    ? translateWord(locale, 'content.option', value)
    : '–';
}

/** An item of a list: its file and alternative text. */
function itemText(item: object, locale: Locale): string {
  const { alt } = item as { alt?: Record<string, string> };
  return [itemTitle(item, locale), alt?.[locale]].filter(Boolean).join(': ');
}

const changeList = (changes: readonly FieldChange[], locale: Locale): Html =>
  html`<ul>
    ${changes.map(
      ({ path, from, to }) =>
        html`<li>
          <b
            >${path
              .split('.')
              .map((name) => fieldLabel(name, locale))
              .join(' · ')}</b
          >: ${written(from, locale)} → ${written(to, locale)}
        </li>`,
    )}
  </ul>`;

function historyCard({ history, locale, now }: RecordPage): Html {
  const t = deskTexts(locale);
  return html`<details class="desk-card desk-more">
    <summary>${t('records.history')}${icon('down')}</summary>
    <ul class="desk-rows">
      ${history.map(
        ({ at, editor, isNew, changes }) =>
          html`<li>
            <span class="w-26 flex-none text-sm/6 text-muted">${moment(at, locale, now)}</span>
            <span
              >${editor}${isNew ? html` · ${t('records.made')}` : changeList(changes, locale)}</span
            >
          </li>`,
      )}
    </ul>
  </details>`;
}
