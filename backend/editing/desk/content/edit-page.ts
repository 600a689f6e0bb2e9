/** The edit page of one file, as a form or as text. */
import { html } from 'hono/html';
import type { Locale } from '../../../../src/domain/shared/common.ts';
import type { CurrentFile } from '../../content/editing/editing.ts';
import { formNodeOf } from '../../content/editing/form.ts';
import type { ContentKind } from '../../content/sources.ts';
import type { ContentProblem } from '../../content/read-files.ts';
import type { Html } from '../frame.ts';
import { CODE_FIELD_CLASSES, icon, notice, saveBar } from '../pieces.ts';
import { deskTexts, momentView } from '../texts.ts';
import { actorText } from '../session.ts';
import { CONTENT_PATH, draftAddress, editAddress, versionsAddress } from './content-groups.ts';
import { faultSummary, problemList } from './faults.ts';
import { fieldId, type FormView } from './form/field.ts';
import { fieldView } from './form/form-view.ts';

/** The text field of a page, with a syntax help and a preview. */
function markdownField(body: string, locale: Locale): Html {
  const t = deskTexts(locale);
  return html`<div
    class="desk-card xl:grid xl:grid-cols-2 xl:gap-4"
    data-markdown="${CONTENT_PATH}/markdown"
  >
    <div class="desk-field xl:flex xl:flex-col">
      <label for="body">${t('content.body')}</label>
      <textarea class="field ${CODE_FIELD_CLASSES} xl:flex-1" id="body" name="body" rows="20">
${body}</textarea>
    </div>
    <details class="desk-more xl:col-span-full xl:row-start-2 xl:mt-0">
      <summary>${t('content.help')}${icon('down')}</summary>
      <dl class="grid grid-cols-1 gap-x-4 gap-y-1 sm:grid-cols-[max-content_1fr]">
        ${[
          ['## Kop', 'content.helpHeading'],
          ['**vet**', 'content.helpStrong'],
          ['[tekst](page:bezorgen)', 'content.helpLink'],
          ['- punt', 'content.helpList'],
          ['![beschrijving](media:…)', 'content.helpPicture'],
          ['## Zo werkt het {steps}', 'content.helpSteps'],
          ['{phone}', 'content.helpFact'],
        ].map(
          ([code, text]) =>
            html`<dt><code>${code}</code></dt>
              <dd>${t(text as 'content.helpList')}</dd>`,
        )}
      </dl>
    </details>
    <section
      class="desk-reading flow xl:mt-0"
      aria-label="${t('content.reading')}"
      aria-live="polite"
      data-reading
      hidden
    ></section>
  </div>`;
}

export interface Suggestions {
  links: readonly string[];
  menus: readonly string[];
}

export interface EditPage {
  locale: Locale;
  now: Date;
  kind: ContentKind;
  current: CurrentFile;
  /** Null: the file is shown as a text. */
  value: unknown;
  body: string | null;
  /** The whole file, if it is edited as a text; else null. */
  text: string | null;
  /** Digest of the text from which this form was made. */
  baseDigest: string;
  /** The place of a page, which editors may change; null if the file has none. */
  place: string | null;
  /** The page in the other language. */
  otherLanguageFile: string | null;
  faults: ReadonlyMap<string, string>;
  problems: readonly ContentProblem[];
  pictures: ReadonlyMap<string, string>;
  suggestions: Suggestions;
  /** True if there are unsaved changes. */
  isUnsaved: boolean;
}

/** Names the owner of an existing draft of the file; empty if there is none. */
export function draftNotice({ draft }: CurrentFile, locale: Locale, now: Date): Html | string {
  if (!draft) return '';
  const t = deskTexts(locale);
  const name = actorText(locale, draft.editor);
  return notice(
    'info',
    html`${t('content.inDraft', { name })} ${momentView(draft.updatedAt, locale, now)}.
      <a class="link" href="${draftAddress(draft.token)}">${t('content.toDraft')}</a>`,
  );
}

