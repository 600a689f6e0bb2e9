/** Geschiedenis: what was live when, and back to it. */
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { Release } from '../../../src/releases/releases.ts';
import { entityTitles } from '../entity-titles.ts';
import { fragment } from '../fragment.ts';
import { deskPage, type Html } from '../frame.ts';
import { icon } from '../icons.ts';
import { notice } from '../pieces.ts';
import { reasonText } from '../publish/reasons.ts';
import type { DeskServices } from '../services.ts';
import { DESK } from '../session.ts';
import { deskTexts } from '../texts.ts';
import { momentText } from '../times.ts';
import { historyView } from './list.ts';

const PATH = `${DESK}/geschiedenis`;

export function historyRoutes({ publishing, audit, db, now }: DeskServices): Hono {
  const { jobs, releases } = publishing;
  const app = new Hono();

  const page = (c: Context, body: Html, title?: string) => {
    const editor = c.get('editor');
    const { locale } = editor;
    const heading = title ?? deskTexts(locale)('section.history');
    return { locale, editor, title: heading, active: 'history', body } as const;
  };

  app.get('/', async (c) => {
    const { locale } = c.get('editor');
    const say = deskTexts(locale);
    const list = releases.list();
    const made = await jobs.ofReleases(list.map(({ id }) => id));
    const names = [...made.values()].flatMap((job) => job.names);
    const titles = new Map(
      (await entityTitles(db, names, locale)).map((entity) => [entity.name, entity]),
    );
    const back = Number(c.req.query('na')) || 0;
    const body = html`<p class="muted">${say('history.lead')}</p>
      ${back > 0 && notice('good', say('rollback.done', { id: String(back) }))}
      ${list.length === 0 && html`<p>${say('history.empty')}</p>`}
      ${historyView({ releases: list, jobs: made, titles }, locale, now())}`;
    return c.html(deskPage(page(c, body)));
  });

  /** A kept release that is not the live one; null for any other. */
  const earlier = (c: Context): { release: Release; live: Release } | null => {
    const release = releases.get(Number(c.req.param('id')));
    const live = releases.current();
    return release && live && release.id !== live.id ? { release, live } : null;
  };

  app.get('/:id/terug', (c) => {
    const found = earlier(c);
    if (!found) return c.redirect(PATH, 303);
    const { locale } = c.get('editor');
    const say = deskTexts(locale);
    const { release, live } = found;
    const id = String(release.id);
    const body = html`<p>
        ${say('rollback.what', { id, when: momentText(release.madeAt, locale, now()), reason: reasonText(locale, release.reason) })}
      </p>
      <p>${say('rollback.files', { count: releases.differences(live.id, release.id) })}</p>
      <p class="muted">${say('rollback.held')}</p>
      <form method="post" action="${PATH}/${id}/terug" class="desk-choice">
        <button class="btn btn-secondary">${icon('back')}${say('rollback.confirm', { id })}</button>
        <a class="btn btn-light" href="${PATH}" data-close>${say('desk.cancel')}</a>
      </form>`;
    return fragment(c, page(c, body, say('rollback.title', { id })));
  });

  app.post('/:id/terug', async (c) => {
    const found = earlier(c);
    if (!found) return c.redirect(PATH, 303);
    const { name, locale } = c.get('editor');
    const made = await publishing.rollBack(found.release.id, name);
    await audit.note({
      editor: name,
      action: 'rollback',
      subject: deskTexts(locale)('history.number', { id: String(found.release.id) }),
      detail: deskTexts(locale)('history.number', { id: String(made) }),
    });
    return c.redirect(`${PATH}?na=${found.release.id}`, 303);
  });
  return app;
}
