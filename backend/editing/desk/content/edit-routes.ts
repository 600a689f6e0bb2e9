/** Opens a file, and processes its submitted form. */
import { type Context, Hono } from 'hono';
import {
  readContentFile,
  updateContentFile,
  isPagePlace,
  pageFileMovedTo,
  pagePlaceOf,
} from '../../content/editing/content-file.ts';
import { type DraftEdit, subjectOf } from '../../content/editing/drafts.ts';
import type { CurrentFile } from '../../content/editing/editing.ts';
import {
  formNodeOf,
  type SubmittedFields,
  readFormValue,
  ITEM_NUMBERS,
  applyListAction,
} from '../../content/editing/form.ts';
import { type ContentKind, contentKindOf } from '../../content/sources.ts';
import { isContentFile } from '../../content/read-files.ts';
import { deskPageView, answerPageNotFound } from '../frame.ts';
import type { DeskServices } from '../services.ts';
import { deskTexts } from '../texts.ts';
import { CONTENT_PATH, draftAddress, editAddress, contentTitleOf } from './content-groups.ts';
import { conflictWithSaved, answerConflict } from './conflict-page.ts';
import { type EditPage, editView } from './edit-page.ts';
import { faultsOf, assignFaultsToFields, contentPage, logFileAction } from './faults.ts';

/** What an edit page shows of the editor's input, or of the file before any input. */
type EditInput = Pick<EditPage, 'value' | 'body' | 'text' | 'baseDigest'> & Partial<EditPage>;

const LIST_ACTION = /^(add|remove|up|down):/;

