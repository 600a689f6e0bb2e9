/** Previews a page in a frame without scripts. */
import type { Context } from 'hono';
import { html } from 'hono/html';
import type { Locale } from '../../../../src/domain/shared/common.ts';
import type { PreviewRequest, Preview } from '../../../../src/domain/content/publishing.ts';
import { splitByElement, inlineHashes } from '../../../../src/publish/releases/inline-hashes.ts';
import type { Env } from '../../../../src/env.ts';
import {
  imageSources,
  sourcesOfParties,
  styleSources,
} from '../../../platform/site/security-headers.ts';
import type { Html } from '../frame.ts';
import { icon, widthChoice, notice, tag } from '../pieces.ts';
import type { DeskServices } from '../services.ts';
import { DESK } from '../session.ts';
import { deskTexts, type DeskText, translateWord } from '../texts.ts';
import { errorText } from './publish-page.ts';
import { formatNumber } from '../../../../src/domain/shared/money.ts';
import type { TitledEntity } from '../entity-titles.ts';

/**
 * Scripts are blocked, so that the page cannot act for the editor; styles, fonts and images load as
 * on the site. The bytes are those to be published, plus one line that disables links.
 */
const previewHeaders = (page: string, env: Env) => ({
  'Content-Security-Policy': [
    'sandbox allow-same-origin',
    "default-src 'self'",
    "script-src 'none'",
    `style-src ${styleSources(splitByElement(inlineHashes(asBytes(page))).styles)}`,
    `img-src ${imageSources(sourcesOfParties(env))}`,
    "frame-ancestors 'self'",
  ].join('; '),
  'X-Frame-Options': 'SAMEORIGIN',
});

const asBytes = (text: string) => Buffer.from(text).toString('latin1');

const LINKS_DISABLED = '<base target="_blank">';

/** The preview of the page at `path` for a frame; a message if there is none. */
export async function answerFramedPage(
  c: Context,
  { publishing, env }: Pick<DeskServices, 'publishing' | 'env'>,
  request: PreviewRequest,
  path: string,
): Promise<Response> {
  const { locale } = c.get('editor');
  const sendPage = (page: string, status: 200 | 404 | 502) =>
    c.html(page, status, previewHeaders(page, env));
  try {
    const page = (await publishing.preview({ ...request, pages: [path] })).html?.[path];
    if (page !== undefined) return sendPage(page + LINKS_DISABLED, 200);
    return sendPage(framedNote(deskTexts(locale)('preview.none'), locale), 404);
  } catch (error) {
    return sendPage(framedNote(errorText(locale, error), locale), 502);
  }
}

function framedNote(text: string, locale: Locale): string {
  return String(
    html`<!doctype html>
      <html lang="${locale}">
        <meta charset="utf-8" />
        <title>${text}</title>
        <style>
          body {
            margin: 16px;
            font:
              16px/1.5 system-ui,
              sans-serif;
          }
        </style>
        <body>
          <p>${text}</p>
        </body>
      </html>`,
  );
}

export function previewView(path: string, locale: Locale): Html {
  const t = deskTexts(locale);
  const source = `${DESK}/publiceren/voorbeeld/pagina?pad=${encodeURIComponent(path)}`;
  return html`<p class="min-w-0 wrap-anywhere text-muted">${path}</p>
    <div class="group grid grid-cols-1 gap-2">
      <fieldset class="flex flex-wrap items-center gap-x-5 gap-y-1">
        <legend class="sr-only">${t('preview.width')}</legend>
        ${widthChoice('full', t('preview.full'), true)} ${widthChoice('phone', t('preview.phone'))}
        <a class="link" href="${path}" target="_blank" rel="noopener">${t('preview.live')}</a>
      </fieldset>
      <p class="text-sm text-muted">${t('preview.note')}</p>
      <iframe
        class="h-[75vh] min-h-96 w-full rounded border border-muted bg-white group-has-[[value=phone]:checked]:max-w-98"
        src="${source}"
        title="${t('preview.frame', { path })}"
        sandbox="allow-same-origin"
      ></iframe>
    </div>
    <p>
      <a class="btn btn-light" href="${DESK}/publiceren">${icon('back')}${t('preview.back')}</a>
    </p>`;
}

// Unpublished changes and the pages they affect, as a fragment of a page.

