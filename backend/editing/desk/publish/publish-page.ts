/** The page Publiceren and its fragments, which are reloaded while it is open. */
import { html } from 'hono/html';
import type { Locale } from '../../../../src/domain/shared/common.ts';
import { REASON_SEPARATOR, type ListedJob } from '../../../platform/publishing/job-list.ts';
import { deskTexts, translateWord, momentView, type DeskTexts } from '../texts.ts';
import { toLocalField } from '../../../../src/domain/shared/dates.ts';
import type { DiskSpace } from '../../../platform/disk-watch.ts';
import type { Release } from '../../../../src/publish/releases/release.ts';
import type { Html } from '../frame.ts';
import { loadingNotice, field, icon, notice } from '../pieces.ts';
import { DESK, actorText } from '../session.ts';
import { type TitledEntity, titlesText } from '../entity-titles.ts';

/** Classes of a fragment that the script loads and reloads. */
const FRAGMENT_CLASSES = 'flow empty:hidden focus:outline-none';

/** The reasons of a job or release: an editor's text, or a translated automatic one. */
export const reasonText = (locale: Locale, reasons: string): string =>
  reasons
    .split(REASON_SEPARATOR)
    .map((reason) => singleReasonText(locale, reason))
    .join(REASON_SEPARATOR);

function singleReasonText(locale: Locale, reason: string): string {
  const back = /^Back to release (\d+)$/.exec(reason)?.[1];
  if (/^(?:Resumed|Let go): /.test(reason)) return deskTexts(locale)('reason.resumed');
  return back
    ? deskTexts(locale)('reason.back', { id: back })
    : translateWord(locale, 'reason', reason);
}

export const PUBLISH_PATH = `${DESK}/publiceren`;
export const MAX_REASON_LENGTH = 200;

export interface PublishPage {
  locale: Locale;
  now: Date;
  /** The live release, and failures (`statusView`). */
  status: Html;
  /** Planned publications. */
  plannedJobs: Html | string;
  /** The job that this editor just requested. */
  requestedJob: ListedJob | null;
  /** Error and input of the form. */
  form?: { fault: string; reason: string; at: string };
}

export function publishView(page: PublishPage): Html {
  const { locale, now, status, plannedJobs, requestedJob } = page;
  const t = deskTexts(locale);
  const isUnderWay =
    requestedJob !== null && requestedJob.endedAt === null && requestedJob.at <= now;
  return html`${requestedJob && requestedJobNotice(requestedJob, locale, now)}
    <section
      class="desk-card"
      data-progress="${PUBLISH_PATH}/voortgang"
      data-job="${isUnderWay ? String(requestedJob.id) : ''}"
      ${isUnderWay ? '' : 'hidden'}
    >
      <h2 class="text-[1.125rem]">
        <span role="status" data-step>${t('progress.begins')}</span>
      </h2>
      <progress
        class="block h-3 w-full appearance-none overflow-hidden rounded-md border-0 bg-brand-soft text-brand in-data-[state=done]:text-positive in-data-[state=failed]:hidden in-data-[state=waiting]:hidden [&::-moz-progress-bar]:bg-current [&::-webkit-progress-bar]:bg-brand-soft [&::-webkit-progress-value]:bg-current [&::-webkit-progress-value]:transition-[width] [&::-webkit-progress-value]:duration-250"
        max="1"
        aria-label="${t('progress.label')}"
      ></progress>
      <p class="min-h-5.5 text-sm text-muted" data-detail></p>
    </section>
    <div class="${FRAGMENT_CLASSES}" data-load="${PUBLISH_PATH}/stand" data-loaded>${status}</div>
    <section class="desk-card">
      <h2>${t('changes.title')}</h2>
      <div
        class="${FRAGMENT_CLASSES}"
        data-load="${PUBLISH_PATH}/wijzigingen"
        data-failed="${t('changes.failed')}"
      >
        ${loadingNotice(t('changes.looking'))}
        <noscript
          ><p>
            <a class="btn btn-light" href="${PUBLISH_PATH}/wijzigingen">${t('changes.look')}</a>
          </p></noscript
        >
      </div>
      ${publishForm(page)}
    </section>
    ${plannedFragment(plannedJobs)}`;
}

