/** Small building blocks of the desk's pages. */
import { html } from 'hono/html';
import type { Context } from 'hono';
import type { Locale } from '../../../src/domain/shared/common.ts';
import type { Html } from './frame.ts';
import { DESK } from './session.ts';
import { deskTexts } from './texts.ts';

/** Stroke icons of 24 x 24, in the style of the shop's own. */
const ICON_PATHS = {
  publish: 'M12 20V6M6 12l6-6 6 6M5 3h14',
  content: 'M6 3h9l4 4v14H6zM14 3v5h5M9 13h7M9 17h5',
  media: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M9 9.5v-.01',
  history: 'M4 12a8 8 0 1 0 3-6.2M4 4v4h4M12 8v4.5l3 2',
  products: 'M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8',
  imports: 'M12 3v11M7 9.5l5 5 5-5M4 17v4h16v-4',
  vouchers: 'M4 7h16v3a2 2 0 0 0 0 4v3H4v-3a2 2 0 0 0 0-4zM14 7v2M14 11.5v1M14 15v2',
  orders: 'M4 4h2l2.5 11h9L20 8H7M9.5 19.5v.1M16.5 19.5v.1',
  jobs: 'M4 6l1.5 1.5L8 5M4 12l1.5 1.5L8 11M4 18l1.5 1.5L8 17M11 6.5h9M11 12.5h9M11 18.5h9',
  log: 'M5 4h14v16H5zM9 9h6M9 13h6M9 17h3',
  account: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c1-4 4-5.5 7.5-5.5s6.5 1.5 7.5 5.5',
  down: 'M6 9.5l6 6 6-6',
  shop: 'M14 4h6v6M20 4l-9 9M11 5H4v15h15v-7',
  good: 'M5 12.5l4.5 4.5L19 7.5',
  warning: 'M12 4L2.5 20h19zM12 10v4.5M12 17.4v.1',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5.5M12 7.6v.1',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5.5l3.5 2',
  back: 'M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  again: 'M20 12a8 8 0 1 1-2.5-5.8M20 4v4.5h-4.5',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  page: 'M6 3h9l4 4v14H6zM14 3v5h5',
} as const;

export type IconName = keyof typeof ICON_PATHS;

/**
 * An icon, hidden from screen readers, since the text beside it says the same. `classes`: further
 * classes.
 */
export const icon = (name: IconName, classes = '') =>
  html`<svg
    class="icon size-5 flex-none fill-none stroke-current stroke-2 ${name === 'down' ? 'unfolded:rotate-180' : ''} ${classes}"
    stroke-linecap="round"
    stroke-linejoin="round"
    viewBox="0 0 24 24"
    aria-hidden="true"
  >
    <path d="${ICON_PATHS[name]}"></path>
  </svg>`;

export type NoticeKind = 'good' | 'warning' | 'info';

const NOTICE_CLASSES: Record<NoticeKind, { box: string; mark: string }> = {
  good: { box: 'border-positive bg-positive-soft', mark: 'text-positive' },
  warning: { box: 'border-warning bg-warning-soft', mark: 'text-warning' },
  info: { box: 'border-brand bg-brand-soft', mark: 'text-brand' },
};

/** A highlighted message. Errors are announced by screen readers. */
export const notice = (kind: NoticeKind, text: string | Html): Html =>
  noticeBox(kind, html`<p class="wrap-anywhere">${text}</p>`);

/** A highlighted message with any content. */
export const noticeBox = (kind: NoticeKind, body: Html): Html =>
  html`<div
    class="flex gap-2.5 rounded border-s-4 px-4 py-3 ${NOTICE_CLASSES[kind].box}"
    role="${kind === 'warning' ? 'alert' : 'status'}"
  >
    ${icon(kind, `mt-0.5 ${NOTICE_CLASSES[kind].mark}`)} ${body}
  </div>`;

const TAG_CLASSES = {
  new: 'bg-positive-soft text-positive',
  gone: 'bg-warning-soft text-warning',
  plain: 'bg-surface',
};

/** A label that says the state of a row; `width` is the CSS class of its width. */
export const tag = (text: string, kind: keyof typeof TAG_CLASSES, width = 'w-22'): Html =>
  html`<span
    class="flex-none rounded py-px text-center text-xs/5 font-medium ${width} ${TAG_CLASSES[kind]}"
    >${text}</span
  >`;

/** Shown until a script has loaded the content. */
export const loadingNotice = (text: string): Html =>
  html`<p
    class="flex min-h-12 items-center gap-2.5 text-muted before:size-4.5 before:animate-[spin_900ms_linear_infinite] before:rounded-full before:border-3 before:border-line before:border-t-brand before:content-['']"
    role="status"
  >
    ${text}
  </p>`;

