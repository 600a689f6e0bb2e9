/** Inhoud: all editorial content by kind, with drafts and problems. */
import { html } from 'hono/html';
import type { Locale } from '../../../../src/domain/shared/common.ts';
import type { DocumentVersion } from '../../content/documents.ts';
import type { Draft } from '../../content/editing/drafts.ts';
import type { ContentProblem, Texts } from '../../content/read-files.ts';
import { problemWords } from '../../content/problem-words.ts';
import type { Html } from '../frame.ts';
import { icon, notice, searchForm } from '../pieces.ts';
import { deskTexts, sayWord, moment } from '../texts.ts';
import { actorText } from '../session.ts';
import { draftAddress, editAddress, versionsAddress } from './address.ts';
import { type Group, groupsOf, type Row, titleOf } from './content-groups.ts';

export interface ListPage {
  locale: Locale;
  now: Date;
  texts: Texts;
  drafts: readonly Draft[];
  problems: readonly ContentProblem[];
  /** Deleted files, with the time of deletion. */
  deleted: readonly DocumentVersion[];
  search: string;
}

export function listView(page: ListPage): Html {
  const { locale, texts, drafts, problems, search, now } = page;
  const say = deskTexts(locale);
  const groups = groupsOf(texts, search, locale);
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  const drafted = new Set(drafts.flatMap((draft) => draft.files.map(({ file }) => file)));
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
    ${searchForm(say('content.search'), search, locale, html`data-search`)}
    <p class="sr-only" role="status" data-count>${say('content.files', { count })}</p>
    <div data-found>
      ${count === 0 ? html`<p class="muted">${say('content.nothing')}</p>` : jumps(groups, locale)}
      ${groups.map((group) => groupView(group, faulty, drafted, locale))}
    </div>
    ${page.deleted.length > 0 ? deletedView(page) : ''}`;
}

/** Deleted files, which can be restored from their versions. */
function deletedView({ deleted, locale, now }: ListPage): Html {
  return html`<details class="desk-more">
    <summary>${deskTexts(locale)('versions.gone')}${icon('down')}</summary>
    <ul class="desk-rows">
      ${deleted.map(
        ({ file, editor, publishedAt }) =>
          html`<li>
            <a class="link desk-path" href="${versionsAddress(file)}">${file}</a>
            <span class="muted small"
              >${actorText(locale, editor)} · ${moment(publishedAt, locale, now)}</span
            >
          </li>`,
      )}
    </ul>
  </details>`;
}

/** Jump links, because the page has about a hundred rows. */
function jumps(groups: readonly Group[], locale: Locale): Html {
  const jump = ({ id, rows }: Group) =>
    html`<li>
      <a href="#${id}">${sayWord(locale, 'content.group', id)} <b>${rows.length}</b></a>
    </li>`;
  return html`<nav class="desk-jumps" aria-label="${deskTexts(locale)('content.jumps')}">
    <ul>
      ${groups.map(jump)}
    </ul>
  </nav>`;
}

function groupView(
  { id, rows }: Group,
  faulty: ReadonlySet<string>,
  drafted: ReadonlySet<string>,
  locale: Locale,
): Html {
  const say = deskTexts(locale);
  const has = (files: ReadonlySet<string>, { file, other }: Row) =>
    files.has(file) || (other !== null && files.has(other));
  const view = (row: Row) =>
    html`<li>
      <span class="desk-file"
        ><a class="link" href="${editAddress(row.file)}">${row.title}</a>
        <span class="muted small desk-path">${row.file}</span></span
      >
      ${has(faulty, row) ? html`<span class="desk-tag is-gone">${say('content.faulty')}</span>` : ''}
      ${has(drafted, row) ? html`<span class="desk-tag is-new">${say('content.draft')}</span>` : ''}
      ${row.other && otherLanguage(row.other, row.title)}
    </li>`;
  return html`<section class="desk-card desk-files" id="${id}" aria-labelledby="${id}-title">
    <h2 id="${id}-title">
      ${sayWord(locale, 'content.group', id)} <span class="muted">${rows.length}</span>
    </h2>
    <ul class="desk-rows">
      ${rows.map(view)}
    </ul>
  </section>`;
}

const otherLanguage = (file: string, title: string): Html =>
  html`<a class="desk-language" href="${editAddress(file)}"
    >${(file.split('/')[1] ?? '').toUpperCase()}<span class="sr-only">: ${title}</span></a
  >`;

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
        >${actorText(locale, editor)} · ${moment(updatedAt, locale, now)}</span
      ></span
    >
    ${publishAt ? html`<span class="desk-planned">${icon('clock')}${moment(publishAt, locale, now)}</span>` : ''}
    ${problem ? html`<span class="desk-tag is-gone">${say('content.stopped')}</span>` : ''}
  </li>`;
}

/** The message after an action. */
export function doneNotice(done: string | undefined, locale: Locale): Html | string {
  if (!done) return '';
  const text = sayWord(locale, 'content.done', done);
  return text === done ? '' : notice('good', text);
}
