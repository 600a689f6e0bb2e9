/** Inlezen: files of an owner are tried first, then loaded; each import can be taken back. */
import path from 'node:path';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { FeedFileError } from '../../catalogue/feed/formats/item.ts';
import type { ImportResult } from '../../catalogue/feed/import-files.ts';
import { importRequestSchema } from '../../catalogue/feed/request.ts';
import { deskPage } from '../frame.ts';
import { rowNumber } from '../row-number.ts';
import type { DeskServices } from '../services.ts';
import { deskTexts } from '../texts.ts';
import { usableForm } from '../usable-input.ts';
import { importsView, PATH, type Tried } from './page.ts';
import { Uploads } from './uploads.ts';

/** All files of one upload; larger ones go by the command line or by the clock. */
const MAX_BODY = 50 * 1024 * 1024;
const MAX_FILES = 500;
const LISTED = 30;
/** What a row names, and no file of rows itself. */
const MEDIA = /\.(png|jpe?g|webp|avif|pdf|mp4)$/i;

export function importRoutes({ imports, env, now, audit }: DeskServices): Hono {
  const uploads = new Uploads(env.DATA_DIR);
  const app = new Hono();

  const page = async (c: Context, status: 200 | 413 | 422, shown: Partial<Tried> = {}) => {
    const editor = c.get('editor');
    const { locale } = editor;
    const body = importsView({
      ...{ locale, now: now(), done: c.req.query('na') },
      entries: await imports.list(LISTED),
      tried: shown,
    });
    const title = deskTexts(locale)('section.imports');
    return c.html(deskPage({ locale, editor, title, active: 'imports', body }), status);
  };

  app.use(bodyLimit({ maxSize: MAX_BODY, onError: (c) => page(c, 413, { fault: 'large' }) }));
  app.use(usableForm);
  app.get('/', (c) => page(c, 200));

  const load = (c: Context, token: string, choices: Choices, isDryRun: boolean) => {
    const paths = (uploads.files(token) ?? []).filter((file) => !MEDIA.test(file));
    const request = importRequestSchema.parse({ paths, isDryRun, ...choices });
    return imports.load(request, { by: c.get('editor').name, allowsInternal: false });
  };

  app.post('/', async (c) => {
    const sent = await c.req.parseBody({ all: true });
    const files = [sent['files']].flat().filter((one) => one instanceof File && one.size > 0);
    const rows = files.filter((file) => !MEDIA.test((file as File).name));
    if (rows.length === 0) return page(c, 422, { fault: 'none' });
    if (files.length > MAX_FILES) return page(c, 422, { fault: 'many' });
    const choices = choicesIn(sent);
    const token = await uploads.keep(files as File[], now());
    try {
      const result = await load(c, token, choices, true);
      return await page(c, 200, { token, choices, result: withoutFolders(result) });
    } catch (error) {
      uploads.drop(token);
      return await page(c, 422, { fault: 'refused', reason: reasonOf(error) });
    }
  });

  app.post('/:token{[\\w-]{22}}', async (c) => {
    const token = c.req.param('token');
    if (uploads.files(token) === null) return page(c, 422, { fault: 'gone' });
    const choices = choicesIn(await c.req.parseBody());
    try {
      const result = await load(c, token, choices, false);
      if (!result.isLoaded)
        return await page(c, 422, { token, choices, result: withoutFolders(result) });
      const by = { editor: c.get('editor').name, subject: String(result.id) };
      await audit.note({ ...by, action: 'import' });
    } catch (error) {
      return page(c, 422, { fault: 'refused', reason: reasonOf(error) });
    }
    uploads.drop(token);
    return c.redirect(`${PATH}?na=ingelezen`, 303);
  });

  app.post('/:id{\\d{1,9}}/terug', async (c) => {
    const id = rowNumber(c.req.param('id'));
    try {
      const { later } = await imports.undo(id);
      const by = { editor: c.get('editor').name, subject: String(id) };
      await audit.note({ ...by, action: 'import-undo' });
      return c.redirect(`${PATH}?na=${later.length > 0 ? 'deels' : 'terug'}`, 303);
    } catch (error) {
      return page(c, 422, { fault: 'refused', reason: reasonOf(error) });
    }
  });
  return app;
}

type Choices = Tried['choices'];

/** What a form says beside the files. */
function choicesIn(sent: Record<string, unknown>): NonNullable<Choices> {
  return {
    continues: sent['continues'] === 'true',
    createsMissing: sent['createsMissing'] === 'true',
    missing: sent['missing'] === 'hide' ? 'hide' : 'leave',
    encoding: sent['encoding'] === 'windows-1252' ? 'windows-1252' : 'utf-8',
  };
}

/** Where files were kept is nobody's business. */
const withoutFolders = (result: ImportResult): ImportResult => ({
  ...result,
  files: result.files.map((file) => ({ ...file, name: path.basename(file.name) })),
});

/** Sentences of a feed name the file at their beginning. Other errors are the shop's own. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) throw error;
  const isTold = error instanceof FeedFileError || error.constructor === Error;
  if (!isTold) throw error;
  return error.message.replace(/^\/\S*\//, '');
}
