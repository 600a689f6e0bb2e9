/** Taken: how many background jobs there are, and those that failed for good. */
import { html } from 'hono/html';
import type { Locale } from '../../../src/domain/entities/common.ts';
import type { DeadLetter } from '../../jobs/dead-letters.ts';
import type { JobCount } from '../../jobs/job-counts.ts';
import { PUBLISH_KIND } from '../../publishing/publish-kind.ts';
import type { Html } from '../frame.ts';
import { icon } from '../icons.ts';
import { DESK } from '../session.ts';
import { deskTexts, sayWord } from '../texts.ts';
import { moment } from '../times.ts';
import { jobSummary } from './summary.ts';

export const PATH = `${DESK}/taken`;

interface JobsPage {
  counts: readonly JobCount[];
  /** The newest dead letters; `counts` tells how many there are. */
  failed: readonly DeadLetter[];
  locale: Locale;
  now: Date;
}

export function jobsView({ counts, failed, locale, now }: JobsPage): Html {
  const say = deskTexts(locale);
  const more = counts.reduce((sum, count) => sum + count.failed, 0) - failed.length;
  return html`<p class="muted">${say('tasks.lead')}</p>
    ${
      failed.length === 0
        ? html`<p>${say('tasks.noneFailed')}</p>`
        : html`<section class="desk-card is-broken">
            <h2>${icon('warning')}${say('jobs.failed')}</h2>
            <ul class="desk-jobs">
              ${failed.map((letter) => letterRow(letter, locale, now))}
            </ul>
            ${more > 0 && html`<p class="muted">${say('jobs.more', { count: more })}</p>`}
          </section>`
    }
    ${counts.length > 0 && countsView(counts, locale)}`;
}

function letterRow(letter: DeadLetter, locale: Locale, now: Date): Html {
  const say = deskTexts(locale);
  const kind = sayWord(locale, 'tasks.kind', letter.kind);
  const summary = jobSummary(letter, locale);
  const what = summary ? `${kind}: ${summary}` : kind;
  const path = `${PATH}/${letter.id}`;
  const effect = letter.kind === PUBLISH_KIND.name ? 'tasks.discardPublish' : 'tasks.discardText';
  return html`<li>
    <div>
      <p><b>${kind}</b>${summary && html` · ${summary}`}</p>
      <p class="muted small">
        ${say('jobs.gaveUp')} ${moment(letter.failedAt, locale, now)} ·
        ${say('jobs.tries', { count: letter.attempts })}
      </p>
      <details class="desk-more">
        <summary>${say('jobs.details')}${icon('down')}</summary>
        <code>${letter.error}</code>
      </details>
      <details class="desk-more">
        <summary aria-label="${say('tasks.discardOf', { what })}">
          ${say('tasks.discard')}${icon('down')}
        </summary>
        <p>${say(effect)}</p>
        <form method="post" action="${path}/weggooien">
          <button class="btn btn-plain">${say('tasks.discardConfirm')}</button>
        </form>
      </details>
    </div>
    <form method="post" action="${path}/opnieuw">
      <button class="btn btn-light" aria-label="${say('tasks.againOf', { what })}">
        ${say('tasks.again')}
      </button>
    </form>
  </li>`;
}

function countsView(counts: readonly JobCount[], locale: Locale): Html {
  const say = deskTexts(locale);
  return html`<section class="desk-card">
    <h2>${say('tasks.open')}</h2>
    <ul class="desk-rows">
      ${counts.map(
        ({ kind, waiting, running, failed }) =>
          html`<li>
            <span class="desk-kind">${sayWord(locale, 'tasks.kind', kind)}</span>
            <span>${say('tasks.counts', { waiting, running, failed })}</span>
          </li>`,
      )}
    </ul>
  </section>`;
}
