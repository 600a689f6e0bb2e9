/** Geschiedenis: what was live when, and back to it. */
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { Release } from '../../../src/releases/release.ts';
import { titlesByName } from '../entity-titles.ts';
import { formOf } from '../form.ts';
import { fragment } from '../fragment.ts';
import { deskPage, type Html } from '../frame.ts';
import { icon } from '../icons.ts';
import { notice, wayOn } from '../pieces.ts';
import { reasonText } from '../publish/reasons.ts';
import type { DeskServices } from '../services.ts';
import { DESK } from '../session.ts';
import { deskTexts } from '../texts.ts';
import { momentText } from '../times.ts';
import { namesLine, namesOf } from './about.ts';
import { heldView } from './held.ts';
import { historyView } from './list.ts';
import { whyItFailed } from '../publish/why.ts';
import { rowNumber } from '../row-number.ts';

const PATH = `${DESK}/geschiedenis`;

export function historyRoutes({ publishing, audit, db, now }: DeskServices): Hono {
  const { releases } = publishing;
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
    const about = new Map<number, string>();
    for (const release of list) {
      about.set(release.id, await namesLine(db, namesOf(releases, release), locale));
    }
    const held = publishing.held();
    const titles = await titlesByName(
      db,
      held.map(({ name }) => name),
      locale,
    );
    const back = rowNumber(c.req.query('na'));
    const body = html`<p class="muted">${say('history.lead')}</p>
      ${back > 0 && notice('good', say('rollback.done', { id: String(back) }))}
      ${list.length === 0 && html`<p>${say('history.empty')}</p>`}
      ${heldView(held, titles, locale, now())}
      ${historyView({ releases: list, about }, locale, now())}
      ${
        list.length > 0 &&
        html`<p class="muted small">
          ${say('history.disk', { count: list.length, megabytes: releases.disk() / 1e6 })}
        </p>`
      }`;
    return c.html(deskPage(page(c, body)));
  });

  /** A kept release that is not the live one; null for any other. */
  const earlier = (c: Context): { release: Release; live: Release } | null => {
    const release = releases.get(rowNumber(c.req.param('id')));
    const live = releases.current();
    return release && live && release.id !== live.id ? { release, live } : null;
  };

  app.get('/:id/terug', async (c) => {
    const found = earlier(c);
    if (!found) return c.redirect(PATH, 303);
    const { locale } = c.get('editor');
    const say = deskTexts(locale);
    const { release, live } = found;
    const id = String(release.id);
    const later = releases.list().filter((one) => one.id > release.id);
    const names = [...new Set(later.flatMap((one) => namesOf(releases, one)))];
    const taken = await namesLine(db, names, locale);
    const body = html`<p>
        ${say('rollback.what', { id, when: momentText(release.madeAt, locale, now()), reason: reasonText(locale, release.reason) })}
      </p>
      <p>${say('rollback.files', { count: releases.differences(live.id, release.id) })}</p>
      ${taken && html`<p>${say('rollback.taken', { names: taken })}</p>`}
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
    let made: number;
    try {
      made = await publishing.rollBack(found.release.id, name);
    } catch (error) {
      const body = html`${notice('warning', whyItFailed(locale, error))}${wayOn(locale, PATH)}`;
      return c.html(deskPage(page(c, body)), 502);
    }
    await audit.note({
      editor: name,
      action: 'rollback',
      subject: deskTexts(locale)('history.number', { id: String(found.release.id) }),
      detail: deskTexts(locale)('history.number', { id: String(made) }),
    });
    return c.redirect(`${PATH}?na=${found.release.id}`, 303);
  });

  app.post('/vrijgeven', async (c) => {
    const { name } = c.get('editor');
    const wanted = (await formOf(c))('name');
    const names = wanted ? [wanted] : publishing.held().map((held) => held.name);
    const gone = await publishing.letGo(names, name);
    if (gone.length > 0) {
      // The log is one for all who read it.
      const subject = await namesLine(db, gone, 'nl');
      await audit.note({ editor: name, action: 'let-go', subject });
    }
    if (gone.length === 0) return c.redirect(PATH, 303);
    // How far that is can be followed there.
    const job = (await publishing.jobs.open()).find((one) => one.isWhole && one.at <= now());
    return c.redirect(`${DESK}/publiceren${job ? `?taak=${job.id}` : ''}`, 303);
  });
  return app;
}
