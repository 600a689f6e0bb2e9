/** The list of a kind of record, and the edit form with its history. */
import { html } from 'hono/html';
import { formatDecimalInput } from '../../../../src/domain/shared/decimal.ts';
import type { Locale } from '../../../../src/domain/shared/common.ts';
import type { FormNode } from '../../content/editing/form.ts';
import { fieldLabel, itemTitleOf } from '../content/form/field.ts';
import { fieldView } from '../content/form/form-view.ts';
import type { Html } from '../frame.ts';
import { icon, linkRows, notice, saveBar, searchForm } from '../pieces.ts';
import { deskTexts, translateWord, momentView } from '../texts.ts';
import type {
  FieldChange,
  RecordEntry,
  ListedRecord,
  RecordKind,
  RecordValue,
} from './record-kind.ts';

/** In an address, the place of the key of a record that does not exist yet. */
export const NEW_RECORD_KEY = 'nieuw';

interface RecordList {
  kind: RecordKind;
  path: string;
  searchWords: string;
  locale: Locale;
  records: readonly ListedRecord[];
  hasMore: boolean;
  done: string | undefined;
}

const doneNotice = (done: string | undefined, locale: Locale): Html | string =>
  done && translateWord(locale, 'records.done', done) !== done
    ? notice('good', translateWord(locale, 'records.done', done))
    : '';

export function recordListView(page: RecordList): Html {
  const { kind, path, searchWords, locale, records, hasMore } = page;
  const t = deskTexts(locale);
  return html`${doneNotice(page.done, locale)}
  ${searchForm(translateWord(locale, 'records.search', kind.id), searchWords, locale)}
  ${kind.canAdd && html`<p><a class="btn btn-light" href="${path}/${NEW_RECORD_KEY}">${t('records.add')}</a></p>`}
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
  baseVersion: string;
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
  const { value, baseVersion, faults = new Map<string, string>(), conflict } = shown;
  return html`${doneNotice(shown.done, locale)}
    ${conflict && notice('warning', html`${t('records.conflict')} ${changeListView(conflict, locale)}`)}
    ${faults.size > 0 && notice('warning', t('records.faults'))}
    <form
      method="post"
      action="${path}/${key === null ? NEW_RECORD_KEY : encodeURIComponent(key)}"
      class="grid grid-cols-1 gap-4"
      ${page.kind.storeFiles ? html`enctype="multipart/form-data"` : ''}
      data-edit
    >
      <input type="hidden" name="van" value="${baseVersion}" />
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

/** A value as the form shows it. */
function valueText(value: unknown, locale: Locale): string {
  if (Array.isArray(value)) return value.map((one) => valueText(one, locale)).join(', ') || '–';
  if (typeof value === 'number') return formatDecimalInput(value, locale);
  if (typeof value === 'object' && value !== null) return itemText(value, locale);
  if (typeof value === 'boolean') return deskTexts(locale)(value ? 'records.yes' : 'records.no');
  return typeof value === 'string' && value !== ''
    ? translateWord(locale, 'content.option', value)
    : '–';
}

/** Returns the label of a list item: its title, and its alternative text if it is a picture. */
function itemText(item: object, locale: Locale): string {
  const { alt } = item as { alt?: Record<string, string> };
  return [itemTitleOf(item, locale), alt?.[locale]].filter(Boolean).join(': ');
}

const changeListView = (changes: readonly FieldChange[], locale: Locale): Html =>
  html`<ul>
    ${changes.map(
      ({ path, from, to }) =>
        html`<li>
          <b
            >${path
              .split('.')
              .map((name) => fieldLabel(name, locale))
              .join(' · ')}</b
          >: ${valueText(from, locale)} → ${valueText(to, locale)}
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
            <span class="w-26 flex-none text-sm/6 text-muted">${momentView(at, locale, now)}</span>
            <span
              >${editor}${isNew ? html` · ${t('records.made')}` : changeListView(changes, locale)}</span
            >
          </li>`,
      )}
    </ul>
  </details>`;
}