/** A list of rows, in columns where there is room, with links that are large enough to touch. */
export const linkRows = (rows: readonly Html[]): Html =>
  html`<ul class="desk-rows grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-x-8">
    ${rows.map((row) => html`<li class="items-center max-sm:py-0.5">${row}</li>`)}
  </ul>`;

/** The buttons of a long form, always in sight; the frame leaves room for it. */
export const saveBar = (buttons: Html): Html =>
  html`<div
    class="sticky bottom-0 z-10 -mx-4 flex flex-wrap gap-2 border-t border-line bg-white px-4 py-3 *:max-sm:flex-auto *:max-sm:px-2 *:max-sm:text-sm/5 sm:mx-0 sm:rounded-md sm:border"
    data-save
  >
    ${buttons}
  </div>`;

/** Classes for a text shown line by line. */
export const TEXT_LINES_CLASSES =
  'max-h-112 overflow-x-auto rounded border border-line bg-white font-mono text-[0.875rem]/5.5';
export const CODE_FIELD_CLASSES = 'block resize-y py-2 font-mono text-sm/6';

/** Classes of a field for files. */
export const FILE_FIELD_CLASSES =
  'p-2 file:me-3 file:cursor-pointer file:rounded file:border file:border-line file:bg-white file:px-3 file:py-0.5 file:text-ink file:[font:inherit] file:font-bold!';

/** A labelled checkbox; `attributes` are those of the input. */
export const checkbox = (attributes: Html, label: string): Html =>
  html`<label class="m-0 flex min-h-11 items-center gap-2.5"
    ><input class="size-5 accent-brand" type="checkbox" ${attributes} /> ${label}</label
  >`;

/** A radio button for the width of a preview. */
export const widthChoice = (value: 'full' | 'phone', label: string, isChosen = false): Html =>
  html`<label class="inline-flex min-h-11 cursor-pointer items-center gap-2"
    ><input
      class="size-4.5 accent-brand"
      type="radio"
      name="width"
      value="${value}"
      ${isChosen ? 'checked' : ''}
    />${label}</label
  >`;

/** The link of a page that has no other: back to the desk. */
export const deskLink = (locale: Locale, to: string = DESK): Html =>
  html`<p>
    <a class="btn btn-light" href="${to}"
      >${deskTexts(locale)(to === DESK ? 'desk.start' : 'desk.back')}</a
    >
  </p>`;

/** The search form of a list; `attributes`: hooks for a script. */
export function searchForm(
  label: string,
  words: string,
  locale: Locale,
  attributes = html``,
): Html {
  return html`<form
    class="grid max-w-xl grid-cols-[1fr_auto] items-end gap-3"
    role="search"
    ${attributes}
  >
    <div class="desk-field">
      <label for="zoek">${label}</label>
      <input
        class="field"
        type="search"
        id="zoek"
        name="zoek"
        value="${words}"
        autocomplete="off"
      />
    </div>
    <button class="btn btn-secondary">${deskTexts(locale)('content.show')}</button>
  </form>`;
}

export interface FieldOptions {
  name: string;
  label: string;
  type?: 'text' | 'password' | 'datetime-local';
  value?: string;
  autocomplete?: string;
  hint?: string;
  /** Error of the input. */
  error?: string | undefined;
  min?: string;
  maxlength?: number;
  isOptional?: boolean;
  /** Classes that make the field less wide than its form. */
  width?: string;
}

/** A labelled field with its hint and error. */
export function field(options: FieldOptions): Html {
  const id = `field-${options.name}`;
  const describedBy = [options.hint && `${id}-hint`, options.error && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return html`<div class="desk-field ${options.width ?? ''}">
    <label for="${id}">${options.label}</label>
    ${options.hint && html`<p class="hint" id="${id}-hint">${options.hint}</p>`}
    <input
      class="field"
      id="${id}"
      name="${options.name}"
      type="${options.type ?? 'text'}"
      ${options.isOptional ? '' : html` required`}
      ${options.value && html` value="${options.value}"`}
      ${options.autocomplete && html` autocomplete="${options.autocomplete}"`}
      ${options.min && html` min="${options.min}"`}
      ${options.maxlength && html` maxlength="${String(options.maxlength)}"`}
      ${describedBy && html` aria-describedby="${describedBy}"`}
      ${options.error && html` aria-invalid="true"`}
    />
    ${options.error && html`<p class="fault" id="${id}-error">${options.error}</p>`}
  </div>`;
}

/** The submitted form fields as texts; empty if absent. */
export async function readForm(c: Context): Promise<(name: string) => string> {
  const body = await c.req.parseBody();
  return (name) => {
    const value = body[name];
    return typeof value === 'string' ? value : '';
  };
}