// On one line: `empty:hidden` takes no blank.
const plannedFragment = (jobs: Html | string) =>
  html`<div class="${FRAGMENT_CLASSES}" data-load="${PUBLISH_PATH}/planning" data-loaded>${jobs}</div>`; // oxfmt-ignore

function publishForm({ locale, now, form }: PublishPage): Html {
  const t = deskTexts(locale);
  return html`<form
    method="post"
    action="${PUBLISH_PATH}"
    class="desk-form max-w-none border-t border-line pt-4"
  >
    ${form && notice('warning', form.fault)}
    ${field({ name: 'reason', label: t('publish.reason'), hint: t('publish.reasonHint'), maxlength: MAX_REASON_LENGTH, isOptional: true, value: form?.reason ?? '', autocomplete: 'off', width: 'max-w-md' })}
    <button class="btn btn-secondary btn-lg" name="when" value="now">
      ${icon('publish')}${t('publish.now')}
    </button>
    <details class="desk-more" ${form && 'open'}>
      <summary>${icon('clock')}${t('publish.later')}${icon('down')}</summary>
      <div class="grid grid-cols-1 justify-items-start gap-3 pt-2">
        ${field({ name: 'at', label: t('publish.at'), hint: t('publish.zone'), type: 'datetime-local', min: toLocalField(now), isOptional: true, value: form?.at ?? '', error: form?.fault, width: 'w-full max-w-md' })}
        <button class="btn btn-plain" name="when" value="later">${t('publish.plan')}</button>
      </div>
    </details>
  </form>`;
}

/** Warning about a full disk, which prevents publishing. */
export function diskNotice(disk: DiskSpace | null, locale: Locale): Html | string {
  if (!disk) return '';
  const freeMegabytes = Math.floor(disk.freeBytes / 1_000_000);
  return notice('warning', deskTexts(locale)('disk.full', { free: freeMegabytes }));
}

/** The live release, and failures. */
export function statusView(
  live: Release | null,
  failedJobs: Html | string,
  locale: Locale,
  now: Date,
): Html {
  const t = deskTexts(locale);
  return html`${
    live &&
    html`<p class="flex gap-2.5 wrap-anywhere" data-live>
      ${icon('good', 'mt-0.5 text-positive')}<span
        ><b>${t('live.release', { id: String(live.id) })}</b> ${t('live.since')}
        ${momentView(live.madeAt, locale, now)} · ${actorText(locale, live.madeBy)} ·
        ${reasonText(locale, live.reason)}</span
      >
    </p>`
  }
  ${failedJobs}`;
}

function requestedJobNotice(
  { state, release, at }: ListedJob,
  locale: Locale,
  now: Date,
): Html | string {
  const t = deskTexts(locale);
  const isPlanned = at > now;
  if (state === 'failed') return notice('warning', t('asked.failed'));
  if (state === 'done') {
    return release === null
      ? notice('info', t('asked.nothing'))
      : notice('good', t('asked.done', { id: String(release) }));
  }
  return isPlanned ? notice('good', t('asked.planned')) : '';
}

/** Maps an error message to a text for editors: the first matching pattern applies. */
const TEXTS_BY_ERROR_PATTERN = [
  // A page that failed, with any message.
  [/^\/\S*(:| answered \d+)/, 'why.page'],
  [/ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ECONNRESET|other side closed|socket/i, 'why.unreachable'],
  [/timeout|timed out|aborted/i, 'why.slow'],
  [/: it answered (\d+)/, 'why.answered'],
  [/no envelope|JSON|Unexpected token/i, 'why.nonsense'],
  [/renderer ended|The shop is stopping/, 'why.renderer'],
  [/was published meanwhile/, 'why.meanwhile'],
  [/([\d,]+) of [\d,]+ pages would be no more/, 'why.lost'],
  [/points to .* not there|not a whole page/, 'why.page'],
  [/no product at all|gave no list|could not be read|listed \d+ of the/, 'why.nonsense'],
  [/Netlify/i, 'why.netlify'],
  [/ENOSPC|disk is full|database or disk/i, 'why.disk'],
] as const;

/** An actionable message for editors, from an error message. */
export function failureText(t: DeskTexts, error: string): string {
  for (const [pattern, key] of TEXTS_BY_ERROR_PATTERN) {
    const match = pattern.exec(error);
    if (!match) continue;
    const [, detail = ''] = match;
    return t(key, { status: detail, count: Number(detail.replaceAll(',', '')) });
  }
  return t('why.unknown');
}

