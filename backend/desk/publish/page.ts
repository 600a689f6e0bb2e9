/** The page Publiceren and its pieces that are fetched again while it is open. */
import { html } from 'hono/html';
import type { Locale } from '../../../src/domain/entities/common.ts';
import { toLocalField } from '../../../src/domain/amsterdam-time.ts';
import type { DiskSpace } from '../../disk/disk-watch.ts';
import type { Release } from '../../../src/releases/release.ts';
import type { ListedJob } from '../../publishing/job-list.ts';
import type { Html } from '../frame.ts';
import { icon } from '../icons.ts';
import { field, notice } from '../pieces.ts';
import { DESK } from '../session.ts';
import { deskTexts } from '../texts.ts';
import { moment } from '../times.ts';
import { whoText } from '../who.ts';
import { reasonText } from './reasons.ts';

export const PATH = `${DESK}/publiceren`;
export const LONGEST_REASON = 200;

export interface PublishPage {
  locale: Locale;
  now: Date;
  /** What is live, and what failed (`standView`). */
  stand: Html;
  /** What waits for its time. */
  planned: Html | string;
  /** The job that this editor asked for just now. */
  asked: ListedJob | null;
  /** A fault of the form, and what was filled in. */
  form?: { fault: string; reason: string; at: string };
}

export function publishView(page: PublishPage): Html {
  const { locale, now, stand, planned, asked } = page;
  const say = deskTexts(locale);
  const isUnderWay = asked !== null && asked.endedAt === null && asked.at <= now;
  return html`${asked && askedNotice(asked, locale, now)}
    <section
      class="desk-card desk-progress"
      data-progress="${PATH}/voortgang"
      data-job="${isUnderWay ? String(asked.id) : ''}"
      ${isUnderWay ? '' : 'hidden'}
    >
      <h2><span role="status" data-step>${say('progress.begins')}</span></h2>
      <progress max="1" aria-label="${say('progress.label')}"></progress>
      <p class="muted small" data-detail></p>
    </section>
    <div data-load="${PATH}/stand" data-loaded>${stand}</div>
    <section class="desk-card">
      <h2>${say('changes.title')}</h2>
      <div data-load="${PATH}/wijzigingen" data-failed="${say('changes.failed')}">
        <p class="desk-busy muted" role="status">${say('changes.looking')}</p>
        <noscript
          ><p>
            <a class="btn btn-light" href="${PATH}/wijzigingen">${say('changes.look')}</a>
          </p></noscript
        >
      </div>
      ${publishForm(page)}
    </section>
    <div data-load="${PATH}/planning" data-loaded>${planned}</div>`;
}

function publishForm({ locale, now, form }: PublishPage): Html {
  const say = deskTexts(locale);
  return html`<form method="post" action="${PATH}" class="desk-form desk-publish">
    ${form && notice('warning', form.fault)}
    ${field({ name: 'reason', label: say('publish.reason'), hint: say('publish.reasonHint'), maxlength: LONGEST_REASON, isOptional: true, value: form?.reason ?? '', autocomplete: 'off' })}
    <button class="btn btn-secondary btn-lg" name="when" value="now">
      ${icon('publish')}${say('publish.now')}
    </button>
    <details class="desk-more" ${form && 'open'}>
      <summary>${icon('clock')}${say('publish.later')}${icon('down')}</summary>
      <div class="desk-later">
        ${field({ name: 'at', label: say('publish.at'), hint: say('publish.zone'), type: 'datetime-local', min: toLocalField(now), isOptional: true, value: form?.at ?? '', error: form?.fault })}
        <button class="btn btn-plain" name="when" value="later">${say('publish.plan')}</button>
      </div>
    </details>
  </form>`;
}

/** A disk without room: nothing can be published before somebody makes some. */
export function diskNotice(disk: DiskSpace | null, locale: Locale): Html | string {
  if (!disk) return '';
  const free = Math.floor(disk.freeBytes / 1_000_000);
  return notice('warning', deskTexts(locale)('disk.full', { free }));
}

/** What is live, and what failed. */
export function standView(
  live: Release | null,
  broken: Html | string,
  locale: Locale,
  now: Date,
): Html {
  const say = deskTexts(locale);
  return html`${
    live &&
    html`<p class="desk-live">
      ${icon('good')}<span
        ><b>${say('live.release', { id: String(live.id) })}</b> ${say('live.since')}
        ${moment(live.madeAt, locale, now)} · ${whoText(locale, live.madeBy)} ·
        ${reasonText(locale, live.reason)}</span
      >
    </p>`
  }
  ${broken}`;
}

function askedNotice({ state, release, at }: ListedJob, locale: Locale, now: Date): Html | string {
  const say = deskTexts(locale);
  const isPlanned = at > now;
  if (state === 'failed') return notice('warning', say('asked.failed'));
  if (state === 'done') {
    return release === null
      ? notice('info', say('asked.nothing'))
      : notice('good', say('asked.done', { id: String(release) }));
  }
  return isPlanned ? notice('good', say('asked.planned')) : '';
}
