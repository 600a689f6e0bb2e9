/** All published versions of a file, and restoring one, in a draft like any other change. */
import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import type { Locale } from '../../../../src/domain/shared/common.ts';
import type { DocumentVersion } from '../../content/documents.ts';
import { subjectOf, type Draft, draftVersionOf } from '../../content/editing/drafts.ts';
import type { CurrentFile } from '../../content/editing/editing.ts';
import { contentKindOf } from '../../content/sources.ts';
import { isContentFile } from '../../content/read-files.ts';
import { deskPageView, type Html, answerPageNotFound, answerFragment } from '../frame.ts';
import { rowNumber } from '../input.ts';
import type { DeskServices } from '../services.ts';
import { deskTexts, momentView } from '../texts.ts';
import { actorText } from '../session.ts';
import {
  draftAddress,
  editAddress,
  versionsAddress,
  CONTENT_PATH,
  contentTitleOf,
} from './content-groups.ts';
import { conflictWithSaved, answerConflict, conflictWithPublished } from './conflict-page.ts';
import { diffView, type DraftPage, draftView, pagesView } from './draft-page.ts';
import { draftNotice } from './edit-page.ts';
import { contentPage, logFileAction, readSubmittedTexts } from './faults.ts';
import { fromLocalField } from '../../../../src/domain/shared/dates.ts';
import type { AuditAction } from '../audit.ts';
import { notice } from '../pieces.ts';
import { answerFramedPage } from '../publish/preview.ts';
import { errorText } from '../publish/publish-page.ts';
import { draftTitleOf } from './list-page.ts';

/** Number of versions per page. */
const VERSIONS_PER_PAGE = 20;

interface VersionsPage {
  locale: Locale;
  now: Date;
  current: CurrentFile;
  /**
   * One more than shown, if there is one: the changes of the last one shown are computed from it.
   */
  versions: readonly DocumentVersion[];
  /** The currently published text. */
  publishedText: string | null;
}

export function versionRoutes({ editing, audit, now }: DeskServices): Hono {
  const app = new Hono();

  app.get('/versies', async (c) => {
    const { locale } = c.get('editor');
    const file = c.req.query('bestand') ?? '';
    const before = rowNumber(c.req.query('voor')) || null;
    const isOpen = isContentFile(file) && contentKindOf(file) !== null;
    const versions = isOpen
      ? await editing.publishedVersions(file, VERSIONS_PER_PAGE + 1, before)
      : [];
    if (versions.length === 0) return answerPageNotFound(c);
    const current = await editing.currentFile(file);
    const published = editing.publishedText(file);
    const text = versions.find((version) => version.text !== null)?.text ?? '';
    const title = deskTexts(locale)('versions.of', { title: contentTitleOf(file, text, locale) });
    const body = versionsView({ locale, now: now(), current, versions, publishedText: published });
    return c.html(deskPageView(contentPage(c, title, body)));
  });

  app.post('/versies', async (c) => {
    const { name, locale } = c.get('editor');
    const submittedText = await readSubmittedTexts(c);
    const file = submittedText('bestand');
    const id = rowNumber(submittedText('versie'));
    const isOpen = isContentFile(file) && contentKindOf(file) !== null;
    const [version] = isOpen ? await editing.publishedVersions(file, 1, id + 1) : [];
    if (!version || version.id !== id || version.text === null) return answerPageNotFound(c);
    const { text } = version;
    const current = await editing.currentFile(file);
    const subject = current.draft?.subject ?? subjectOf(file, text);
    const draft = await editing.saveDraft(subject, name, [
      { file, text, seenDigest: submittedText('gezien') },
    ]);
    if (!draft) return answerConflict(c, conflictWithSaved(locale, current, text));
    await logFileAction(audit, name, 'content-save', contentTitleOf(file, text, 'nl'), [{ file }]);
    return c.redirect(draftAddress(draft.token), 303);
  });
  return app;
}

function versionsView({ locale, now, current, versions, publishedText }: VersionsPage): Html {
  const t = deskTexts(locale);
  const { file, digest } = current;
  const shownVersions = versions.slice(0, VERSIONS_PER_PAGE);
  return html`<p class="min-w-0 text-sm wrap-anywhere text-muted">${file}</p>
    ${draftNotice(current, locale, now)}
    ${current.text === null ? '' : html`<p><a class="link" href="${editAddress(file)}">${t('versions.edit')}</a></p>`}
    ${shownVersions.map((version, at) => versionCard(version, versions[at + 1] ?? null))}
    ${versions.length > VERSIONS_PER_PAGE ? html`<p><a class="btn btn-light" href="${versionsAddress(file, shownVersions.at(-1)?.id)}">${t('versions.older')}</a></p>` : ''}`;

  function versionCard(
    { id, text, editor, publishedAt }: DocumentVersion,
    older: DocumentVersion | null,
  ) {
    const when = momentView(publishedAt, locale, now);
    return html`<section class="desk-card">
      <h2>${actorText(locale, editor)} · ${when}</h2>
      ${
        text === null
          ? html`<p>${t('versions.deleted')}</p>`
          : older?.text == null
            ? html`<p class="text-muted">${t('versions.made')}</p>`
            : diffView(older.text, text, `${t('draft.changes')}: ${when}`)
      }
      ${
        text === null || text === publishedText
          ? ''
          : html`<form method="post" action="${versionsAddress(file)}" class="flex flex-wrap gap-2">
              <input type="hidden" name="bestand" value="${file}" />
              <input type="hidden" name="versie" value="${String(id)}" />
              <input type="hidden" name="gezien" value="${digest}" />
              <button class="btn btn-light">${t('versions.putBack')}</button>
            </form>`
      }
      ${text !== null && text === publishedText ? html`<p class="text-sm text-muted">${t('versions.live')}</p>` : ''}
    </section>`;
  }
}