export function editRoutes(services: DeskServices): Hono {
  const { editing, audit, now } = services;
  const app = new Hono();

  const renderPage = async (
    c: Context,
    kind: ContentKind,
    current: CurrentFile,
    input: EditInput,
  ) => {
    const { locale } = c.get('editor');
    const { file, text } = current;
    const fields = (input.value ?? {}) as { route?: unknown };
    const files = editing.publishedFiles();
    const subject = subjectOf(file, text);
    const other = [...files].find(
      ([name, own]) => name !== file && subjectOf(name, own) === subject,
    );
    const otherDraftFile = current.draft?.files.find(
      (draftFile) => draftFile.file !== file && draftFile.text !== null,
    );
    const body = editView({
      locale,
      now: now(),
      kind,
      current,
      place: fields.route ? null : pagePlaceOf(file),
      otherLanguageFile: subject === file ? null : (other?.[0] ?? otherDraftFile?.file ?? null),
      faults: new Map(),
      problems: editing.problems().filter((problem) => problem.file === file && !current.draft),
      pictures: services.media.picturesByAddress(),
      suggestions: editing.linkSuggestions(),
      isUnsaved: false,
      ...input,
    });
    const title =
      text === null && kind.canAddFiles
        ? deskTexts(locale)('content.newFile')
        : contentTitleOf(file, text ?? '', locale);
    return deskPageView(contentPage(c, title, body));
  };

  /** The requested file; null if it does not exist or is not editable. */
  const requestedFile = async (c: Context) => {
    const file = c.req.query('bestand') ?? '';
    const kind = isContentFile(file) ? contentKindOf(file) : null;
    if (!kind) return null;
    const current = await editing.currentFile(file);
    const mayBegin = kind.canAddFiles || kind.file === file;
    return current.text === null && !mayBegin ? null : { file, kind, current };
  };

  app.get('/bewerk', async (c) => {
    const requested = await requestedFile(c);
    if (!requested) return answerPageNotFound(c);
    const { kind, current, file } = requested;
    const text = current.text ?? '';
    const { value, body } = readContentFile(file, text);
    const asText = c.req.query('als') === 'tekst' || (value === null && current.text !== null);
    const input = asText
      ? { value: null, body: null, text, baseDigest: current.digest }
      : { value, body, text: null, baseDigest: current.digest };
    return c.html(await renderPage(c, kind, current, input));
  });

  app.post('/bewerk', async (c) => {
    const requested = await requestedFile(c);
    if (!requested) return answerPageNotFound(c);
    const { kind, current, file } = requested;
    const editor = c.get('editor');
    const t = deskTexts(editor.locale);
    const submitted = await c.req.parseBody({ all: true });
    const textsOf = (name: string) => {
      const value = submitted[name];
      return (Array.isArray(value) ? value : [value]).filter((text) => typeof text === 'string');
    };
    const fields: SubmittedFields = Object.assign(textsOf, { locale: editor.locale });
    const firstTextOf = (name: string) => fields(name)[0] ?? '';
    const baseDigest = firstTextOf('van');
    const action = firstTextOf('do') || 'save';
    const node = formNodeOf(kind.schema);
    const before = readContentFile(file, current.text ?? '');
    const asText = submitted['tekst'] !== undefined;
    const wholeText = firstTextOf('tekst').replaceAll('\r\n', '\n');
    const value = asText ? null : readFormValue(node, '', fields, before.value ?? undefined);
    const body = file.endsWith('.md') && !asText ? firstTextOf('body') : null;
    const place = pagePlaceOf(file);
    const newPlace = submitted['place'] === undefined ? place : firstTextOf('place').trim();
    const input: EditInput = {
      value,
      body,
      text: asText ? wholeText : null,
      baseDigest,
      ...(submitted['place'] !== undefined && { place: newPlace }),
    };

    if (LIST_ACTION.test(action)) {
      const changedInput = { ...input, value: applyListAction(value, action), isUnsaved: true };
      return c.html(await renderPage(c, kind, current, changedInput));
    }
    const faults = new Map<string, string>();
    if (!asText) {
      const checked = kind.schema.safeParse(value);
      const names = new Set(
        Object.keys(submitted).map((name) => name.replace(`.${ITEM_NUMBERS}`, '')),
      );
      if (!checked.success) {
        for (const fault of assignFaultsToFields(faultsOf(checked.error, editor.locale), names))
          faults.set(...fault);
      }
      if (newPlace !== null && !isPagePlace(newPlace)) faults.set('place', t('content.wrongPlace'));
      const target = newPlace === null ? file : pageFileMovedTo(file, newPlace);
      const isTaken =
        newPlace !== place &&
        (editing.publishedText(target) ?? (await editing.currentFile(target)).text) !== null;
      if (isTaken) faults.set('place', t('content.taken'));
    }
    if (faults.size > 0) {
      return c.html(await renderPage(c, kind, current, { ...input, faults, isUnsaved: true }), 422);
    }

    const submittedText = asText
      ? wholeText
      : updateContentFile(file, current.text, { value, body });
    if (submittedText === current.text && newPlace === place && !current.draft) {
      return c.redirect(editAddress(file, { na: 'same' }), 303);
    }
    const files: DraftEdit[] =
      newPlace === null || newPlace === place
        ? [{ file, text: submittedText, seenDigest: baseDigest }]
        : [
            { file, text: null, seenDigest: baseDigest },
            { file: pageFileMovedTo(file, newPlace), text: submittedText, seenDigest: '' },
          ];
    const subject = current.draft?.subject ?? subjectOf(file, submittedText);
    const draft = await editing.saveDraft(subject, editor.name, files);
    if (!draft) {
      return answerConflict(
        c,
        conflictWithSaved(editor.locale, await editing.currentFile(file), submittedText),
      );
    }
    const title = contentTitleOf(file, submittedText, 'nl');
    await audit.note({ editor: editor.name, action: 'content-save', subject: title, detail: file });
    if (action === 'preview') return c.redirect(draftAddress(draft.token), 303);
    if (action === 'publish') {
      const outcome = await editing.publish(draft, editor.name, (trx) =>
        logFileAction(audit.inTransaction(trx), editor.name, 'content-publish', title, [{ file }]),
      );
      // Shows the draft page, where the editor sees the problems.
      if (outcome.kind !== 'published') return c.redirect(draftAddress(draft.token), 303);
      return c.redirect(`${CONTENT_PATH}?na=published`, 303);
    }
    return c.redirect(editAddress(files.at(-1)?.file ?? file, { na: 'saved' }), 303);
  });
  return app;
}
