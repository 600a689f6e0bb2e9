/** The list of content, and the form for a new page, FAQ category, menu or list of synonyms. */
import { html } from 'hono/html';
import type { Locale } from '../../../../src/domain/shared/common.ts';
import type { DocumentVersion } from '../../content/documents.ts';
import type { Draft } from '../../content/editing/drafts.ts';
import type { ContentProblem, Texts } from '../../content/read-files.ts';
import { translateProblem } from '../../content/problem-messages.ts';
import type { Html } from '../frame.ts';
import { icon, linkRows, notice, searchForm, tag, field } from '../pieces.ts';
import { deskTexts, translateWord, momentView } from '../texts.ts';
import { actorText } from '../session.ts';
import {
  draftAddress,
  editAddress,
  versionsAddress,
  type DeskContentGroup,
  findContentGroups,
  type ContentRow,
  contentTitleOf,
  CONTENT_PATH,
} from './content-groups.ts';
import { stringify } from 'yaml';
import { isPageKey, isPagePlace } from '../../content/editing/content-file.ts';

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
  const t = deskTexts(locale);
  const groups = findContentGroups(texts, search, locale);
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  const draftedFiles = new Set(drafts.flatMap((draft) => draft.files.map(({ file }) => file)));
  const faultyFiles = new Set(problems.map(({ file }) => file));
  return html`${
      problems.length > 0 &&
      html`<section class="desk-card is-broken">
        <h2>${icon('warning')}${t('content.problems')}</h2>
        <p>${t('content.problemsLead')}</p>
        <ul class="grid grid-cols-1 gap-1.5">
          ${problems.map((problem) => problemRow(problem, texts, locale))}
        </ul>
      </section>`
    }
    ${
      drafts.length > 0 &&
      html`<section class="desk-card">
        <h2>${t('content.drafts')}</h2>
        <ul class="desk-rows">
          ${drafts.map((draft) => draftRow(draft, locale, now))}
        </ul>
      </section>`
    }
    ${searchForm(t('content.search'), search, locale, html`data-search`)}
    <p class="sr-only" role="status" data-count>${t('content.files', { count })}</p>
    <div class="flow-wide" data-found>
      ${count === 0 ? html`<p class="text-muted">${t('content.nothing')}</p>` : jumpLinksView(groups, locale)}
      ${groups.map((group) => groupView(group, faultyFiles, draftedFiles, locale))}
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
            <a class="link min-w-0 wrap-anywhere" href="${versionsAddress(file)}">${file}</a>
            <span class="text-sm text-muted"
              >${actorText(locale, editor)} · ${momentView(publishedAt, locale, now)}</span
            >
          </li>`,
      )}
    </ul>
  </details>`;
}

/** Jump links, because the page has about a hundred rows. */
function jumpLinksView(groups: readonly DeskContentGroup[], locale: Locale): Html {
  const jumpLink = ({ id, rows }: DeskContentGroup) =>
    html`<li>
      <a
        class="flex min-h-11 items-center gap-1.5 rounded-[1.375rem] border border-line bg-white px-3.5 font-medium hover:border-brand"
        href="#${id}"
        >${translateWord(locale, 'content.group', id)}
        <b class="font-normal text-muted">${rows.length}</b></a
      >
    </li>`;
  return html`<nav
    class="sticky top-13.5 z-10 -mx-4 overflow-x-auto bg-surface [scrollbar-width:none]"
    aria-label="${deskTexts(locale)('content.jumps')}"
    data-jumps
  >
    <ul class="flex w-max gap-2 px-4 py-2">
      ${groups.map(jumpLink)}
    </ul>
  </nav>`;
}

function groupView(
  { id, rows }: DeskContentGroup,
  faultyFiles: ReadonlySet<string>,
  draftedFiles: ReadonlySet<string>,
  locale: Locale,
): Html {
  const t = deskTexts(locale);
  const hasEither = (files: ReadonlySet<string>, { file, otherLanguageFile }: ContentRow) =>
    files.has(file) || (otherLanguageFile !== null && files.has(otherLanguageFile));
  const rowView = (row: ContentRow) =>
    html`<span class="grid min-w-0 flex-1 grid-cols-1"
        ><a class="link max-sm:py-2.5" href="${editAddress(row.file)}">${row.title}</a>
        <span class="truncate text-sm text-muted max-sm:hidden">${row.file}</span></span
      >
      ${hasEither(faultyFiles, row) ? tag(t('content.faulty'), 'gone') : ''}
      ${hasEither(draftedFiles, row) ? tag(t('content.draft'), 'new') : ''}
      ${row.otherLanguageFile && otherLanguageLink(row.otherLanguageFile, row.title)}`;
  return html`<section
    class="desk-card scroll-mt-30"
    id="${id}"
    aria-labelledby="${id}-title"
    data-files
  >
    <h2 id="${id}-title">
      ${translateWord(locale, 'content.group', id)}
      <span class="font-normal text-muted">${rows.length}</span>
    </h2>
    ${linkRows(rows.map(rowView))}
  </section>`;
}

const otherLanguageLink = (file: string, title: string): Html =>
  html`<a
    class="grid min-h-11 min-w-11 place-items-center rounded border border-line text-[0.875rem] font-bold text-brand hover:bg-brand-soft"
    href="${editAddress(file)}"
    >${(file.split('/')[1] ?? '').toUpperCase()}<span class="sr-only">: ${title}</span></a
  >`;

function problemRow({ file, line, message }: ContentProblem, texts: Texts, locale: Locale): Html {
  const t = deskTexts(locale);
  const where = html`<code>${file}</code>`;
  return html`<li>
    ${texts.has(file) ? html`<a class="link" href="${editAddress(file)}">${where}</a>` : where}
    ${line === undefined ? '' : html`<span class="text-muted">${t('content.line', { line })}</span>`}
    <span>${translateProblem(message, locale)}</span>
  </li>`;
}

export function draftTitleOf(draft: Draft, locale: Locale): string {
  const titledFile =
    draft.files.find(({ file, text }) => text !== null && file.includes(`/${locale}/`)) ??
    draft.files.find(({ text }) => text !== null) ??
    draft.files[0];
  if (!titledFile) return draft.subject;
  return titledFile.text === null
    ? titledFile.file
    : contentTitleOf(titledFile.file, titledFile.text, locale);
}

function draftRow(draft: Draft, locale: Locale, now: Date): Html {
  const t = deskTexts(locale);
  const { publishAt, problem, editor, updatedAt, token } = draft;
  return html`<li>
    <span class="grid min-w-0 flex-1 grid-cols-1"
      ><a class="link" href="${draftAddress(token)}">${draftTitleOf(draft, locale)}</a>
      <span class="text-sm text-muted"
        >${actorText(locale, editor)} · ${momentView(updatedAt, locale, now)}</span
      ></span
    >
    ${publishAt ? html`<span class="flex items-center gap-1.5 text-positive">${icon('clock')}${momentView(publishAt, locale, now)}</span>` : ''}
    ${problem ? tag(t('content.stopped'), 'gone') : ''}
  </li>`;
}

/** The message about the action before this page. */
export function doneNotice(done: string | undefined, locale: Locale): Html | string {
  if (!done) return '';
  const text = translateWord(locale, 'content.done', done);
  return text === done ? '' : notice('good', text);
}

/** The file of a new entry of each kind, by the name that the editor enters. */
const NEW_FILE_PATHS = {
  faq: (name: string) => `faq/${name}.yaml`,
  menu: (name: string) => `menus/${name}.yaml`,
  synonyms: (name: string) => `search/synonyms-${name}.yaml`,
};

export const NEW_KINDS = ['page', 'faq', 'menu', 'synonyms'] as const;
type NewKind = (typeof NEW_KINDS)[number];
export const isNewKind = (kind: string): kind is NewKind =>
  NEW_KINDS.some((newKind) => newKind === kind);

/** The submitted text of a field, by its name. */
type SubmittedTexts = (name: string) => string;

export function newEntryView(
  kind: NewKind,
  submittedText: SubmittedTexts,
  faults: ReadonlyMap<string, string>,
  locale: Locale,
): Html {
  const t = deskTexts(locale);
  const textField = (name: string, label: string, hint = '') =>
    field({
      name,
      label,
      value: submittedText(name),
      hint,
      error: faults.get(name),
      autocomplete: 'off',
    });
  const fields =
    kind === 'page'
      ? (['nl', 'en'] as const).map(
          (language) =>
            html`<fieldset class="flow-wide">
              <legend class="mb-1 font-bold">
                ${translateWord(locale, 'content.field', language)}
              </legend>
              ${textField(`title.${language}`, translateWord(locale, 'content.field', 'title'))}
              ${textField(`place.${language}`, t('content.place'), t('content.newPlaceHint', { start: language === 'nl' ? '/' : '/en/' }))}
              ${textField(`description.${language}`, translateWord(locale, 'content.field', 'description'), translateWord(locale, 'content.hint', 'description'))}
            </fieldset>`,
        )
      : textField('name', t('content.newName'), t('content.newNameHint'));
  return html`${faults.size > 0 ? notice('warning', t('content.faults', { count: faults.size })) : ''}
    <form
      method="post"
      action="${CONTENT_PATH}/nieuw?soort=${kind}"
      class="desk-form desk-card flow-wide max-w-160"
    >
      ${fields}
      <button class="btn btn-secondary">${t('content.make')}</button>
    </form>`;
}

/** Errors in the input for a new entry; `fileExists` tells whether a file already exists. */
export function newEntryFaults(
  kind: NewKind,
  submittedText: SubmittedTexts,
  fileExists: (file: string) => boolean,
  locale: Locale,
): Map<string, string> {
  const t = deskTexts(locale);
  const faults = new Map<string, string>();
  const addFaultIf = (name: string, isWrong: boolean, text: string) => {
    if (isWrong && !faults.has(name)) faults.set(name, text);
  };
  if (kind !== 'page') {
    const name = submittedText('name').trim();
    addFaultIf('name', !isPageKey(name), t('content.wrongKey'));
    addFaultIf('name', fileExists(NEW_FILE_PATHS[kind](name)), t('content.taken'));
    return faults;
  }
  for (const language of ['nl', 'en']) {
    const place = submittedText(`place.${language}`).trim();
    const { length } = submittedText(`description.${language}`).trim();
    addFaultIf(
      `title.${language}`,
      submittedText(`title.${language}`).trim() === '',
      t('content.empty'),
    );
    addFaultIf(`place.${language}`, !isPagePlace(place), t('content.wrongPlace'));
    addFaultIf(
      `place.${language}`,
      fileExists(`pages/${language}/${place}.md`),
      t('content.taken'),
    );
    addFaultIf(`description.${language}`, length < 50 || length > 170, t('content.wrongLength'));
  }
  return faults;
}

/** The files of a new page; its key is derived from its Dutch address. */
export function makePageFiles(submittedText: SubmittedTexts): {
  key: string;
  files: { file: string; text: string }[];
} {
  const key = submittedText('place.nl').trim().split('/').at(-1) ?? '';
  const files = ['nl', 'en'].map((language) => {
    const fields = {
      key,
      title: submittedText(`title.${language}`).trim(),
      description: submittedText(`description.${language}`).trim(),
    };
    const yaml = stringify(fields, { lineWidth: 0, singleQuote: true });
    const file = `pages/${language}/${submittedText(`place.${language}`).trim()}.md`;
    return { file, text: `---\n${yaml}---\n\n` };
  });
  return { key, files };
}

export const firstEditAddress = (kind: Exclude<NewKind, 'page'>, name: string) =>
  editAddress(NEW_FILE_PATHS[kind](name.trim()));
