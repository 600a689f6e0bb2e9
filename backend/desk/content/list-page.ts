/** Inhoud: everything that editors write, by kind, with what waits and what is wrong. */
import { html } from 'hono/html';
import type { Locale } from '../../../src/domain/entities/common.ts';
import { readFile } from '../../content/editing/content-file.ts';
import type { Draft } from '../../content/editing/drafts.ts';
import { KINDS, type KindId, kindOf } from '../../content/editing/kinds.ts';
import type { ContentProblem } from '../../content/problems.ts';
import { problemWords } from '../../content/problem-words.ts';
import type { Texts } from '../../content/texts.ts';
import type { Html } from '../frame.ts';
import { icon } from '../icons.ts';
import { notice } from '../pieces.ts';
import { deskTexts, sayWord } from '../texts.ts';
import { moment } from '../times.ts';
import { whoText } from '../who.ts';
import { draftAddress, editAddress } from './address.ts';

export interface ListPage {
  locale: Locale;
  now: Date;
  texts: Texts;
  drafts: readonly Draft[];
  problems: readonly ContentProblem[];
  kind: KindId | null;
  search: string;
}

interface Row {
  file: string;
  kind: KindId;
  title: string;
  /** What else is said of it: an address, a language. */
  detail: string;
}

/** What an editor calls a file. */
export function titleOf(file: string, text: string, locale: Locale): string {
  const { value } = readFile(file, text);
  const own = (value ?? {}) as { title?: unknown; slug?: unknown; group?: unknown };
  const { title } = own;
  if (typeof title === 'string') return title;
  if (title && typeof title === 'object') return String((title as Record<string, string>)[locale]);
  if (typeof own.group === 'string') return sayWord(locale, 'content.option', own.group);
  if (typeof own.slug === 'string' && file.startsWith('menus/')) {
    return sayWord(locale, 'content.menu', own.slug);
  }
  const kind = kindOf(file);
  return kind ? sayWord(locale, 'content.kind', kind.id) : file;
}

export function listView(page: ListPage): Html {
  const { locale, texts, drafts, problems, kind, search, now } = page;
  const say = deskTexts(locale);
  const rows = rowsOf(page);
  const draftOf = new Map(drafts.flatMap((draft) => draft.files.map(({ file }) => [file, draft])));
  const faulty = new Set(problems.map(({ file }) => file));
  return html`${
      problems.length > 0 &&
      html`<section class="desk-card is-broken">
        <h2>${icon('warning')}${say('content.problems')}</h2>
        <p>${say('content.problemsLead')}</p>
        <ul class="desk-faults">
          ${problems.map((problem) => problemRow(problem, texts, locale))}
        </ul>
      </section>`
    }
    ${
      drafts.length > 0 &&
      html`<section class="desk-card">
        <h2>${say('content.drafts')}</h2>
        <ul class="desk-rows">
          ${drafts.map((draft) => draftRow(draft, locale, now))}
        </ul>
      </section>`
    }
    <form class="desk-search" role="search">
      <div class="desk-field">
        <label for="zoek">${say('content.search')}</label>
        <input class="field" type="search" id="zoek" name="zoek" value="${search}" />
      </div>
      <div class="desk-field">
        <label for="soort">${say('content.kind')}</label>
        <select class="field" id="soort" name="soort">
          <option value="">${say('content.all')}</option>
          ${KINDS.map(
            ({ id }) =>
              html`<option value="${id}" ${id === kind ? 'selected' : ''}>
                ${sayWord(locale, 'content.kind', id)}
              </option>`,
          )}
        </select>
      </div>
      <button class="btn btn-secondary">${say('content.show')}</button>
    </form>
    <section class="desk-card desk-files" aria-live="polite">
      <h2>${say('content.files', { count: rows.length })}</h2>
      ${rows.length === 0 ? html`<p class="muted">${say('content.nothing')}</p>` : ''}
      <ul class="desk-rows">
        ${rows.map(
          (row) =>
            html`<li>
              <span class="desk-kind">${sayWord(locale, 'content.kind', row.kind)}</span>
              <span class="desk-file"
                ><a class="link" href="${editAddress(row.file)}">${row.title}</a>
                <span class="muted small desk-path">${row.detail}</span></span
              >
              ${faulty.has(row.file) ? html`<span class="desk-tag is-gone">${say('content.faulty')}</span>` : ''}
              ${draftOf.has(row.file) ? html`<span class="desk-tag is-new">${say('content.draft')}</span>` : ''}
            </li>`,
        )}
      </ul>
    </section>`;
}

function rowsOf({ texts, kind, search, locale }: ListPage): Row[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const order = (row: Row) => KINDS.findIndex(({ id }) => id === row.kind);
  const isForeign = ({ file }: Row) => !file.startsWith(`pages/${locale}/`);
  const rows = [...texts].flatMap(([file, text]): Row[] => {
    const own = kindOf(file);
    if (!own || (kind && own.id !== kind)) return [];
    const title = titleOf(file, text, locale);
    const hay = `${title} ${file} ${text}`.toLowerCase();
    if (!words.every((word) => hay.includes(word))) return [];
    return [{ file, kind: own.id, title, detail: file }];
  });
  // Pages in the language of the editor come first.
  return rows.sort((a, b) => order(a) - order(b) || Number(isForeign(a)) - Number(isForeign(b)));
}

function problemRow({ file, line, message }: ContentProblem, texts: Texts, locale: Locale): Html {
  const say = deskTexts(locale);
  const where = html`<code>${file}</code>`;
  return html`<li>
    ${texts.has(file) ? html`<a class="link" href="${editAddress(file)}">${where}</a>` : where}
    ${line === undefined ? '' : html`<span class="muted">${say('content.line', { line })}</span>`}
    <span>${problemWords(message, locale)}</span>
  </li>`;
}

export function draftTitle(draft: Draft, locale: Locale): string {
  const shown =
    draft.files.find(({ file, text }) => text !== null && file.includes(`/${locale}/`)) ??
    draft.files.find(({ text }) => text !== null) ??
    draft.files[0];
  if (!shown) return draft.subject;
  return shown.text === null ? shown.file : titleOf(shown.file, shown.text, locale);
}

function draftRow(draft: Draft, locale: Locale, now: Date): Html {
  const say = deskTexts(locale);
  const { publishAt, problem, editor, updatedAt, token } = draft;
  return html`<li>
    <span class="desk-file"
      ><a class="link" href="${draftAddress(token)}">${draftTitle(draft, locale)}</a>
      <span class="muted small"
        >${whoText(locale, editor)} · ${moment(updatedAt, locale, now)}</span
      ></span
    >
    ${publishAt ? html`<span class="desk-planned">${icon('clock')}${moment(publishAt, locale, now)}</span>` : ''}
    ${problem ? html`<span class="desk-tag is-gone">${say('content.stopped')}</span>` : ''}
  </li>`;
}

/** The sentence that follows something that was done. */
export function doneNotice(done: string | undefined, locale: Locale): Html | string {
  if (!done) return '';
  const text = sayWord(locale, 'content.done', done);
  return text === done ? '' : notice('good', text);
}
