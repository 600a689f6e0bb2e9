/** Lists, forms and history of one kind of record. */
import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import {
  formNodeOf,
  type SubmittedFields,
  ADDED_FILES,
  readFormValue,
  ITEM_NUMBERS,
  applyListAction,
} from '../../content/editing/form.ts';
import { translateProblem } from '../../content/problem-messages.ts';
import { faultsOf, assignFaultsToFields } from '../content/faults.ts';
import { deskPageView, sectionPath, answerPageNotFound } from '../frame.ts';
import type { DeskServices } from '../services.ts';
import { deskTexts, translateWord } from '../texts.ts';
import { rejectUnusableForm } from '../input.ts';
import {
  fieldChangesBetween,
  readRecordHistory,
  RecordFaults,
  type RecordKind,
  type RecordValue,
  type SavedRecord,
} from './record-kind.ts';
import { NEW_RECORD_KEY, recordListView, recordView, type ShownRecord } from './pages.ts';

/** Records per page; others are found by search. */
const RECORDS_PER_PAGE = 50;
const MAX_SEARCH_LENGTH = 100;
/** Size limit of all files in a form. */
const MAX_FILES_BYTES = 50 * 1024 * 1024;
const LIST_ACTION = /^(add|remove|up|down):/;

type SaveOutcome =
  | { kind: 'gone' }
  | { kind: 'same' }
  | { kind: 'conflict'; currentValue: RecordValue }
  | { kind: 'saved'; saved: SavedRecord };

/** Identifies the version of a record from which a form was made. */
export const recordVersionOf = (value: RecordValue | null): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 20);

