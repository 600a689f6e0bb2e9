/** Inhoud: what editors write, from the list to the live page. */
import { Hono } from 'hono';
import { html } from 'hono/html';
import { isContentFile } from '../../content/texts.ts';
import { deskPage } from '../frame.ts';
import { notThere } from '../not-there.ts';
import type { DeskServices } from '../services.ts';
import { deskTexts, sayWord } from '../texts.ts';
import { CONTENT } from './address.ts';
import { deleteRoutes } from './delete-routes.ts';
import { draftRoutes } from './draft-routes.ts';
import { editRoutes } from './edit-routes.ts';
import { inFrame } from './in-frame.ts';
import { listView } from './list-page.ts';
import { mergeRoutes } from './merge-routes.ts';
import { NEW_KINDS } from './new-page.ts';
import { newRoutes } from './new-routes.ts';
import { sentTexts } from './sent-texts.ts';
import { versionRoutes } from './version-routes.ts';

/** Deleted files that the list shows. */
const MOST_DELETED = 50;

export function contentRoutes(services: DeskServices): Hono {
  const { editing, now } = services;
  const app = new Hono();

  // Another process may have published what this one is asked about.
  app.use(async (_c, next) => {
    await editing.refresh();
    await next();
  });

  app.get('/', async (c) => {
    const { locale } = c.get('editor');
    const say = deskTexts(locale);
    const body = listView({
      locale,
      now: now(),
      texts: editing.files(),
      drafts: await editing.drafts.list(),
      problems: editing.problems(),
      deleted: await editing.deleted(MOST_DELETED),
      search: c.req.query('zoek') ?? '',
    });
    const kinds = NEW_KINDS.map(
      (kind) =>
        html`<a class="btn btn-light" href="${CONTENT}/nieuw?soort=${kind}"
          >${sayWord(locale, 'content.new', kind)}</a
        >`,
    );
    const actions = html`<div class="desk-choice">${kinds}</div>`;
    return c.html(deskPage(inFrame(c, say('section.content'), body, actions)));
  });

  app.post('/markdown', async (c) => {
    const sent = await sentTexts(c);
    const file = sent('bestand');
    if (!isContentFile(file)) return notThere(c);
    return c.html(editing.reading(file, sent('body')));
  });

  const parts = [newRoutes, editRoutes, deleteRoutes, draftRoutes, mergeRoutes, versionRoutes];
  for (const routes of parts) app.route('/', routes(services));
  return app;
}