export function editView(page: EditPage): Html {
  const { locale, kind, current, text, faults, problems, now } = page;
  const t = deskTexts(locale);
  const { file } = current;
  const isText = text !== null;
  const view: FormView = { locale, faults, pictures: page.pictures };
  const isNew = current.text === null;
  return html`<p class="min-w-0 text-sm wrap-anywhere text-muted">${file}</p>
    ${draftNotice(current, locale, now)} ${faults.size > 0 ? faultSummary(faults, locale) : ''}
    ${problems.length > 0 ? problemList(problems, locale) : ''}
    ${page.isUnsaved ? html`<p class="font-medium text-warning" data-unsaved>${t('content.unsaved')}</p>` : ''}
    <form method="post" action="${editAddress(file)}" class="grid grid-cols-1 gap-4" data-edit>
      <input type="hidden" name="van" value="${page.baseDigest}" />
      <button class="sr-only" name="do" value="save" tabindex="-1" aria-hidden="true"></button>
      ${
        isText
          ? html`<div class="desk-field">
              <label for="tekst">${t('content.wholeText')}</label>
              <textarea
                class="field ${CODE_FIELD_CLASSES}"
                id="tekst"
                name="tekst"
                rows="28"
                spellcheck="false"
              >
${text}</textarea>
            </div>`
          : formFields(page, view)
      }
      ${datalists(page.suggestions)}
      ${saveBar(
        html`<button class="btn btn-secondary" name="do" value="preview">
            ${icon('page', 'max-sm:hidden')}${t('content.preview')}
          </button>
          <button class="btn btn-light" name="do" value="save">${t('content.save')}</button>
          <button class="btn btn-plain" name="do" value="publish">
            ${icon('publish', 'max-sm:hidden')}${t('content.publish')}
          </button>`,
      )}
    </form>
    <p class="flex flex-wrap gap-2">
      ${
        isText
          ? html`<a class="btn btn-light" href="${editAddress(file)}">${t('content.asForm')}</a>`
          : html`<a class="btn btn-light" href="${editAddress(file, { als: 'tekst' })}"
              >${t('content.asText')}</a
            >`
      }
      ${isNew ? '' : html`<a class="btn btn-light" href="${versionsAddress(file)}">${t('versions.link')}</a>`}
      ${page.otherLanguageFile ? html`<a class="btn btn-light" href="${editAddress(page.otherLanguageFile)}">${t('content.other')}</a>` : ''}
      ${
        kind.canAddFiles && !isNew
          ? html`<a
              class="btn btn-light"
              href="${CONTENT_PATH}/verwijder?${new URLSearchParams({ bestand: file }).toString()}"
              >${t('content.delete')}</a
            >`
          : ''
      }
    </p>`;
}

/** Fields of a page that are rarely changed after they are filled in. */
const RARELY_CHANGED = new Set([
  ...['key', 'route', 'metaTitle', 'menuTitle', 'keywords', 'image', 'type', 'banners'],
  ...['robotsNoIndex', 'robotsNoFollow', 'check'],
]);

function formFields(page: EditPage, view: FormView): Html {
  const { kind, value, body, faults, locale } = page;
  const node = formNodeOf(kind.schema);
  if (body === null || node.kind !== 'group') {
    return html`<div class="desk-card flow-wide">${fieldView(node, '', value, view)}</div>`;
  }
  const nodeOfFields = (areRarelyChanged: boolean) => ({
    ...node,
    fields: Object.fromEntries(
      Object.entries(node.fields).filter(([name]) => RARELY_CHANGED.has(name) === areRarelyChanged),
    ),
  });
  const isOpen = [...faults.keys()].some((path) => RARELY_CHANGED.has(path.split('.')[0] ?? ''));
  return html`<div class="desk-card flow-wide">
      ${placeField(page)}${fieldView(nodeOfFields(false), '', value, view)}
    </div>
    ${markdownField(body, locale)}
    <details class="desk-card" ${isOpen ? 'open' : ''}>
      <summary class="flex min-h-11 items-center justify-between gap-3 font-bold">
        ${deskTexts(locale)('content.seldom')}${icon('down', 'text-muted')}
      </summary>
      <div class="flow-wide">${fieldView(nodeOfFields(true), '', value, view)}</div>
    </details>`;
}

function placeField({ place, locale, faults, current }: EditPage): Html | string {
  if (place === null) return '';
  const t = deskTexts(locale);
  const wrong = faults.get('place');
  return html`<div class="desk-field">
    <label for="${fieldId('place')}">${t('content.place')}</label>
    <p class="hint" id="f-place-hint">${t('content.placeHint')}</p>
    <div class="flex items-center gap-1.5">
      <span class="text-muted" aria-hidden="true"
        >${current.file.startsWith('pages/en/') ? '/en/' : '/'}</span
      >
      <input
        class="field"
        id="${fieldId('place')}"
        name="place"
        value="${place}"
        autocomplete="off"
        aria-describedby="f-place-hint ${wrong ? 'f-place-error' : ''}"
        ${wrong ? html`aria-invalid="true"` : ''}
      />
    </div>
    ${wrong ? html`<p class="fault" id="f-place-error">${wrong}</p>` : ''}
  </div>`;
}

const datalists = ({ links, menus }: Suggestions) =>
  html`<datalist id="links">
      ${links.map((link) => html`<option value="${link}"></option>`)}
    </datalist>
    <datalist id="menus">
      ${menus.map((menu) => html`<option value="${menu}"></option>`)}
    </datalist>`;
