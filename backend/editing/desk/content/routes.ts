/** Inhoud: the routes of content editing, from list to publication. */
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { digestOf } from '../../content/editing/content-file.ts';
import { type Draft, subjectOf, findDraftFile } from '../../content/editing/drafts.ts';
import { contentKindOf } from '../../content/sources.ts';
import { isContentFile } from '../../content/read-files.ts';
import { deskPageView, type Html, answerPageNotFound } from '../frame.ts';
import { notice } from '../pieces.ts';
import type { DeskServices } from '../services.ts';
import { deskTexts, translateWord } from '../texts.ts';
import { CONTENT_PATH, draftAddress, editAddress, contentTitleOf } from './content-groups.ts';
import { contentPage, logFileAction, readSubmittedTexts } from './faults.ts';
import { conflictWithPublished, conflictWithSaved, answerConflict } from './conflict-page.ts';
import {
  draftTitleOf,
  listView,
  firstEditAddress,
  isNewKind,
  newEntryFaults,
  makePageFiles,
  newEntryView,
  NEW_KINDS,
} from './list-page.ts';
import { draftRoutes, versionRoutes } from './version-routes.ts';
import { editRoutes } from './edit-routes.ts';

/** Deletes a file, in a draft like any other change. */
function deleteRoutes({ editing, audit }: DeskServices): Hono {
  const app = new Hono();

  /** Both languages of a page are deleted together. */
  const filesDeletedWith = (file: string, text: string): string[] => {
    const subject = subjectOf(file, text);
    if (subject === file) return [file];
    return [...editing.publishedFiles()].flatMap(([one, own]) =>
      subjectOf(one, own) === subject ? [one] : [],
    );
  };

  const deletionView = (
    c: Context,
    file: string,
    text: string,
    existingDraft?: Draft | null,
  ): Html => {
    const { locale } = c.get('editor');
    const t = deskTexts(locale);
    const link =
      existingDraft &&
      html`<a class="link" href="${draftAddress(existingDraft.token)}">${t('content.toDraft')}</a>`;
    const body = html`<section class="desk-card">
      ${link ? notice('warning', html`${t('content.deleteDrafted')} ${link}.`) : ''}
      <p>${t('content.deleteLead')}</p>
      <ul class="grid grid-cols-1 gap-1.5">
        ${filesDeletedWith(file, text).map((one) => html`<li><code>${one}</code></li>`)}
      </ul>
      <form method="post" action="${CONTENT_PATH}/verwijder" class="flex flex-wrap gap-2">
        <input type="hidden" name="bestand" value="${file}" />
        <button class="btn btn-secondary">${t('content.deleteDraft')}</button>
        <a class="btn btn-light" href="${editAddress(file)}">${t('desk.cancel')}</a>
      </form>
    </section>`;
    const title = t('content.deleteOf', { title: contentTitleOf(file, text, locale) });
    return deskPageView(contentPage(c, title, body));
  };

  app.get('/verwijder', (c) => {
    const file = c.req.query('bestand') ?? '';
    const text = isContentFile(file) ? editing.publishedText(file) : null;
    if (text === null || !contentKindOf(file)?.canAddFiles) return answerPageNotFound(c);
    return c.html(deletionView(c, file, text));
  });

  app.post('/verwijder', async (c) => {
    const file = (await readSubmittedTexts(c))('bestand');
    const text = isContentFile(file) ? editing.publishedText(file) : null;
    if (text === null || !contentKindOf(file)?.canAddFiles) return answerPageNotFound(c);
    const deletions = filesDeletedWith(file, text).map((one) => ({
      file: one,
      text: null,
      seenDigest: digestOf(editing.publishedText(one)),
    }));
    const subject = subjectOf(file, text);
    const { name } = c.get('editor');
    const draft = await editing.saveDraft(subject, name, deletions);
    if (!draft) {
      // Asks for confirmation, because somebody may have a draft of the file.
      return c.html(deletionView(c, file, text, await editing.drafts.findBySubject(subject)), 409);
    }
    await logFileAction(audit, name, 'content-delete', contentTitleOf(file, text, 'nl'), deletions);
    return c.redirect(draftAddress(draft.token), 303);
  });
  return app;
}

