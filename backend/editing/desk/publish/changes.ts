/** Unpublished changes and the pages they affect, as a fragment of a page. */
import { html } from 'hono/html';
import type { Locale } from '../../../../src/domain/shared/common.ts';
import type { Preview } from '../../../../src/domain/content/publishing.ts';
import { formatNumber } from '../../../../src/domain/shared/money.ts';
import type { TitledEntity } from '../entity-titles.ts';
import type { Html } from '../frame.ts';
import { icon, notice, tag } from '../pieces.ts';
import { DESK } from '../session.ts';
import { type DeskText, deskTexts, sayWord } from '../texts.ts';

/** Per list; the rest is collapsed or counted. */
const SHOWN = 8;
/** Limit, because longer pages are too heavy for phones. */
const MOST = 500;

export const previewAddress = (path: string) =>
  `${DESK}/publiceren/voorbeeld?pad=${encodeURIComponent(path)}`;

export function changesView(preview: Preview, entities: TitledEntity[], locale: Locale): Html {
  const say = deskTexts(locale);
  const { removed } = preview;
  const pages = inOrder(preview.pages, entities, locale);
  if (entities.length === 0 && pages.length === 0 && removed.length === 0) {
    return notice('good', say('changes.none'));
  }
  return html`<p class="flex flex-wrap gap-x-6 gap-y-1">
      ${sum(entities.length, 'changes.entities', locale)}
      ${sum(pages.length, 'changes.pages', locale)}
      ${removed.length > 0 && sum(removed.length, 'changes.removed', locale)}
    </p>
    ${entities.length === 0 && html`<p class="text-muted">${say('changes.noEntities')}</p>`}
    ${folded(
      entities.map((entity) => entityRow(entity, locale)),
      say('changes.entitiesTitle'),
      locale,
    )}
    ${folded([...pages.map((page) => pageRow(page, locale)), ...removed.map((path) => goneRow(path, locale))], say('changes.pagesTitle'), locale)}`;
}

/** New pages first, then pages of the entities themselves, then those in the editor's language. */
function inOrder(pages: Preview['pages'], entities: TitledEntity[], locale: Locale) {
  const ids = new Set(entities.map(({ name }) => name.slice(name.indexOf(':') + 1)));
  const rank = ({ path, before }: Preview['pages'][number]) => {
    const isEnglish = /^\/en(\/|$)/.test(path);
    const isOwn =
      ids.has(path.replace(/^\/en(?=\/)/, '')) || ids.has(path.slice(path.lastIndexOf('-') + 1));
    return (before ? 4 : 0) + (isOwn ? 0 : 2) + (isEnglish === (locale === 'en') ? 0 : 1);
  };
  return pages.toSorted((a, b) => rank(a) - rank(b) || a.path.localeCompare(b.path));
}

const sum = (count: number, key: DeskText, locale: Locale) =>
  html`<span
    ><b class="text-[1.25rem]">${formatNumber(count, locale)}</b>
    ${deskTexts(locale)(key, { count })}</span
  >`;

function folded(rows: Html[], title: string, locale: Locale): Html | string {
  const say = deskTexts(locale);
  const rest = rows.slice(SHOWN, MOST);
  const more = rows.length - SHOWN;
  if (rows.length === 0) return '';
  return html`<h3>${title}</h3>
    <ul class="desk-rows">
      ${rows.slice(0, SHOWN)}
    </ul>
    ${
      more > 0 &&
      html`<details class="desk-more">
        <summary>${say('changes.more', { count: more })}${icon('down')}</summary>
        <ul class="desk-rows">
          ${rest}
        </ul>
        ${more > rest.length && html`<p class="text-sm text-muted">${say('changes.beyond', { count: more - rest.length })}</p>`}
      </details>`
    }`;
}

function entityRow({ kind, title, name }: TitledEntity, locale: Locale): Html {
  return html`<li>
    <span class="w-26 flex-none text-sm/6 text-muted">${sayWord(locale, 'kind', kind)}</span>
    <span>${title || name}</span>
  </li>`;
}

function pageRow({ path, before }: Preview['pages'][number], locale: Locale): Html {
  const say = deskTexts(locale);
  return html`<li>
    ${tag(say(before ? 'page.changed' : 'page.new'), before ? 'plain' : 'new')}
    <a class="link min-w-0 wrap-anywhere" href="${previewAddress(path)}">${path}</a>
  </li>`;
}

function goneRow(path: string, locale: Locale): Html {
  return html`<li>
    ${tag(deskTexts(locale)('page.gone'), 'gone')}
    <span class="min-w-0 wrap-anywhere">${path}</span>
  </li>`;
}
