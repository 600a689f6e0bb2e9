/** Lists, forms and history of one kind of record. */
import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import {
  formNode,
  type Fields,
  FILES,
  formValue,
  ITEMS,
  applyListAction,
} from '../../content/editing/form.ts';
import { problemMessage } from '../../content/problem-messages.ts';
import { faultsOf, assignFaultsToFields } from '../content/faults.ts';
import { deskPage, sectionPath, pageNotFound } from '../frame.ts';
import type { DeskServices } from '../services.ts';
import { deskTexts, translateWord } from '../texts.ts';
import { rejectUnusableForm } from '../input.ts';
import {
  fieldChanges,
  recordHistory,
  RecordFaults,
  type RecordKind,
  type RecordValue,
  type SavedRecord,
} from './record-kind.ts';
import { NEW, recordListView, recordView, type ShownRecord } from './pages.ts';

/** Records per page; others are found by search. */
const LISTED = 50;
const MAX_SEARCH_LENGTH = 100;
/** Size limit of all files in a form. */
const MAX_FILES_BYTES = 50 * 1024 * 1024;
const STEP = /^(add|remove|up|down):/;

type Outcome =
  | { is: 'gone' }
  | { is: 'same' }
  | { is: 'conflict'; theirs: RecordValue }
  | { is: 'saved'; saved: SavedRecord };

/** Identifies the version of a record from which a form was made. */
export const versionOf = (value: RecordValue | null): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 20);

export function recordRoutes(kind: RecordKind, services: DeskServices): Hono {
  const { db, now, audit, media } = services;
  const path = sectionPath(kind.section);
  const node = formNode(kind.schema);
  const app = new Hono();
  if (kind.takeFiles) {
    const onError = (c: Context) => c.text(deskTexts(c.get('editor').locale)('desk.tooLarge'), 413);
    app.use(bodyLimit({ maxSize: MAX_FILES_BYTES, onError }));
    app.use(rejectUnusableForm);
  }

  app.get('/', async (c) => {
    const editor = c.get('editor');
    const words = (c.req.query('zoek') ?? '').trim().slice(0, MAX_SEARCH_LENGTH);
    const records = await kind.list(db, words, LISTED + 1);
    const body = recordListView({
      ...{ kind, path, words, locale: editor.locale, records: records.slice(0, LISTED) },
      hasMore: records.length > LISTED,
      done: c.req.query('na'),
    });
    const title = translateWord(editor.locale, 'section', kind.section);
    return c.html(deskPage({ locale: editor.locale, editor, title, active: kind.section, body }));
  });

  const page = async (c: Context, key: string | null, shown: ShownRecord) => {
    const editor = c.get('editor');
    const { locale } = editor;
    const body = recordView({
      ...{ kind, path, node, key, locale, now: now(), shown },
      history: key === null ? [] : await recordHistory(db, kind, key),
      suggestions: (await kind.suggestions?.(db)) ?? {},
      pictures: media.choices(),
      media: (await kind.media?.(db, shown.value)) ?? new Map<string, string>(),
    });
    const title = key ?? deskTexts(locale)('records.new');
    return deskPage({ locale, editor, title, active: kind.section, scripts: ['content.js'], body });
  };

  const keyOf = (c: Context): string | null => {
    const key = c.req.param('key') ?? '';
    return key === NEW ? null : key;
  };

  app.get('/:key', async (c) => {
    const key = keyOf(c);
    const value = key === null ? {} : await kind.read(db, key);
    if (!value || (key === null && !kind.mayAdd)) return pageNotFound(c);
    const from = versionOf(key === null ? null : value);
    return c.html(await page(c, key, { value, from, done: c.req.query('na') }));
  });

  app.post('/:key', async (c) => {
    const key = keyOf(c);
    const editor = c.get('editor');
    const { locale } = editor;
    const before = key === null ? null : await kind.read(db, key);
    if (key === null ? !kind.mayAdd : !before) return pageNotFound(c);
    const sent = await c.req.parseBody({ all: true });
    const sentUnder = (name: string) =>
      [sent[name]].flat().filter((one): one is string => typeof one === 'string');
    const fields: Fields = Object.assign(sentUnder, { locale });
    const from = fields('van')[0] ?? '';
    const action = fields('do')[0] ?? '';
    const filled = formValue(node, '', fields, before ?? undefined) as RecordValue;
    const filesOf = (list: string) =>
      [sent[`${list}.${FILES}`]]
        .flat()
        .filter((one): one is File => one instanceof File && one.size > 0);
    const upload = (await kind.takeFiles?.(services, filesOf, filled)) ?? null;
    const value = upload?.value ?? filled;
    if (STEP.test(action)) {
      const stepped = applyListAction(value, action) as RecordValue;
      return c.html(await page(c, key, { value: stepped, from, isUnsaved: true }));
    }
    const formWithFaults = async (faults: ReadonlyMap<string, string>, isConflict = false) =>
      c.html(await page(c, key, { value, from, faults, isUnsaved: true }), isConflict ? 409 : 422);
    const shown = new Set(Object.keys(sent).map((name) => name.replace(`.${ITEMS}`, '')));
    if (upload && upload.faults.size > 0) {
      const messages = [...upload.faults].map(
        ([at, text]) => [at, problemMessage(text, locale)] as const,
      );
      return formWithFaults(new Map(messages));
    }
    const parsed = kind.schema.safeParse(value);
    if (!parsed.success)
      return formWithFaults(assignFaultsToFields(faultsOf(parsed.error, locale), shown));
    try {
      const outcome = await save(key, from, parsed.data as RecordValue, editor.name);
      if (outcome.is === 'gone') return pageNotFound(c);
      if (outcome.is === 'same') return c.redirect(`${path}/${key ?? ''}?na=gelijk`, 303);
      if (outcome.is === 'conflict') {
        const conflict = fieldChanges(value, outcome.theirs);
        const shownNow = { value, from: versionOf(outcome.theirs), conflict, isUnsaved: true };
        return c.html(await page(c, key, shownNow), 409);
      }
      const { saved } = outcome;
      await audit.note({
        ...{ editor: editor.name, action: 'record-save', subject: saved.key },
        detail: kind.id,
      });
      await services.followCatalogue();
      if (saved.publishes?.length !== 0)
        await services.publishing.ask({
          ...{ names: saved.publishes, by: editor.name, reason: 'Catalogue' },
        });
      return c.redirect(`${path}/${encodeURIComponent(saved.key)}?na=bewaard`, 303);
    } catch (error) {
      if (!(error instanceof RecordFaults)) throw error;
      const messages = [...error.faults].map(
        ([at, text]) => [at, problemMessage(text, locale)] as const,
      );
      return formWithFaults(assignFaultsToFields(new Map(messages), shown));
    }
  });

  /** In one transaction, so that nobody can save between reading and writing. */
  const save = (key: string | null, from: string, value: RecordValue, editor: string) =>
    db.transaction().execute(async (trx): Promise<Outcome> => {
      const at = now();
      const before = key === null ? null : await kind.read(trx, key, true);
      if (key !== null && !before) return { is: 'gone' };
      if (versionOf(before) !== from) return { is: 'conflict', theirs: before ?? {} };
      if (before && fieldChanges(before, value).length === 0) return { is: 'same' };
      const saved = await kind.write(trx, { key, before, value, at });
      await trx
        .insertInto('record_changes')
        .values({
          ...{ kind: kind.id, key: saved.key, at, editor },
          before: before && JSON.stringify(before),
          after: JSON.stringify(saved.value ?? value),
        })
        .execute();
      return { is: 'saved', saved };
    });
  return app;
}