/** Routes for resolving a conflict: choosing a version, or writing a third one. */
function mergeRoutes({ editing, audit }: DeskServices): Hono {
  const app = new Hono();

  app.post('/samenvoegen', async (c) => {
    const editor = c.get('editor');
    const submittedText = await readSubmittedTexts(c);
    const file = submittedText('bestand');
    if (!isContentFile(file)) return answerPageNotFound(c);
    const current = await editing.currentFile(file);
    const draftFile = findDraftFile(current.draft, file);
    const ownText = submittedText('weg') === '' ? submittedText('mijn') : null;
    const chosenText = submittedText('keuze') === 'mijn' ? ownText : submittedText('samen');
    // Digests of the saved text and of the published one that the editor saw and may replace.
    const seenDigest = submittedText('gezien');
    const baseDigest = submittedText('van');
    const showPublished = () => {
      // The file may have been deleted.
      const isGone = editing.publishedText(file) === null;
      return c.redirect(
        isGone ? `${CONTENT_PATH}?na=theirs` : editAddress(file, { na: 'theirs' }),
        303,
      );
    };
    if (submittedText('keuze') === 'hun') {
      // A version that was only in a draft was never published, so there is nothing to revert.
      if (!current.draft || draftFile?.from === baseDigest) return showPublished();
      if (seenDigest !== current.digest) {
        const published = editing.publishedText(file);
        return answerConflict(
          c,
          conflictWithPublished(editor.locale, current.draft, file, published),
        );
      }
      await editing.drafts.removeFile(current.draft.token, file, seenDigest);
      const title = draftTitleOf(current.draft, 'nl');
      await logFileAction(audit, editor.name, 'content-discard', title, [{ file }]);
      return showPublished();
    }
    const subject = current.draft?.subject ?? subjectOf(file, chosenText);
    const draft = await editing.saveDraft(subject, editor.name, [
      { file, text: chosenText, seenDigest, baseDigest },
    ]);
    if (!draft) {
      return answerConflict(
        c,
        conflictWithSaved(editor.locale, await editing.currentFile(file), chosenText),
      );
    }
    await logFileAction(
      audit,
      editor.name,
      'content-merge',
      contentTitleOf(file, chosenText ?? '', 'nl'),
      [{ file }],
    );
    return c.redirect(draftAddress(draft.token), 303);
  });
  return app;
}

/** Routes for creating a page, an FAQ category or a menu. */
function newRoutes({ editing, audit }: DeskServices): Hono {
  const app = new Hono();

  app.get('/nieuw', (c) => {
    const kind = c.req.query('soort') ?? '';
    const { locale } = c.get('editor');
    if (!isNewKind(kind)) return answerPageNotFound(c);
    const body = newEntryView(kind, () => '', new Map(), locale);
    return c.html(deskPageView(contentPage(c, translateWord(locale, 'content.new', kind), body)));
  });

  app.post('/nieuw', async (c) => {
    const kind = c.req.query('soort') ?? '';
    const editor = c.get('editor');
    if (!isNewKind(kind)) return answerPageNotFound(c);
    const submittedText = await readSubmittedTexts(c);
    const fileExists = (file: string) =>
      isContentFile(file) && editing.publishedText(file) !== null;
    const faults = newEntryFaults(kind, submittedText, fileExists, editor.locale);
    const answerRefusal = () => {
      const body = newEntryView(kind, submittedText, faults, editor.locale);
      return c.html(
        deskPageView(contentPage(c, translateWord(editor.locale, 'content.new', kind), body)),
        422,
      );
    };
    if (faults.size > 0) return answerRefusal();
    if (kind !== 'page') return c.redirect(firstEditAddress(kind, submittedText('name')), 303);
    const { key, files } = makePageFiles(submittedText);
    const edits = files.map((file) => ({ ...file, seenDigest: '' }));
    const draft = await editing.saveDraft(`page:${key}`, editor.name, edits);
    if (!draft) {
      // The file exists in somebody's draft only.
      faults.set('place.nl', deskTexts(editor.locale)('content.taken'));
      return answerRefusal();
    }
    await logFileAction(audit, editor.name, 'content-new', draftTitleOf(draft, 'nl'), files);
    return c.redirect(editAddress(files[editor.locale === 'nl' ? 0 : 1]?.file ?? ''), 303);
  });
  return app;
}

/** Maximum number of deleted files in the list. */
const MAX_DELETED = 50;

export function contentRoutes(services: DeskServices): Hono {
  const { editing, now } = services;
  const app = new Hono();

  // Another process may have published the requested content.
  app.use(async (_c, next) => {
    await editing.refresh();
    await next();
  });

  app.get('/', async (c) => {
    const { locale } = c.get('editor');
    const t = deskTexts(locale);
    const body = listView({
      locale,
      now: now(),
      texts: editing.publishedFiles(),
      drafts: await editing.drafts.list(),
      problems: editing.problems(),
      deleted: await editing.deletedFiles(MAX_DELETED),
      search: c.req.query('zoek') ?? '',
    });
    const kinds = NEW_KINDS.map(
      (kind) =>
        html`<a class="btn btn-light" href="${CONTENT_PATH}/nieuw?soort=${kind}"
          >${translateWord(locale, 'content.new', kind)}</a
        >`,
    );
    const actions = html`<div class="flex flex-wrap gap-2">${kinds}</div>`;
    return c.html(deskPageView(contentPage(c, t('section.content'), body, actions)));
  });

  app.post('/markdown', async (c) => {
    const submittedText = await readSubmittedTexts(c);
    const file = submittedText('bestand');
    if (!isContentFile(file)) return answerPageNotFound(c);
    return c.html(editing.renderPageText(file, submittedText('body')));
  });

  const parts = [newRoutes, editRoutes, deleteRoutes, draftRoutes, mergeRoutes, versionRoutes];
  for (const routes of parts) app.route('/', routes(services));
  return app;
}
