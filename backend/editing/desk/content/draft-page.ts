/** Shows a draft: its changes, a preview of its pages, and publishing. */
import { html } from 'hono/html';
import { toLocalField } from '../../../../src/domain/shared/dates.ts';
import type { Locale } from '../../../../src/domain/shared/common.ts';
import type { Preview } from '../../../../src/domain/content/publishing.ts';
import { type Draft, draftVersionOf } from '../../content/editing/drafts.ts';
import { CONFLICT_PREFIX } from '../../content/editing/editing.ts';
import { lineDiff } from './conflict-page.ts';
import { translateLocatedProblem } from '../../content/problem-messages.ts';
import type { ContentProblem } from '../../content/read-files.ts';
import type { Html } from '../frame.ts';
import {
  TEXT_LINES_CLASSES,
  loadingNotice,
  field,
  icon,
  notice,
  tag,
  widthChoice,
} from '../pieces.ts';
import { deskTexts, momentView } from '../texts.ts';
import { actorText } from '../session.ts';
import { draftAddress, editAddress } from './content-groups.ts';
import { problemList } from './faults.ts';

export interface DraftPage {
  locale: Locale;
  now: Date;
  draft: Draft;
  /** The published text of each file. */
  publishedTexts: ReadonlyMap<string, string | null>;
  problems: readonly ContentProblem[];
  /** Error of the entered time of publication. */
  timeFault?: string;
  enteredTime?: string;
  /** True if the draft has changed since the editor opened the page. */
  hasChanged?: boolean;
}

export function draftView(page: DraftPage): Html {
  const { locale, draft, problems, now, timeFault } = page;
  const t = deskTexts(locale);
  const { token, publishAt, problem } = draft;
  return html`${page.hasChanged ? notice('warning', t('draft.other')) : ''}
    <p class="text-muted">
      ${actorText(locale, draft.editor)} · ${momentView(draft.updatedAt, locale, now)}
    </p>
    ${publishAt ? notice('good', html`${t('draft.planned')} ${momentView(publishAt, locale, now)}.`) : ''}
    ${problem ? notice('warning', html`${t('draft.stopped')} ${failedPublicationText(problem, locale)}`) : ''}
    ${problems.length > 0 ? problemList(problems, locale) : ''}
    <div class="flow-wide">
      <section class="desk-card">
        <h2>${t('draft.pages')}</h2>
        <div
          class="flow-wide"
          data-fragment="${draftAddress(token, '/paginas')}"
          data-failed="${t('draft.noPreview')}"
        >
          ${loadingNotice(t('draft.looking'))}
          <noscript
            ><a class="btn btn-light" href="${draftAddress(token, '/paginas')}"
              >${t('draft.look')}</a
            ></noscript
          >
        </div>
      </section>
      <section class="desk-card">
        <h2>${t('draft.publish')}</h2>
        <form method="post" action="${draftAddress(token)}" class="desk-form">
          <input type="hidden" name="gezien" value="${draftVersionOf(draft)}" />
          <button
            class="btn btn-secondary btn-lg"
            name="do"
            value="publish"
            ${problems.length > 0 ? 'disabled' : ''}
          >
            ${icon('publish')}${t('draft.now')}
          </button>
          <details class="desk-more" ${timeFault ? 'open' : ''}>
            <summary>${icon('clock')}${t('draft.later')}${icon('down')}</summary>
            <div class="grid grid-cols-1 justify-items-start gap-3 pt-2">
              ${field({ name: 'at', label: t('draft.at'), hint: t('draft.zone'), type: 'datetime-local', min: toLocalField(now), value: page.enteredTime ?? (publishAt ? toLocalField(publishAt) : ''), isOptional: true, error: timeFault, width: 'w-full max-w-64' })}
              <button class="btn btn-plain" name="do" value="plan">${t('draft.plan')}</button>
              ${publishAt ? html`<button class="btn btn-light" name="do" value="unplan">${t('draft.unplan')}</button>` : ''}
            </div>
          </details>
          <button class="btn btn-light" name="do" value="discard" formnovalidate>
            ${t('draft.discard')}
          </button>
        </form>
      </section>
    </div>
    <section class="desk-card">
      <h2>${t('draft.changes')}</h2>
      ${draft.files.map(({ file, text }) => changeView(file, page.publishedTexts.get(file) ?? null, text, locale))}
    </section>`;
}