// Routes of a draft: changes, preview, and publishing now or later.

export function draftRoutes(services: DeskServices): Hono {
  const { editing, publishing, audit, now } = services;
  const { drafts } = editing;
  const app = new Hono();

  const renderDraftPage = (
    c: Context,
    draft: Draft,
    options: Pick<DraftPage, 'timeFault' | 'enteredTime' | 'hasChanged'> = {},
  ) => {
    const { locale } = c.get('editor');
    const body = draftView({
      locale,
      now: now(),
      draft,
      publishedTexts: new Map(draft.files.map(({ file }) => [file, editing.publishedText(file)])),
      problems: editing.problemsOf(draft.files),
      ...options,
    });
    return deskPageView(contentPage(c, draftTitleOf(draft, locale), body));
  };

  app.get('/concept/:token', async (c) => {
    const draft = await drafts.get(c.req.param('token'));
    return draft ? c.html(renderDraftPage(c, draft)) : answerPageNotFound(c);
  });

  app.post('/concept/:token', async (c) => {
    const editor = c.get('editor');
    const t = deskTexts(editor.locale);
    const draft = await drafts.get(c.req.param('token'));
    if (!draft) return c.redirect(`${CONTENT_PATH}?na=elsewhere`, 303);
    const submittedText = await readSubmittedTexts(c);
    // The draft has changed in another tab or by somebody else: editors decide only about what they
    // have seen.
    if (submittedText('gezien') !== draftVersionOf(draft)) {
      return c.html(renderDraftPage(c, draft, { hasChanged: true }), 409);
    }
    const logAction = (action: AuditAction, detail = '') =>
      audit.note({ editor: editor.name, action, subject: draftTitleOf(draft, 'nl'), detail });
    const action = submittedText('do');
    if (action === 'discard') {
      await drafts.discard(draft);
      await logFileAction(
        audit,
        editor.name,
        'content-discard',
        draftTitleOf(draft, 'nl'),
        draft.files,
      );
      return c.redirect(`${CONTENT_PATH}?na=discarded`, 303);
    }
    if (action === 'unplan') {
      await drafts.plan(draft.token, null);
      await logAction('content-unplan');
      return c.redirect(draftAddress(draft.token), 303);
    }
    if (action === 'plan') {
      const publishAt = fromLocalField(submittedText('at'));
      if (!publishAt || publishAt <= now()) {
        const fault = t(publishAt ? 'draft.past' : 'draft.noTime');
        return c.html(
          renderDraftPage(c, draft, { timeFault: fault, enteredTime: submittedText('at') }),
          422,
        );
      }
      await drafts.plan(draft.token, publishAt);
      await logAction('content-plan', publishAt.toISOString());
      return c.redirect(draftAddress(draft.token), 303);
    }
    const title = draftTitleOf(draft, 'nl');
    const outcome = await editing.publish(draft, editor.name, (trx) =>
      logFileAction(audit.inTransaction(trx), editor.name, 'content-publish', title, draft.files),
    );
    if (outcome.kind === 'conflict') {
      const file = outcome.files[0] ?? '';
      return answerConflict(
        c,
        conflictWithPublished(editor.locale, draft, file, editing.publishedText(file)),
      );
    }
    if (outcome.kind === 'faulty') return c.html(renderDraftPage(c, draft), 422);
    return c.redirect(`${CONTENT_PATH}?na=published`, 303);
  });

  app.get('/concept/:token/paginas', async (c) => {
    const { locale } = c.get('editor');
    const draft = await drafts.get(c.req.param('token'));
    if (!draft) return answerPageNotFound(c);
    const names = await editing.changedEntitiesOf(draft.token);
    const showPage = (body: Html) =>
      answerFragment(c, contentPage(c, draftTitleOf(draft, locale), body));
    try {
      const preview = await publishing.preview({ names, draft: draft.token });
      const draftAddresses = new Set(editing.pageAddresses(draft.files.map(({ file }) => file)));
      const chosenPage =
        preview.pages.find(({ path }) => draftAddresses.has(path)) ?? preview.pages[0];
      return showPage(pagesView(preview, draft.token, chosenPage?.path ?? '/', locale));
    } catch (error) {
      return showPage(notice('warning', errorText(locale, error)));
    }
  });

  app.get('/concept/:token/pagina', async (c) => {
    const draft = await drafts.get(c.req.param('token'));
    const address = c.req.query('adres') ?? '/';
    if (!draft) return answerPageNotFound(c);
    const names = await editing.changedEntitiesOf(draft.token);
    return answerFramedPage(c, services, { names, draft: draft.token }, address);
  });
  return app;
}
