/** Geschiedenis: the releases, and rolling back to one of them. */
import type { Kysely } from 'kysely';
import { html } from 'hono/html';
import { type Context, Hono } from 'hono';
import type { Locale } from '../../../src/domain/shared/common.ts';
import type { Release } from '../../../src/publish/releases/release.ts';
import type { Releases } from '../../../src/publish/releases/releases.ts';
import type { Database } from '../../platform/db/schema/database.ts';
import {
  readEntityTitles,
  titlesText,
  type TitledEntity,
  readTitlesByName,
} from './entity-titles.ts';
import { deskTexts, translateWord, momentView, secondsText, momentText } from './texts.ts';
import type { Pin } from '../../../src/publish/releases/pins.ts';
import { type Html, answerFragment, deskPageView } from './frame.ts';
import { icon, readForm, notice, tag, deskLink } from './pieces.ts';
import { DESK, actorText } from './session.ts';
import { formatNumber } from '../../../src/domain/shared/money.ts';
import { reasonText, errorText } from './publish/publish-page.ts';
import type { DeskServices } from './services.ts';
import { rowNumber } from './input.ts';

/** Maximum number of titles in a release's summary line. */
const MAX_SUMMARY_TITLES = 4;

/** Names of a release's changed entities; empty for a full build. */
function changedNamesOf(releases: Releases, { id, kind }: Release): string[] {
  return kind === 'full' ? [] : releases.edits.namesOf(id);
}

/** The titles of some of the entities, and the number of others. */
async function summaryText(
  db: Kysely<Database>,
  names: readonly string[],
  locale: Locale,
): Promise<string> {
  const shownTitles = await readEntityTitles(db, names.slice(0, MAX_SUMMARY_TITLES), locale);
  const moreText = deskTexts(locale)('jobs.more', { count: names.length - shownTitles.length });
  return titlesText(shownTitles, names.length, moreText);
}

/** The entities pinned by rollbacks, as a fragment of a page. */
const RESUME_PATH = `${DESK}/geschiedenis/vrijgeven`;
/** As many as suit a phone; one button removes all pins at once. */
const MAX_PINS_SHOWN = 50;

function pinsView(
  pins: Pin[],
  titles: Map<string, TitledEntity>,
  locale: Locale,
  now: Date,
): Html | string {
  if (pins.length === 0) return '';
  const t = deskTexts(locale);
  const pinRow = ({ name, since, by }: Pin) => {
    const { kind = '', title = name } = titles.get(name) ?? {};
    const shownTitle = title || name;
    return html`<li>
      <div>
        <p>
          <span class="text-muted">${translateWord(locale, 'kind', kind)}</span>
          <b>${shownTitle}</b>
        </p>
        <p class="text-sm text-muted">
          ${actorText(locale, by)} · ${momentView(since, locale, now)}
        </p>
      </div>
      <form method="post" action="${RESUME_PATH}">
        <button
          class="btn btn-light"
          name="name"
          value="${name}"
          aria-label="${t('paused.resumeNamed', { title: shownTitle })}"
        >
          ${t('paused.resume')}
        </button>
      </form>
    </li>`;
  };
  return html`<section class="desk-card is-broken">
    <h2>${icon('lock')}${t('paused.title')}</h2>
    <p>${t('paused.lead', { count: pins.length })}</p>
    <ul class="desk-jobs">
      ${pins.slice(0, MAX_PINS_SHOWN).map(pinRow)}
    </ul>
    ${pins.length > 1 && html`<form method="post" action="${RESUME_PATH}"><button class="btn btn-plain">${t('paused.resumeAll', { count: pins.length })}</button></form>`}
  </section>`;
}

/** The list of releases, as a fragment of a page. */
export interface HistoryView {
  /** Newest first; the first is live. */
  releases: Release[];
  /** Summary of each release; empty: everything. */
  summaries: Map<number, string>;
}

function historyView({ releases, summaries }: HistoryView, locale: Locale, now: Date): Html {
  const releaseRowAt = (release: Release, index: number): Html =>
    releaseRow(release, summaries.get(release.id) ?? '', index === 0, locale, now);
  return html`<ol class="grid grid-cols-1 gap-3">
    ${releases.map(releaseRowAt)}
  </ol>`;
}

function releaseRow(
  release: Release,
  summary: string,
  isLive: boolean,
  locale: Locale,
  now: Date,
): Html {
  const t = deskTexts(locale);
  const id = String(release.id);
  return html`<li
    class="desk-card grid grid-cols-1 items-start gap-x-6 gap-y-3 py-4 *:m-0 md:grid-cols-[minmax(0,1fr)_14rem_14rem] ${isLive ? 'border-s-4 border-s-positive' : ''}"
  >
    <div>
      <h2 class="flex items-center gap-2.5 text-[1.0625rem]/6">
        ${t('history.number', { id })} ${isLive && tag(t('history.live'), 'new', 'px-2')}
      </h2>
      <p class="font-medium">${reasonText(locale, release.reason)}</p>
      ${summary && html`<p class="text-sm">${summary}</p>`}
      <p class="text-sm text-muted">
        ${actorText(locale, release.madeBy)} · ${momentView(release.madeAt, locale, now)} ·
        ${translateWord(locale, 'release', release.kind)}
      </p>
    </div>
    <dl
      class="flex flex-wrap gap-x-6 gap-y-1 md:grid md:grid-cols-[repeat(3,1fr)] md:gap-x-3 md:gap-y-0"
    >
      ${labelledValue(t('history.rendered'), formatNumber(release.rendered, locale))}
      ${labelledValue(t('history.changed'), formatNumber(release.changed, locale))}
      ${labelledValue(t('history.seconds'), release.kind === 'rollback' ? '–' : secondsText(release.seconds, locale))}
    </dl>
    ${!isLive && html`<a class="btn btn-light justify-self-start md:justify-self-end" href="${DESK}/geschiedenis/${id}/terug" data-dialog>${icon('back')}${t('rollback.to', { id })}</a>`}
  </li>`;
}

