/** Making a page, a category of questions or a menu. */
import { Hono } from 'hono';
import { isContentFile } from '../../content/texts.ts';
import { deskPage } from '../frame.ts';
import { notThere } from '../not-there.ts';
import type { DeskServices } from '../services.ts';
import { deskTexts, sayWord } from '../texts.ts';
import { editAddress } from './address.ts';
import { inFrame } from './in-frame.ts';
import { draftTitle } from './list-page.ts';
import { firstEdit, isNewKind, newFaults, newPageFiles, newView } from './new-page.ts';
import { noteFiles } from './note-files.ts';
import { sentTexts } from './sent-texts.ts';

export function newRoutes({ editing, audit }: DeskServices): Hono {
  const app = new Hono();

  app.get('/nieuw', (c) => {
    const kind = c.req.query('soort') ?? '';
    const { locale } = c.get('editor');
    if (!isNewKind(kind)) return notThere(c);
    const body = newView(kind, () => '', new Map(), locale);
    return c.html(deskPage(inFrame(c, sayWord(locale, 'content.new', kind), body)));
  });

  app.post('/nieuw', async (c) => {
    const kind = c.req.query('soort') ?? '';
    const editor = c.get('editor');
    if (!isNewKind(kind)) return notThere(c);
    const sent = await sentTexts(c);
    const exists = (file: string) => isContentFile(file) && editing.published(file) !== null;
    const faults = newFaults(kind, sent, exists, editor.locale);
    const refused = () => {
      const body = newView(kind, sent, faults, editor.locale);
      return c.html(deskPage(inFrame(c, sayWord(editor.locale, 'content.new', kind), body)), 422);
    };
    if (faults.size > 0) return refused();
    if (kind !== 'page') return c.redirect(firstEdit(kind, sent('name')), 303);
    const { key, files } = newPageFiles(sent);
    const edits = files.map((file) => ({ ...file, seen: '' }));
    const draft = await editing.save(`page:${key}`, editor.name, edits);
    if (!draft) {
      // In a draft of somebody's, which is on no disk yet.
      faults.set('place.nl', deskTexts(editor.locale)('content.taken'));
      return refused();
    }
    await noteFiles(audit, editor.name, 'content-new', draftTitle(draft, 'nl'), files);
    return c.redirect(editAddress(files[editor.locale === 'nl' ? 0 : 1]?.file ?? ''), 303);
  });
  return app;
}
