/** What waits to be published, and what failed, as pieces of a page. */
import { html } from 'hono/html';
import type { Locale } from '../../../src/domain/entities/common.ts';
import type { ListedJob } from '../../publishing/job-list.ts';
import { type TitledEntity, titlesLine } from '../entity-titles.ts';
import type { Html } from '../frame.ts';
import { icon } from '../icons.ts';
import { DESK } from '../session.ts';
import { deskTexts } from '../texts.ts';
import { moment } from '../times.ts';
import { whoText } from '../who.ts';
import { reasonText } from './reasons.ts';
import { whyText } from './why.ts';

export interface JobsShown {
  open: ListedJob[];
  failed: ListedJob[];
  /** Titles of the names that the jobs show. */
  titles: Map<string, TitledEntity>;
}

/** What failed: given up, or to be tried again by itself. */
export function brokenView(
  { open, failed, titles }: JobsShown,
  locale: Locale,
  now: Date,
): Html | string {
  const say = deskTexts(locale);
  const retried = open.filter((job) => job.state === 'waiting' && job.attempts > 0);
  const broken = [...failed, ...retried];
  if (broken.length === 0) return '';
  return html`<section class="desk-card is-broken">
    <h2>${icon('warning')}${say('jobs.failed')}</h2>
    <ul class="desk-jobs">
      ${broken.map((job) => failedRow(job, titles, locale, now))}
    </ul>
  </section>`;
}

export function plannedView({ open, titles }: JobsShown, locale: Locale, now: Date): Html | string {
  const say = deskTexts(locale);
  const waiting = open.filter((job) => job.state === 'waiting' && job.attempts === 0);
  if (waiting.length === 0) return '';
  return html`<section class="desk-card">
    <h2>${icon('clock')}${say('jobs.waiting')}</h2>
    <ul class="desk-jobs">
      ${waiting.map((job) => waitingRow(job, titles, locale, now))}
    </ul>
  </section>`;
}

function what(
  { isWhole, names, nameCount }: ListedJob,
  titles: JobsShown['titles'],
  locale: Locale,
) {
  const say = deskTexts(locale);
  if (isWhole || nameCount === 0) return say('jobs.everything');
  const shown = names.flatMap((name) => titles.get(name) ?? []);
  return titlesLine(shown, nameCount, say('jobs.more', { count: nameCount - shown.length }));
}

function waitingRow(job: ListedJob, titles: JobsShown['titles'], locale: Locale, now: Date): Html {
  const say = deskTexts(locale);
  const isPlanned = job.at > now;
  return html`<li>
    <div>
      <p>
        <b>${isPlanned ? moment(job.at, locale, now) : say('jobs.soon')}</b> ·
        ${reasonText(locale, job.reason)}
      </p>
      <p class="muted small">${whoText(locale, job.by)} · ${what(job, titles, locale)}</p>
    </div>
    ${isPlanned && job.by !== 'calendar' && button(`${DESK}/publiceren/planning/${job.id}/annuleren`, say('jobs.cancel'), say('jobs.cancelOf', { reason: reasonText(locale, job.reason) }))}
  </li>`;
}

function failedRow(job: ListedJob, titles: JobsShown['titles'], locale: Locale, now: Date): Html {
  const say = deskTexts(locale);
  const error = job.error ?? '';
  return html`<li>
    <div>
      <p>
        <b>${reasonText(locale, job.reason)}</b> · ${whoText(locale, job.by)} ·
        ${what(job, titles, locale)}
      </p>
      <p>${whyText(say, error)}</p>
      <p class="muted small">
        ${job.endedAt ? html`${say('jobs.gaveUp')} ${moment(job.endedAt, locale, now)}` : html`${say('jobs.nextTry')} ${moment(job.at, locale, now)}`}
        · ${say('jobs.tries', { count: job.attempts })}
      </p>
      <details class="desk-more">
        <summary>${say('jobs.details')}${icon('down')}</summary>
        <code>${error}</code>
      </details>
    </div>
    ${button(`${DESK}/publiceren/taken/${job.id}/opnieuw`, say('jobs.again'), say('jobs.againOf', { reason: reasonText(locale, job.reason) }))}
  </li>`;
}

const button = (action: string, text: string, label: string) =>
  html`<form method="post" action="${action}">
    <button class="btn btn-light" aria-label="${label}">${text}</button>
  </form>`;