const labelledValue = (label: string, value: string): Html =>
  html`<div>
    <dt class="text-xs text-muted">${label}</dt>
    <dd class="font-medium">${value}</dd>
  </div>`;

const HISTORY_PATH = `${DESK}/geschiedenis`;

export function historyRoutes({ publishing, audit, db, now }: DeskServices): Hono {
  const { releases } = publishing;
  const app = new Hono();

  const renderPage = (c: Context, body: Html, title?: string) => {
    const editor = c.get('editor');
    const { locale } = editor;
    const heading = title ?? deskTexts(locale)('section.history');
    return { locale, editor, title: heading, active: 'history', body } as const;
  };

  app.get('/', async (c) => {
    const { locale } = c.get('editor');
    const t = deskTexts(locale);
    const list = releases.list();
    const about = new Map<number, string>();
    for (const release of list) {
      about.set(release.id, await summaryText(db, changedNamesOf(releases, release), locale));
    }
    const pins = publishing.pins();
    const titles = await readTitlesByName(
      db,
      pins.map(({ name }) => name),
      locale,
    );
    const back = rowNumber(c.req.query('na'));
    const body = html`<p class="text-muted">${t('history.lead')}</p>
      ${back > 0 && notice('good', t('rollback.done', { id: String(back) }))}
      ${list.length === 0 && html`<p>${t('history.empty')}</p>`}
      ${pinsView(pins, titles, locale, now())}
      ${historyView({ releases: list, summaries: about }, locale, now())}
      ${
        list.length > 0 &&
        html`<p class="text-sm text-muted">
          ${t('history.disk', { count: list.length, megabytes: releases.bytesOnDisk() / 1e6 })}
        </p>`
      }`;
    return c.html(deskPageView(renderPage(c, body)));
  });

  /** An earlier release that is still kept, with the live one; null if there is none. */
  const earlierRelease = (c: Context): { release: Release; live: Release } | null => {
    const release = releases.get(rowNumber(c.req.param('id')));
    const live = releases.current();
    return release && live && release.id !== live.id ? { release, live } : null;
  };

  app.get('/:id/terug', async (c) => {
    const found = earlierRelease(c);
    if (!found) return c.redirect(HISTORY_PATH, 303);
    const { locale } = c.get('editor');
    const t = deskTexts(locale);
    const { release, live } = found;
    const id = String(release.id);
    const later = releases.list().filter((one) => one.id > release.id);
    const names = [...new Set(later.flatMap((one) => changedNamesOf(releases, one)))];
    const pinnedNames = await summaryText(db, names, locale);
    const body = html`<p>
        ${t('rollback.what', { id, when: momentText(release.madeAt, locale, now()), reason: reasonText(locale, release.reason) })}
      </p>
      <p>${t('rollback.files', { count: releases.differences(live.id, release.id) })}</p>
      ${pinnedNames && html`<p>${t('rollback.taken', { names: pinnedNames })}</p>`}
      <p class="text-muted">${t('rollback.paused')}</p>
      <form method="post" action="${HISTORY_PATH}/${id}/terug" class="flex flex-wrap gap-2 pt-2">
        <button class="btn btn-secondary">${icon('back')}${t('rollback.confirm', { id })}</button>
        <a class="btn btn-light" href="${HISTORY_PATH}" data-close>${t('desk.cancel')}</a>
      </form>`;
    return answerFragment(c, renderPage(c, body, t('rollback.title', { id })));
  });

  app.post('/:id/terug', async (c) => {
    const found = earlierRelease(c);
    if (!found) return c.redirect(HISTORY_PATH, 303);
    const { name, locale } = c.get('editor');
    let release: number;
    try {
      release = await publishing.rollBack(found.release.id, name);
    } catch (error) {
      const body = html`${notice('warning', errorText(locale, error))}${deskLink(locale, HISTORY_PATH)}`;
      return c.html(deskPageView(renderPage(c, body)), 502);
    }
    await audit.note({
      editor: name,
      action: 'rollback',
      subject: deskTexts(locale)('history.number', { id: String(found.release.id) }),
      detail: deskTexts(locale)('history.number', { id: String(release) }),
    });
    return c.redirect(`${HISTORY_PATH}?na=${found.release.id}`, 303);
  });

  app.post('/vrijgeven', async (c) => {
    const { name } = c.get('editor');
    const requestedName = (await readForm(c))('name');
    const names = requestedName ? [requestedName] : publishing.pins().map((pin) => pin.name);
    const resumedNames = await publishing.unpin(names, name);
    if (resumedNames.length > 0) {
      // In Dutch always, since the log is the same for all its readers.
      const subject = await summaryText(db, resumedNames, 'nl');
      await audit.note({ editor: name, action: 'let-go', subject });
    }
    if (resumedNames.length === 0) return c.redirect(HISTORY_PATH, 303);
    // The publish page shows the progress of the new job.
    const job = (await publishing.jobs.open()).find((one) => one.isWhole && one.at <= now());
    return c.redirect(`${DESK}/publiceren${job ? `?taak=${job.id}` : ''}`, 303);
  });
  return app;
}
