/** Logboek: what was done, newest first. */
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Locale } from '../../../src/domain/entities/common.ts';
import type { AuditEntry } from '../audit.ts';
import { deskPage, type Html } from '../frame.ts';
import type { DeskServices } from '../services.ts';
import { DESK } from '../session.ts';
import { deskTexts, sayWord } from '../texts.ts';
import { rowNumber } from '../row-number.ts';
import { moment, momentText } from '../times.ts';
import { whoText } from '../who.ts';

const ROWS = 50;

export function logRoutes({ audit, now }: DeskServices): Hono {
  const app = new Hono();
  app.get('/', async (c) => {
    const editor = c.get('editor');
    const { locale } = editor;
    const say = deskTexts(locale);
    const before = rowNumber(c.req.query('voor')) || null;
    const entries = await audit.list(ROWS + 1, before);
    const shown = entries.slice(0, ROWS);
    const older = entries.length > ROWS ? shown.at(-1)?.id : undefined;
    const body = html`<p class="muted">${say('log.lead')}</p>
      ${shown.length === 0 && html`<p>${say('log.empty')}</p>`}
      <ol class="desk-log desk-card">
        ${shown.map((entry) => row(entry, locale, now()))}
      </ol>
      <p class="desk-choice">
        ${before && html`<a class="btn btn-light" href="${DESK}/logboek">${say('log.newest')}</a>`}
        ${older && html`<a class="btn btn-light" href="${DESK}/logboek?voor=${String(older)}">${say('log.older')}</a>`}
      </p>`;
    return c.html(deskPage({ locale, editor, title: say('section.log'), active: 'log', body }));
  });
  return app;
}

function row({ at, editor, action, subject, detail }: AuditEntry, locale: Locale, now: Date): Html {
  return html`<li>
    <span class="muted small">${moment(at, locale, now)}</span>
    <span
      ><b>${whoText(locale, editor)}</b>
      ${sayWord(locale, 'log.action', action)}${subject && html` <span class="subject">${subject}</span>`}
      ${detail && html`<span class="muted small">${detailText(action, detail, locale, now)}</span>`}</span
    >
  </li>`;
}

/**
 * Who signs in does so from an address; what is planned is so for a moment; who goes back makes a
 * release of its own.
 */
function detailText(
  action: AuditEntry['action'],
  detail: string,
  locale: Locale,
  now: Date,
): string {
  const say = deskTexts(locale);
  if (action === 'sign-in' || action === 'sign-in-refused')
    return say('log.from', { address: detail });
  if (action === 'plan' || action === 'content-plan') {
    // What was noted in words stays so.
    const isMoment = /^\d{4}-/.test(detail);
    return say('log.for', { when: isMoment ? momentText(new Date(detail), locale, now) : detail });
  }
  return action === 'rollback' ? say('log.now', { release: detail }) : detail;
}
