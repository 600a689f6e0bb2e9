/** Opens a file, and processes its submitted form. */
import { type Context, Hono } from 'hono';
import {
  readFile,
  writeFile,
  isPlace,
  fileAtPlace,
  placeOf,
} from '../../content/editing/content-file.ts';
import { type Edit, subjectOf } from '../../content/editing/drafts.ts';
import type { CurrentFile } from '../../content/editing/editing.ts';
import {
  formNode,
  type Fields,
  formValue,
  ITEMS,
  applyListAction,
} from '../../content/editing/form.ts';
import { type Kind, contentKindOf } from '../../content/sources.ts';
import { isContentFile } from '../../content/read-files.ts';
import { deskPage, pageNotFound } from '../frame.ts';
import type { DeskServices } from '../services.ts';
import { deskTexts } from '../texts.ts';
import { CONTENT, draftAddress, editAddress, titleOf } from './content-groups.ts';
import { againstSaved, answerConflict } from './conflict-page.ts';
import { type EditPage, editView } from './edit-page.ts';
import { faultsOf, assignFaultsToFields, contentPage, logFiles } from './faults.ts';

/** The editor's input, in addition to the file. */
type Shown = Pick<EditPage, 'value' | 'body' | 'text' | 'from'> & Partial<EditPage>;

const STEP = /^(add|remove|up|down):/;

export function editRoutes(services: DeskServices): Hono {
  const { editing, audit, now } = services;
  const app = new Hono();

  const page = async (c: Context, kind: Kind, current: CurrentFile, shown: Shown) => {
    const { locale } = c.get('editor');
    const { file, text } = current;
    const fields = (shown.value ?? {}) as { route?: unknown };
    const files = editing.files();
    const subject = subjectOf(file, text);
    const other = [...files].find(([one, own]) => one !== file && subjectOf(one, own) === subject);
    const drafted = current.draft?.files.find((one) => one.file !== file && one.text !== null);
    const body = editView({
      locale,
      now: now(),
      kind,
      current,
      place: fields.route ? null : placeOf(file),
      other: subject === file ? null : (other?.[0] ?? drafted?.file ?? null),
      faults: new Map(),
      problems: editing.problems().filter((problem) => problem.file === file && !current.draft),
      pictures: services.media.choices(),
      suggestions: editing.suggestions(),
      isUnsaved: false,
      ...shown,
    });
    const title =
      text === null && kind.isOpen
        ? deskTexts(locale)('content.newFile')
        : titleOf(file, text ?? '', locale);
    return deskPage(contentPage(c, title, body));
  };

  /** The requested file; null if it does not exist or is not editable. */
  const requestedFile = async (c: Context) => {
    const file = c.req.query('bestand') ?? '';
    const kind = isContentFile(file) ? contentKindOf(file) : null;
    if (!kind) return null;
    const current = await editing.current(file);
    const mayBegin = kind.isOpen || kind.file === file;
    return current.text === null && !mayBegin ? null : { file, kind, current };
  };

  app.get('/bewerk', async (c) => {
    const found = await requestedFile(c);
    if (!found) return pageNotFound(c);
    const { kind, current, file } = found;
    const text = current.text ?? '';
    const { value, body } = readFile(file, text);
    const asText = c.req.query('als') === 'tekst' || (value === null && current.text !== null);
    const shown = asText
      ? { value: null, body: null, text, from: current.digest }
      : { value, body, text: null, from: current.digest };
    return c.html(await page(c, kind, current, shown));
  });

  app.post('/bewerk', async (c) => {
    const found = await requestedFile(c);
    if (!found) return pageNotFound(c);
    const { kind, current, file } = found;
    const editor = c.get('editor');
    const t = deskTexts(editor.locale);
    const sent = await c.req.parseBody({ all: true });
    const sentUnder = (name: string) => {
      const value = sent[name];
      return (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string');
    };
    const fields: Fields = Object.assign(sentUnder, { locale: editor.locale });
    const one = (name: string) => fields(name)[0] ?? '';
    const from = one('van');
    const action = one('do') || 'save';
    const node = formNode(kind.schema);
    const before = readFile(file, current.text ?? '');
    const asText = sent['tekst'] !== undefined;
    const whole = one('tekst').replaceAll('\r\n', '\n');
    const value = asText ? null : formValue(node, '', fields, before.value ?? undefined);
    const body = file.endsWith('.md') && !asText ? one('body') : null;
    const place = placeOf(file);
    const moved = sent['place'] === undefined ? place : one('place').trim();
    const shown: Shown = {
      value,
      body,
      text: asText ? whole : null,
      from,
      ...(sent['place'] !== undefined && { place: moved }),
    };

    if (STEP.test(action)) {
      const stepped = { ...shown, value: applyListAction(value, action), isUnsaved: true };
      return c.html(await page(c, kind, current, stepped));
    }
    const faults = new Map<string, string>();
    if (!asText) {
      const checked = kind.schema.safeParse(value);
      const names = new Set(Object.keys(sent).map((name) => name.replace(`.${ITEMS}`, '')));
      if (!checked.success) {
        for (const fault of assignFaultsToFields(faultsOf(checked.error, editor.locale), names))
          faults.set(...fault);
      }
      if (moved !== null && !isPlace(moved)) faults.set('place', t('content.wrongPlace'));
      const target = moved === null ? file : fileAtPlace(file, moved);
      const isTaken =
        moved !== place &&
        (editing.published(target) ?? (await editing.current(target)).text) !== null;
      if (isTaken) faults.set('place', t('content.taken'));
    }
    if (faults.size > 0) {
      return c.html(await page(c, kind, current, { ...shown, faults, isUnsaved: true }), 422);
    }

    const submittedText = asText ? whole : writeFile(file, current.text, { value, body });
    if (submittedText === current.text && moved === place && !current.draft) {
      return c.redirect(editAddress(file, { na: 'same' }), 303);
    }
    const files: Edit[] =
      moved === null || moved === place
        ? [{ file, text: submittedText, seenDigest: from }]
        : [
            { file, text: null, seenDigest: from },
            { file: fileAtPlace(file, moved), text: submittedText, seenDigest: '' },
          ];
    const subject = current.draft?.subject ?? subjectOf(file, submittedText);
    const draft = await editing.save(subject, editor.name, files);
    if (!draft) {
      return answerConflict(
        c,
        againstSaved(editor.locale, await editing.current(file), submittedText),
      );
    }
    const title = titleOf(file, submittedText, 'nl');
    await audit.note({ editor: editor.name, action: 'content-save', subject: title, detail: file });
    if (action === 'preview') return c.redirect(draftAddress(draft.token), 303);
    if (action === 'publish') {
      const outcome = await editing.publish(draft, editor.name, (trx) =>
        logFiles(audit.within(trx), editor.name, 'content-publish', title, [{ file }]),
      );
      // The draft page shows the problems, which can be fixed there.
      if (outcome.kind !== 'published') return c.redirect(draftAddress(draft.token), 303);
      return c.redirect(`${CONTENT}?na=published`, 303);
    }
    return c.redirect(editAddress(files.at(-1)?.file ?? file, { na: 'saved' }), 303);
  });
  return app;
}
