/** The releases, newest first, as a piece of a page. */
import { html } from 'hono/html';
import type { Locale } from '../../../src/domain/entities/common.ts';
import { formatNumber } from '../../../src/domain/money.ts';
import type { Release } from '../../../src/releases/release.ts';
import type { Html } from '../frame.ts';
import { icon } from '../icons.ts';
import { reasonText } from '../publish/reasons.ts';
import { DESK } from '../session.ts';
import { deskTexts, sayWord } from '../texts.ts';
import { moment, secondsText } from '../times.ts';
import { whoText } from '../who.ts';

export interface HistoryShown {
  /** Newest first: the first one is live. */
  releases: Release[];
  /** What each was about, in a line; none: everything. */
  about: Map<number, string>;
}

export function historyView({ releases, about }: HistoryShown, locale: Locale, now: Date): Html {
  const row = (release: Release, index: number): Html =>
    releaseRow(release, about.get(release.id) ?? '', index === 0, locale, now);
  return html`<ol class="desk-history">
    ${releases.map(row)}
  </ol>`;
}

function releaseRow(
  release: Release,
  what: string,
  isLive: boolean,
  locale: Locale,
  now: Date,
): Html {
  const say = deskTexts(locale);
  const id = String(release.id);
  return html`<li class="desk-card ${isLive ? 'is-live' : ''}">
    <div class="desk-release">
      <h2>
        ${say('history.number', { id })}
        ${isLive && html`<span class="desk-tag is-new">${say('history.live')}</span>`}
      </h2>
      <p class="reason">${reasonText(locale, release.reason)}</p>
      ${what && html`<p class="small">${what}</p>`}
      <p class="muted small">
        ${whoText(locale, release.madeBy)} · ${moment(release.madeAt, locale, now)} ·
        ${sayWord(locale, 'release', release.kind)}
      </p>
    </div>
    <dl>
      ${fact(say('history.rendered'), release.rendered, locale)}
      ${fact(say('history.changed'), release.changed, locale)}
      <div>
        <dt>${say('history.seconds')}</dt>
        <dd>${release.kind === 'rollback' ? '–' : secondsText(release.seconds, locale)}</dd>
      </div>
    </dl>
    ${!isLive && html`<a class="btn btn-light" href="${DESK}/geschiedenis/${id}/terug" data-dialog>${icon('back')}${say('rollback.to', { id })}</a>`}
  </li>`;
}

const fact = (label: string, count: number, locale: Locale): Html =>
  html`<div>
    <dt>${label}</dt>
    <dd>${formatNumber(count, locale)}</dd>
  </div>`;
