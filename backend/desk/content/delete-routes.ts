/** Taking a file away, in a draft like any other change. */
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { digestOf } from '../../content/editing/content-file.ts';
import { type Draft, subjectOf } from '../../content/editing/drafts.ts';
import { kindOf } from '../../content/editing/kinds.ts';
import { isContentFile } from '../../content/texts.ts';
import { deskPage, type Html } from '../frame.ts';
import { notThere } from '../not-there.ts';
import { notice } from '../pieces.ts';
import type { DeskServices } from '../services.ts';
import { deskTexts } from '../texts.ts';
import { CONTENT, draftAddress, editAddress } from './address.ts';
import { titleOf } from './content-groups.ts';
import { inFrame } from './in-frame.ts';
import { noteFiles } from './note-files.ts';
import { sentTexts } from './sent-texts.ts';

export function deleteRoutes({ editing, audit }: DeskServices): Hono {
  const app = new Hono();

  /** A page goes in both its languages. */
  const togetherWith = (file: string, text: string): string[] => {
    const subject = subjectOf(file, text);
    if (subject === file) return [file];
    return [...editing.files()].flatMap(([one, own]) =>
      subjectOf(one, own) === subject ? [one] : [],
    );
  };

  const deletePage = (c: Context, file: string, text: string, drafted?: Draft | null): Html => {
    const { locale } = c.get('editor');
    const say = deskTexts(locale);
    const link =
      drafted &&
      html`<a class="link" href="${draftAddress(drafted.token)}">${say('content.toDraft')}</a>`;
    const body = html`<section class="desk-card">
      ${link ? notice('warning', html`${say('content.deleteDrafted')} ${link}.`) : ''}
      <p>${say('content.deleteLead')}</p>
      <ul class="desk-faults">
        ${togetherWith(file, text).map((one) => html`<li><code>${one}</code></li>`)}
      </ul>
      <form method="post" action="${CONTENT}/verwijder" class="desk-choice">
        <input type="hidden" name="bestand" value="${file}" />
        <button class="btn btn-secondary">${say('content.deleteDraft')}</button>
        <a class="btn btn-light" href="${editAddress(file)}">${say('desk.cancel')}</a>
      </form>
    </section>`;
    const title = say('content.deleteOf', { title: titleOf(file, text, locale) });
    return deskPage(inFrame(c, title, body));
  };

  app.get('/verwijder', (c) => {
    const file = c.req.query('bestand') ?? '';
    const text = isContentFile(file) ? editing.published(file) : null;
    if (text === null || !kindOf(file)?.isOpen) return notThere(c);
    return c.html(deletePage(c, file, text));
  });

  app.post('/verwijder', async (c) => {
    const file = (await sentTexts(c))('bestand');
    const text = isContentFile(file) ? editing.published(file) : null;
    if (text === null || !kindOf(file)?.isOpen) return notThere(c);
    const gone = togetherWith(file, text).map((one) => ({
      file: one,
      text: null,
      seen: digestOf(editing.published(one)),
    }));
    const subject = subjectOf(file, text);
    const { name } = c.get('editor');
    const draft = await editing.save(subject, name, gone);
    if (!draft) {
      // What somebody has in a draft of it is not lost by this.
      return c.html(deletePage(c, file, text, await editing.drafts.ofSubject(subject)), 409);
    }
    await noteFiles(audit, name, 'content-delete', titleOf(file, text, 'nl'), gone);
    return c.redirect(draftAddress(draft.token), 303);
  });
  return app;
}
