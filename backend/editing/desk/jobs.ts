import { html } from 'hono/html';
import { type Context, Hono } from 'hono';
import type { Locale } from '../../../src/domain/shared/common.ts';
import { type DeadLetter, type JobCount, jobCounts } from '../../platform/jobs/dead-letters.ts';
import { maskAddress } from '../../platform/mail/address.ts';
import { MAIL_KIND } from '../../platform/mail/outgoing-mail.ts';
import { PUBLISH_KIND } from '../../platform/publishing/job-list.ts';
import { reasonText } from './publish/publish-page.ts';
import { translateWord, deskTexts, momentView } from './texts.ts';
import { actorText, DESK } from './session.ts';
import { type Html, deskPageView } from './frame.ts';
import { icon, notice } from './pieces.ts';
import type { AuditAction } from './audit.ts';
import { rowNumber } from './input.ts';
import type { DeskServices } from './services.ts';

/** The subject of a job, without personal data; empty for unknown kinds. */
function jobSummary({ kind, payload }: DeadLetter, locale: Locale): string {
  if (kind === MAIL_KIND.name) {
    const mail = MAIL_KIND.payload.safeParse(payload).data;
    return mail ? `${translateWord(locale, 'mail', mail.template)} · ${maskAddress(mail.to)}` : '';
  }
  if (kind === PUBLISH_KIND.name) {
    const publish = PUBLISH_KIND.payload.safeParse(payload).data;
    return publish
      ? `${reasonText(locale, publish.reason)} · ${actorText(locale, publish.by)}`
      : '';
  }
  return '';
}

const JOBS_PATH = `${DESK}/taken`;

interface JobsPage {
  counts: readonly JobCount[];
  /** The newest dead letters; `counts` has their number. */
  failed: readonly DeadLetter[];
  locale: Locale;
  now: Date;
}

function jobsView({ counts, failed, locale, now }: JobsPage): Html {
  const t = deskTexts(locale);
  const hiddenCount = counts.reduce((sum, count) => sum + count.failed, 0) - failed.length;
  return html`<p class="text-muted">${t('tasks.lead')}</p>
    ${
      failed.length === 0
        ? html`<p>${t('tasks.noneFailed')}</p>`
        : html`<section class="desk-card is-broken">
            <h2>${icon('warning')}${t('jobs.failed')}</h2>
            <ul class="desk-jobs">
              ${failed.map((letter) => deadLetterRow(letter, locale, now))}
            </ul>
            ${hiddenCount > 0 && html`<p class="text-muted">${t('jobs.more', { count: hiddenCount })}</p>`}
          </section>`
    }
    ${counts.length > 0 && jobCountsView(counts, locale)}`;
}

function deadLetterRow(letter: DeadLetter, locale: Locale, now: Date): Html {
  const t = deskTexts(locale);
  const kind = translateWord(locale, 'tasks.kind', letter.kind);
  const summary = jobSummary(letter, locale);
  const title = summary ? `${kind}: ${summary}` : kind;
  const path = `${JOBS_PATH}/${letter.id}`;
  const effect = letter.kind === PUBLISH_KIND.name ? 'tasks.discardPublish' : 'tasks.discardText';
  return html`<li>
    <div>
      <p><b>${kind}</b>${summary && html` · ${summary}`}</p>
      <p class="text-sm text-muted">
        ${t('jobs.gaveUp')} ${momentView(letter.failedAt, locale, now)} ·
        ${t('jobs.tries', { count: letter.attempts })}
      </p>
      <details class="desk-more">
        <summary>${t('jobs.details')}${icon('down')}</summary>
        <code>${letter.error}</code>
      </details>
      <details class="desk-more">
        <summary aria-label="${t('tasks.discardOf', { what: title })}">
          ${t('tasks.discard')}${icon('down')}
        </summary>
        <p>${t(effect)}</p>
        <form method="post" action="${path}/weggooien">
          <button class="btn btn-plain">${t('tasks.discardConfirm')}</button>
        </form>
      </details>
    </div>
    <form method="post" action="${path}/opnieuw">
      <button class="btn btn-light" aria-label="${t('tasks.againOf', { what: title })}">
        ${t('tasks.again')}
      </button>
    </form>
  </li>`;
}

function jobCountsView(counts: readonly JobCount[], locale: Locale): Html {
  const t = deskTexts(locale);
  return html`<section class="desk-card">
    <h2>${t('tasks.open')}</h2>
    <ul class="desk-rows">
      ${counts.map(
        ({ kind, waiting, running, failed }) =>
          html`<li>
            <span class="w-26 flex-none text-sm/6 text-muted"
              >${translateWord(locale, 'tasks.kind', kind)}</span
            >
            <span>${t('tasks.counts', { waiting, running, failed })}</span>
          </li>`,
      )}
    </ul>
  </section>`;
}

const MAX_LETTERS_SHOWN = 50;

/** `?na=…`: the action before this page. */
const NOTICES_BY_ACTION = {
  opnieuw: ['good', 'tasks.retried'],
  weggooien: ['good', 'tasks.discarded'],
  weg: ['info', 'tasks.gone'],
} as const;

const isNoticeAction = (name: string): name is keyof typeof NOTICES_BY_ACTION =>
  Object.hasOwn(NOTICES_BY_ACTION, name);

export function jobRoutes({ db, audit, deadLetters, now }: DeskServices): Hono {
  const app = new Hono();

  app.get('/', async (c) => {
    const editor = c.get('editor');
    const { locale } = editor;
    const t = deskTexts(locale);
    const after = c.req.query('na') ?? '';
    const [kind, text] = isNoticeAction(after) ? NOTICES_BY_ACTION[after] : [];
    const [counts, failed] = await Promise.all([
      jobCounts(db, now()),
      deadLetters.list(MAX_LETTERS_SHOWN),
    ]);
    const body = html`${kind && text && notice(kind, t(text))}
    ${jobsView({ counts, failed, locale, now: now() })}`;
    return c.html(deskPageView({ locale, editor, title: t('section.jobs'), active: 'jobs', body }));
  });

  const changeJob = async (
    c: Context,
    change: (job: number) => Promise<boolean>,
    action: AuditAction,
    after: keyof typeof NOTICES_BY_ACTION,
  ) => {
    const job = rowNumber(c.req.param('id'));
    if (!(await change(job))) return c.redirect(`${JOBS_PATH}?na=weg`, 303);
    await audit.note({ editor: c.get('editor').name, action, subject: String(job) });
    return c.redirect(`${JOBS_PATH}?na=${after}`, 303);
  };
  app.post('/:id/opnieuw', (c) =>
    changeJob(c, (job) => deadLetters.retry(job), 'job-retry', 'opnieuw'),
  );
  app.post('/:id/weggooien', (c) =>
    changeJob(c, (job) => deadLetters.discard(job), 'job-discard', 'weggooien'),
  );
  return app;
}