/** A message for editors about any thrown value. */
export const errorText = (locale: Locale, error: unknown): string =>
  failureText(deskTexts(locale), error instanceof Error ? error.message : String(error));

/** Waiting and failed publications, as fragments of a page. */
export interface JobsView {
  open: ListedJob[];
  failed: ListedJob[];
  /** Titles of the entity names in the jobs. */
  titles: Map<string, TitledEntity>;
}

/** Failed jobs: given up, or waiting for an automatic retry. */
export function failedJobsView(
  { open, failed, titles }: JobsView,
  locale: Locale,
  now: Date,
): Html | string {
  const t = deskTexts(locale);
  const retried = open.filter((job) => job.state === 'waiting' && job.attempts > 0);
  const failedJobs = [...failed, ...retried];
  if (failedJobs.length === 0) return '';
  return html`<section class="desk-card is-broken">
    <h2>${icon('warning')}${t('jobs.failed')}</h2>
    <ul class="desk-jobs">
      ${failedJobs.map((job) => failedRow(job, titles, locale, now))}
    </ul>
  </section>`;
}

export function plannedJobsView(
  { open, titles }: JobsView,
  locale: Locale,
  now: Date,
): Html | string {
  const t = deskTexts(locale);
  const waiting = open.filter((job) => job.state === 'waiting' && job.attempts === 0);
  if (waiting.length === 0) return '';
  return html`<section class="desk-card">
    <h2>${icon('clock')}${t('jobs.waiting')}</h2>
    <ul class="desk-jobs">
      ${waiting.map((job) => waitingRow(job, titles, locale, now))}
    </ul>
  </section>`;
}

function subjectText(
  { isWhole, names, nameCount }: ListedJob,
  titles: JobsView['titles'],
  locale: Locale,
) {
  const t = deskTexts(locale);
  if (isWhole || nameCount === 0) return t('jobs.everything');
  const shownTitles = names.flatMap((name) => titles.get(name) ?? []);
  return titlesText(
    shownTitles,
    nameCount,
    t('jobs.more', { count: nameCount - shownTitles.length }),
  );
}

function waitingRow(job: ListedJob, titles: JobsView['titles'], locale: Locale, now: Date): Html {
  const t = deskTexts(locale);
  const isPlanned = job.at > now;
  return html`<li>
    <div>
      <p>
        <b>${isPlanned ? momentView(job.at, locale, now) : t('jobs.soon')}</b> ·
        ${reasonText(locale, job.reason)}
      </p>
      <p class="text-sm text-muted">
        ${actorText(locale, job.by)} · ${subjectText(job, titles, locale)}
      </p>
    </div>
    ${isPlanned && job.by !== 'calendar' && actionButton(`${DESK}/publiceren/planning/${job.id}/annuleren`, t('jobs.cancel'), t('jobs.cancelOf', { reason: reasonText(locale, job.reason) }))}
  </li>`;
}

function failedRow(job: ListedJob, titles: JobsView['titles'], locale: Locale, now: Date): Html {
  const t = deskTexts(locale);
  const error = job.error ?? '';
  return html`<li>
    <div>
      <p>
        <b>${reasonText(locale, job.reason)}</b> · ${actorText(locale, job.by)} ·
        ${subjectText(job, titles, locale)}
      </p>
      <p>${failureText(t, error)}</p>
      <p class="text-sm text-muted">
        ${job.endedAt ? html`${t('jobs.gaveUp')} ${momentView(job.endedAt, locale, now)}` : html`${t('jobs.nextTry')} ${momentView(job.at, locale, now)}`}
        · ${t('jobs.tries', { count: job.attempts })}
      </p>
      <details class="desk-more">
        <summary>${t('jobs.details')}${icon('down')}</summary>
        <code>${error}</code>
      </details>
    </div>
    ${actionButton(`${DESK}/publiceren/taken/${job.id}/opnieuw`, t('jobs.again'), t('jobs.againOf', { reason: reasonText(locale, job.reason) }))}
  </li>`;
}

const actionButton = (action: string, text: string, label: string) =>
  html`<form method="post" action="${action}">
    <button class="btn btn-light" aria-label="${label}">${text}</button>
  </form>`;
