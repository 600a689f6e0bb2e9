/** Choosing between two versions of a text, or writing a third. */
import { Hono } from 'hono';
import { fileOf, subjectOf } from '../../content/editing/drafts.ts';
import { isContentFile } from '../../content/texts.ts';
import { notThere } from '../not-there.ts';
import type { DeskServices } from '../services.ts';
import { CONTENT, draftAddress, editAddress } from './address.ts';
import { againstPublished, againstSaved, answerConflict } from './conflict-page.ts';
import { titleOf } from './content-groups.ts';
import { draftTitle } from './list-page.ts';
import { noteFiles } from './note-files.ts';
import { sentTexts } from './sent-texts.ts';

export function mergeRoutes({ editing, audit }: DeskServices): Hono {
  const app = new Hono();

  app.post('/samenvoegen', async (c) => {
    const editor = c.get('editor');
    const sent = await sentTexts(c);
    const file = sent('bestand');
    if (!isContentFile(file)) return notThere(c);
    const current = await editing.current(file);
    const drafted = fileOf(current.draft, file);
    const own = sent('weg') === '' ? sent('mijn') : null;
    const mine = sent('keuze') === 'mijn' ? own : sent('samen');
    // Whoever resolved it saw this text, and the published one that it may replace.
    const seen = sent('gezien');
    const from = sent('van');
    const theirs = () => {
      // There may be no text left to go on with.
      const isGone = editing.published(file) === null;
      return c.redirect(isGone ? `${CONTENT}?na=theirs` : editAddress(file, { na: 'theirs' }), 303);
    };
    if (sent('keuze') === 'hun') {
      // Where theirs is what a draft says, there is nothing to take back.
      if (!current.draft || drafted?.from === from) return theirs();
      if (seen !== current.digest) {
        const published = editing.published(file);
        return answerConflict(c, againstPublished(editor.locale, current.draft, file, published));
      }
      await editing.drafts.drop(current.draft.token, file, seen);
      const title = draftTitle(current.draft, 'nl');
      await noteFiles(audit, editor.name, 'content-discard', title, [{ file }]);
      return theirs();
    }
    const subject = current.draft?.subject ?? subjectOf(file, mine);
    const draft = await editing.save(subject, editor.name, [{ file, text: mine, seen, from }]);
    if (!draft) {
      return answerConflict(c, againstSaved(editor.locale, await editing.current(file), mine));
    }
    await noteFiles(audit, editor.name, 'content-merge', titleOf(file, mine ?? '', 'nl'), [
      { file },
    ]);
    return c.redirect(draftAddress(draft.token), 303);
  });
  return app;
}