export function recordRoutes(kind: RecordKind, services: DeskServices): Hono {
  const { db, now, audit, media } = services;
  const path = sectionPath(kind.section);
  const node = formNodeOf(kind.schema);
  const app = new Hono();
  if (kind.storeFiles) {
    const onError = (c: Context) => c.text(deskTexts(c.get('editor').locale)('desk.tooLarge'), 413);
    app.use(bodyLimit({ maxSize: MAX_FILES_BYTES, onError }));
    app.use(rejectUnusableForm);
  }

  app.get('/', async (c) => {
    const editor = c.get('editor');
    const words = (c.req.query('zoek') ?? '').trim().slice(0, MAX_SEARCH_LENGTH);
    const records = await kind.list(db, words, RECORDS_PER_PAGE + 1);
    const body = recordListView({
      ...{
        kind,
        path,
        searchWords: words,
        locale: editor.locale,
        records: records.slice(0, RECORDS_PER_PAGE),
      },
      hasMore: records.length > RECORDS_PER_PAGE,
      done: c.req.query('na'),
    });
    const title = translateWord(editor.locale, 'section', kind.section);
    return c.html(
      deskPageView({ locale: editor.locale, editor, title, active: kind.section, body }),
    );
  });

  const renderPage = async (c: Context, key: string | null, shown: ShownRecord) => {
    const editor = c.get('editor');
    const { locale } = editor;
    const body = recordView({
      ...{ kind, path, node, key, locale, now: now(), shown },
      history: key === null ? [] : await readRecordHistory(db, kind, key),
      suggestions: (await kind.suggestions?.(db)) ?? {},
      pictures: media.picturesByAddress(),
      media: (await kind.media?.(db, shown.value)) ?? new Map<string, string>(),
    });
    const title = key ?? deskTexts(locale)('records.new');
    return deskPageView({
      locale,
      editor,
      title,
      active: kind.section,
      scripts: ['content.js'],
      body,
    });
  };

  const keyIn = (c: Context): string | null => {
    const key = c.req.param('key') ?? '';
    return key === NEW_RECORD_KEY ? null : key;
  };

  app.get('/:key', async (c) => {
    const key = keyIn(c);
    const value = key === null ? {} : await kind.read(db, key);
    if (!value || (key === null && !kind.canAdd)) return answerPageNotFound(c);
    const baseVersion = recordVersionOf(key === null ? null : value);
    return c.html(await renderPage(c, key, { value, baseVersion, done: c.req.query('na') }));
  });

  app.post('/:key', async (c) => {
    const key = keyIn(c);
    const editor = c.get('editor');
    const { locale } = editor;
    const before = key === null ? null : await kind.read(db, key);
    if (key === null ? !kind.canAdd : !before) return answerPageNotFound(c);
    const submitted = await c.req.parseBody({ all: true });
    const textsOf = (name: string) =>
      [submitted[name]].flat().filter((one): one is string => typeof one === 'string');
    const fields: SubmittedFields = Object.assign(textsOf, { locale });
    const baseVersion = fields('van')[0] ?? '';
    const action = fields('do')[0] ?? '';
    const filled = readFormValue(node, '', fields, before ?? undefined) as RecordValue;
    const filesOf = (list: string) =>
      [submitted[`${list}.${ADDED_FILES}`]]
        .flat()
        .filter((one): one is File => one instanceof File && one.size > 0);
    const upload = (await kind.storeFiles?.(services, filesOf, filled)) ?? null;
    const value = upload?.value ?? filled;
    if (LIST_ACTION.test(action)) {
      const stepped = applyListAction(value, action) as RecordValue;
      return c.html(await renderPage(c, key, { value: stepped, baseVersion, isUnsaved: true }));
    }
    const formWithFaults = async (faults: ReadonlyMap<string, string>, isConflict = false) =>
      c.html(
        await renderPage(c, key, { value, baseVersion, faults, isUnsaved: true }),
        isConflict ? 409 : 422,
      );
    const fieldNames = new Set(
      Object.keys(submitted).map((name) => name.replace(`.${ITEM_NUMBERS}`, '')),
    );
    if (upload && upload.faults.size > 0) {
      const messages = [...upload.faults].map(
        ([at, text]) => [at, translateProblem(text, locale)] as const,
      );
      return formWithFaults(new Map(messages));
    }
    const parsed = kind.schema.safeParse(value);
    if (!parsed.success)
      return formWithFaults(assignFaultsToFields(faultsOf(parsed.error, locale), fieldNames));
    try {
      const outcome = await saveRecord(key, baseVersion, parsed.data as RecordValue, editor.name);
      if (outcome.kind === 'gone') return answerPageNotFound(c);
      if (outcome.kind === 'same') return c.redirect(`${path}/${key ?? ''}?na=gelijk`, 303);
      if (outcome.kind === 'conflict') {
        const conflict = fieldChangesBetween(value, outcome.currentValue);
        const shownNow = {
          value,
          baseVersion: recordVersionOf(outcome.currentValue),
          conflict,
          isUnsaved: true,
        };
        return c.html(await renderPage(c, key, shownNow), 409);
      }
      const { saved } = outcome;
      await audit.note({
        ...{ editor: editor.name, action: 'record-save', subject: saved.key },
        detail: kind.id,
      });
      await services.followCatalogue();
      if (saved.changedEntities?.length !== 0)
        await services.publishing.requestPublication({
          ...{ names: saved.changedEntities, by: editor.name, reason: 'Catalogue' },
        });
      return c.redirect(`${path}/${encodeURIComponent(saved.key)}?na=bewaard`, 303);
    } catch (error) {
      if (!(error instanceof RecordFaults)) throw error;
      const messages = [...error.faults].map(
        ([at, text]) => [at, translateProblem(text, locale)] as const,
      );
      return formWithFaults(assignFaultsToFields(new Map(messages), fieldNames));
    }
  });

  /** In one transaction, so that nobody can save between reading and writing. */
  const saveRecord = (key: string | null, from: string, value: RecordValue, editor: string) =>
    db.transaction().execute(async (trx): Promise<SaveOutcome> => {
      const at = now();
      const before = key === null ? null : await kind.read(trx, key, true);
      if (key !== null && !before) return { kind: 'gone' };
      if (recordVersionOf(before) !== from) return { kind: 'conflict', currentValue: before ?? {} };
      if (before && fieldChangesBetween(before, value).length === 0) return { kind: 'same' };
      const saved = await kind.write(trx, { key, before, value, at });
      await trx
        .insertInto('record_changes')
        .values({
          ...{ kind: kind.id, key: saved.key, at, editor },
          before: before && JSON.stringify(before),
          after: JSON.stringify(saved.value ?? value),
        })
        .execute();
      return { kind: 'saved', saved };
    });
  return app;
}