/** Rows shown of each list; the others are collapsed or counted. */
const ROWS_SHOWN = 8;
/** Above this, a list is too heavy for phones. */
const MAX_PAGES_LISTED = 500;

const previewAddress = (path: string) =>
  `${DESK}/publiceren/voorbeeld?pad=${encodeURIComponent(path)}`;

export function changesView(preview: Preview, entities: TitledEntity[], locale: Locale): Html {
  const t = deskTexts(locale);
  const { removed } = preview;
  const pages = sortPages(preview.pages, entities, locale);
  if (entities.length === 0 && pages.length === 0 && removed.length === 0) {
    return notice('good', t('changes.none'));
  }
  return html`<p class="flex flex-wrap gap-x-6 gap-y-1">
      ${countView(entities.length, 'changes.entities', locale)}
      ${countView(pages.length, 'changes.pages', locale)}
      ${removed.length > 0 && countView(removed.length, 'changes.removed', locale)}
    </p>
    ${entities.length === 0 && html`<p class="text-muted">${t('changes.noEntities')}</p>`}
    ${foldedList(
      entities.map((entity) => entityRow(entity, locale)),
      t('changes.entitiesTitle'),
      locale,
    )}
    ${foldedList([...pages.map((page) => pageRow(page, locale)), ...removed.map((path) => removedPageRow(path, locale))], t('changes.pagesTitle'), locale)}`;
}

/** New pages first, then pages of the entities themselves, then those in the editor's language. */
function sortPages(pages: Preview['pages'], entities: TitledEntity[], locale: Locale) {
  const ids = new Set(entities.map(({ name }) => name.slice(name.indexOf(':') + 1)));
  const rankOf = ({ path, before }: Preview['pages'][number]) => {
    const isEnglish = /^\/en(\/|$)/.test(path);
    const isOwn =
      ids.has(path.replace(/^\/en(?=\/)/, '')) || ids.has(path.slice(path.lastIndexOf('-') + 1));
    return (before ? 4 : 0) + (isOwn ? 0 : 2) + (isEnglish === (locale === 'en') ? 0 : 1);
  };
  return pages.toSorted((a, b) => rankOf(a) - rankOf(b) || a.path.localeCompare(b.path));
}

const countView = (count: number, key: DeskText, locale: Locale) =>
  html`<span
    ><b class="text-[1.25rem]">${formatNumber(count, locale)}</b>
    ${deskTexts(locale)(key, { count })}</span
  >`;

function foldedList(rows: Html[], title: string, locale: Locale): Html | string {
  const t = deskTexts(locale);
  const hiddenRows = rows.slice(ROWS_SHOWN, MAX_PAGES_LISTED);
  const hiddenCount = rows.length - ROWS_SHOWN;
  if (rows.length === 0) return '';
  return html`<h3>${title}</h3>
    <ul class="desk-rows">
      ${rows.slice(0, ROWS_SHOWN)}
    </ul>
    ${
      hiddenCount > 0 &&
      html`<details class="desk-more">
        <summary>${t('changes.more', { count: hiddenCount })}${icon('down')}</summary>
        <ul class="desk-rows">
          ${hiddenRows}
        </ul>
        ${hiddenCount > hiddenRows.length && html`<p class="text-sm text-muted">${t('changes.beyond', { count: hiddenCount - hiddenRows.length })}</p>`}
      </details>`
    }`;
}

function entityRow({ kind, title, name }: TitledEntity, locale: Locale): Html {
  return html`<li>
    <span class="w-26 flex-none text-sm/6 text-muted">${translateWord(locale, 'kind', kind)}</span>
    <span>${title || name}</span>
  </li>`;
}

function pageRow({ path, before }: Preview['pages'][number], locale: Locale): Html {
  const t = deskTexts(locale);
  return html`<li>
    ${tag(t(before ? 'page.changed' : 'page.new'), before ? 'plain' : 'new')}
    <a class="link min-w-0 wrap-anywhere" href="${previewAddress(path)}">${path}</a>
  </li>`;
}

function removedPageRow(path: string, locale: Locale): Html {
  return html`<li>
    ${tag(deskTexts(locale)('page.gone'), 'gone')}
    <span class="min-w-0 wrap-anywhere">${path}</span>
  </li>`;
}
