/** Routes of a draft: changes, preview, and publishing now or later. */
import { type Context, Hono } from 'hono';
import { fromLocalField } from '../../../../src/domain/shared/dates.ts';
import { type Draft, versionOf } from '../../content/editing/drafts.ts';
import type { AuditAction } from '../audit.ts';
import { fragment, deskPage, type Html } from '../frame.ts';
import { pageNotFound } from '../page-not-found.ts';
import { notice } from '../pieces.ts';
import { framedPage } from '../publish/preview.ts';
import { errorText } from '../publish/publish-page.ts';
import type { DeskServices } from '../services.ts';
import { deskTexts } from '../texts.ts';
import { CONTENT, draftAddress } from './address.ts';
import { againstPublished, answerConflict } from './conflict-page.ts';
import { type DraftPage, draftView, pagesView } from './draft-page.ts';
import { inFrame, noteFiles, sentTexts } from './sent-files.ts';
import { draftTitle } from './list-page.ts';

export function draftRoutes(services: DeskServices): Hono {
  const { editing, publishing, audit, now } = services;
  const { drafts } = editing;
  const app = new Hono();

  const draftFrame = (
    c: Context,
    draft: Draft,
    more: Pick<DraftPage, 'fault' | 'at' | 'isOther'> = {},
  ) => {
    const { locale } = c.get('editor');
    const body = draftView({
      locale,
      now: now(),
      draft,
      before: new Map(draft.files.map(({ file }) => [file, editing.published(file)])),
      problems: editing.faults(draft.files),
      ...more,
    });
    return deskPage(inFrame(c, draftTitle(draft, locale), body));
  };

  app.get('/concept/:token', async (c) => {
    const draft = await drafts.get(c.req.param('token'));
    return draft ? c.html(draftFrame(c, draft)) : pageNotFound(c);
  });

  app.post('/concept/:token', async (c) => {
    const editor = c.get('editor');
    const say = deskTexts(editor.locale);
    const draft = await drafts.get(c.req.param('token'));
    if (!draft) return c.redirect(`${CONTENT}?na=elsewhere`, 303);
    const sent = await sentTexts(c);
    // The draft changed in another tab or by someone else: editors only decide on what they have
    // seen.
    if (sent('gezien') !== versionOf(draft)) {
      return c.html(draftFrame(c, draft, { isOther: true }), 409);
    }
    const note = (action: AuditAction, detail = '') =>
      audit.note({ editor: editor.name, action, subject: draftTitle(draft, 'nl'), detail });
    const action = sent('do');
    if (action === 'discard') {
      await drafts.discard(draft);
      await noteFiles(audit, editor.name, 'content-discard', draftTitle(draft, 'nl'), draft.files);
      return c.redirect(`${CONTENT}?na=discarded`, 303);
    }
    if (action === 'unplan') {
      await drafts.plan(draft.token, null);
      await note('content-unplan');
      return c.redirect(draftAddress(draft.token), 303);
    }
    if (action === 'plan') {
      const at = fromLocalField(sent('at'));
      if (!at || at <= now()) {
        const fault = say(at ? 'draft.past' : 'draft.noTime');
        return c.html(draftFrame(c, draft, { fault, at: sent('at') }), 422);
      }
      await drafts.plan(draft.token, at);
      await note('content-plan', at.toISOString());
      return c.redirect(draftAddress(draft.token), 303);
    }
    const title = draftTitle(draft, 'nl');
    const outcome = await editing.publish(draft, editor.name, (trx) =>
      noteFiles(audit.within(trx), editor.name, 'content-publish', title, draft.files),
    );
    if (outcome.kind === 'conflict') {
      const file = outcome.files[0] ?? '';
      return answerConflict(
        c,
        againstPublished(editor.locale, draft, file, editing.published(file)),
      );
    }
    if (outcome.kind === 'faulty') return c.html(draftFrame(c, draft), 422);
    return c.redirect(`${CONTENT}?na=published`, 303);
  });

  app.get('/concept/:token/paginas', async (c) => {
    const { locale } = c.get('editor');
    const draft = await drafts.get(c.req.param('token'));
    if (!draft) return pageNotFound(c);
    const names = await editing.changes(draft.token);
    const told = (body: Html) => fragment(c, inFrame(c, draftTitle(draft, locale), body));
    try {
      const preview = await publishing.preview({ names, draft: draft.token });
      const own = new Set(editing.addresses(draft.files.map(({ file }) => file)));
      const chosen = preview.pages.find(({ path }) => own.has(path)) ?? preview.pages[0];
      return told(pagesView(preview, draft.token, chosen?.path ?? '/', locale));
    } catch (error) {
      return told(notice('warning', errorText(locale, error)));
    }
  });

  app.get('/concept/:token/pagina', async (c) => {
    const draft = await drafts.get(c.req.param('token'));
    const address = c.req.query('adres') ?? '/';
    if (!draft) return pageNotFound(c);
    const names = await editing.changes(draft.token);
    return framedPage(c, services, { names, draft: draft.token }, address);
  });
  return app;
}