/** Explains why publishing at the planned time failed. */
function failedPublicationText(problem: string, locale: Locale): string {
  if (problem.startsWith(CONFLICT_PREFIX)) return deskTexts(locale)('draft.changed');
  return problem
    .split('\n')
    .map((line) => translateLocatedProblem(line, locale))
    .join(' ');
}

function changeView(
  file: string,
  before: string | null,
  after: string | null,
  locale: Locale,
): Html {
  const t = deskTexts(locale);
  const state = before === null ? 'draft.fresh' : after === null ? 'draft.gone' : null;
  return html`<h3 class="flex flex-wrap items-center gap-2">
      ${after === null ? html`<code class="wrap-anywhere">${file}</code>` : html`<a class="link" href="${editAddress(file)}"><code class="wrap-anywhere">${file}</code></a>`}
      ${state ? tag(t(state), after === null ? 'gone' : 'new') : ''}
    </h3>
    ${before !== null && after !== null ? diffView(before, after, `${t('draft.changes')}: ${file}`) : ''}`;
}

/** The lines that differ between two texts. */
export const diffView = (before: string, after: string, label: string): Html =>
  html`<div class="${TEXT_LINES_CLASSES}" tabindex="0" role="group" aria-label="${label}">
    ${diffLines(before, after)}
  </div>`;

const DIFF_LINE_CLASSES = 'block min-h-5.5 px-3 whitespace-pre-wrap no-underline';

/** Only the changed lines, each removed one above its replacement. */
function diffLines(before: string, after: string): Html[] {
  return lineDiff(before, after).flatMap(({ left, right, isSame }) => {
    if (isSame) return [];
    return [
      ...(left === null
        ? []
        : [
            html`<del class="${DIFF_LINE_CLASSES} bg-[#fdecee] before:content-['−_']"
              >${left || ' '}</del
            >`,
          ]),
      ...(right === null
        ? []
        : [
            html`<ins class="${DIFF_LINE_CLASSES} bg-positive-soft before:content-['+_']"
              >${right || ' '}</ins
            >`,
          ]),
    ];
  });
}

/** Pages that would be removed. */
const removedPagesView = (removed: readonly string[], locale: Locale): Html =>
  html`<details class="desk-more" ${removed.length <= 3 ? 'open' : ''}>
    <summary>
      ${deskTexts(locale)('draft.removes', { count: removed.length })}${icon('down')}
    </summary>
    <ul class="desk-rows">
      ${removed.map((path) => html`<li class="min-w-0 wrap-anywhere">${path}</li>`)}
    </ul>
  </details>`;

/** The pages affected by a draft, and a preview of one of them. */
export function pagesView(
  preview: Preview,
  token: string,
  chosenPath: string,
  locale: Locale,
): Html {
  const t = deskTexts(locale);
  const { pages, removed } = preview;
  if (pages.length + removed.length === 0)
    return html`<p class="text-muted">${t('draft.noPages')}</p>`;
  const previewAddress = (path: string) =>
    draftAddress(token, `/pagina?${new URLSearchParams({ adres: path }).toString()}`);
  return html`<p>${t('draft.touches', { count: pages.length })}</p>
    ${removed.length > 0 ? removedPagesView(removed, locale) : ''}
    ${
      pages.length === 0
        ? ''
        : html`<div class="flow" data-look>
            <div class="flex flex-wrap items-end gap-x-4 gap-y-2">
              <div class="desk-field min-w-0 flex-[1_1_16rem]">
                <label for="adres">${t('draft.page')}</label>
                <select class="field" id="adres" data-page>
                  ${pages.slice(0, 200).map(({ path }) => html`<option value="${previewAddress(path)}" ${path === chosenPath ? 'selected' : ''}>${path}</option>`)}
                </select>
              </div>
              <fieldset class="flex flex-wrap items-center gap-x-5 gap-y-1">
                <legend class="sr-only">${t('draft.width')}</legend>
                ${widthChoice('phone', t('draft.phone'))}
                ${widthChoice('full', t('draft.full'), true)}
              </fieldset>
            </div>
            <p class="text-sm text-muted">${t('draft.asIs')}</p>
            <div class="overflow-hidden rounded-md border border-line bg-white">
              <iframe
                class="mx-auto block h-[min(70vh,44rem)] w-full in-data-[width=phone]:w-[390px] in-data-[width=phone]:max-w-full"
                src="${previewAddress(chosenPath)}"
                title="${t('draft.frame')}"
                loading="lazy"
              ></iframe>
            </div>
          </div>`
    }`;
}
