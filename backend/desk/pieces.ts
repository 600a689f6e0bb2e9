/** Small pieces that pages of the desk are put together from. */
import { html } from 'hono/html';
import type { Locale } from '../../src/domain/entities/common.ts';
import type { Html } from './frame.ts';
import { icon } from './icons.ts';
import { DESK } from './session.ts';
import { deskTexts } from './texts.ts';

export type NoticeKind = 'good' | 'warning' | 'info';

/** A sentence that stands out. What went wrong is read out at once. */
export function notice(kind: NoticeKind, text: string | Html): Html {
  return html`<div class="desk-notice is-${kind}" role="${kind === 'warning' ? 'alert' : 'status'}">
    ${icon(kind)}
    <p>${text}</p>
  </div>`;
}

/** From a page that leads nowhere else. */
export const wayOn = (locale: Locale, to: string = DESK): Html =>
  html`<p>
    <a class="btn btn-light" href="${to}"
      >${deskTexts(locale)(to === DESK ? 'desk.start' : 'desk.back')}</a
    >
  </p>`;

/** What a list is searched by; `attributes`: what a script of the page needs of the form. */
export function searchForm(
  label: string,
  words: string,
  locale: Locale,
  attributes = html``,
): Html {
  return html`<form class="desk-search" role="search" ${attributes}>
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

export interface Field {
  name: string;
  label: string;
  type?: 'text' | 'password' | 'datetime-local';
  value?: string;
  autocomplete?: string;
  hint?: string;
  /** What is wrong with what was filled in. */
  error?: string | undefined;
  min?: string;
  maxlength?: number;
  isOptional?: boolean;
}

/** A labelled field, with its hint and its fault tied to it. */
export function field(of: Field): Html {
  const id = `field-${of.name}`;
  const tied = [of.hint && `${id}-hint`, of.error && `${id}-error`].filter(Boolean).join(' ');
  return html`<div class="desk-field">
    <label for="${id}">${of.label}</label>
    ${of.hint && html`<p class="hint" id="${id}-hint">${of.hint}</p>`}
    <input
      class="field"
      id="${id}"
      name="${of.name}"
      type="${of.type ?? 'text'}"
      ${of.isOptional ? '' : html` required`}
      ${of.value && html` value="${of.value}"`}
      ${of.autocomplete && html` autocomplete="${of.autocomplete}"`}
      ${of.min && html` min="${of.min}"`}
      ${of.maxlength && html` maxlength="${String(of.maxlength)}"`}
      ${tied && html` aria-describedby="${tied}"`}
      ${of.error && html` aria-invalid="true"`}
    />
    ${of.error && html`<p class="fault" id="${id}-error">${of.error}</p>`}
  </div>`;
}
