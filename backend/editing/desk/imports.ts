/** Inlezen: imports of an owner's files with a trial run first; each import can be undone. */
import path from 'node:path';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { html } from 'hono/html';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Locale } from '../../../src/domain/shared/common.ts';
import { type ImportResult, sumOfFiles } from '../../catalogue/feed/import-files.ts';
import { translateProblem } from '../content/problem-messages.ts';
import type { ImportEntry } from '../../catalogue/feed/undo.ts';
import { type Html, deskPageView } from './frame.ts';
import { checkbox, icon, notice, FILE_FIELD_CLASSES } from './pieces.ts';
import { DESK, actorText } from './session.ts';
import { deskTexts, translateWord, momentView } from './texts.ts';
import { FeedFileError } from '../../catalogue/feed/formats/item.ts';
import { importRequestSchema } from '../../catalogue/feed/shop-imports.ts';
import { rowNumber, rejectUnusableForm } from './input.ts';
import type { DeskServices } from './services.ts';

/** Path of the page Inlezen: upload form, result of a trial run, and earlier imports. */
const IMPORTS_PATH = `${DESK}/inlezen`;

/** Maximum number of errors shown; the rest is counted. */
const ERRORS_SHOWN = 50;

interface ImportTrial {
  /** Token of the uploaded files. */
  token: string;
  choices: {
    continues: boolean;
    createsMissing: boolean;
    missing: 'leave' | 'hide';
    encoding: 'utf-8' | 'windows-1252';
  };
  result: ImportResult;
  /** Why there was no trial run: a key of `imports.fault`. */
  fault: string;
  /** The feed's error message. */
  reason: string;
}

interface ImportsPage {
  locale: Locale;
  now: Date;
  done: string | undefined;
  entries: readonly ImportEntry[];
  trial: Partial<ImportTrial>;
}

function importsView({ locale, now, done, entries, trial }: ImportsPage): Html {
  const t = deskTexts(locale);
  const { fault, reason, result } = trial;
  const doneText = done && translateWord(locale, 'imports.done', done);
  return html`<p class="text-muted">${t('imports.lead')}</p>
    ${doneText && doneText !== done && notice('good', doneText)}
    ${fault && notice('warning', html`${translateWord(locale, 'imports.fault', fault)} ${reason}`)}
    ${result && resultCard(trial as ImportTrial, locale)} ${uploadCard(locale)}
    ${entries.length > 0 && entriesCard(entries, locale, now)}`;
}

function uploadCard(locale: Locale): Html {
  const t = deskTexts(locale);
  const choiceCheckbox = (name: string, value: string) =>
    checkbox(html`name="${name}" value="${value}"`, translateWord(locale, 'imports.choice', name));
  return html`<section class="desk-card">
    <h2>${t('imports.upload')}</h2>
    <form method="post" action="${IMPORTS_PATH}" enctype="multipart/form-data" class="desk-form">
      <div class="desk-field">
        <label for="files">${t('imports.files')}</label>
        <p class="hint" id="files-hint">${t('imports.filesHint')}</p>
        <input
          class="field ${FILE_FIELD_CLASSES}"
          type="file"
          id="files"
          name="files"
          multiple
          required
          aria-describedby="files-hint"
        />
      </div>
      <details class="desk-more">
        <summary>${t('imports.choices')}${icon('down')}</summary>
        <div class="grid grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] gap-x-4">
          ${choiceCheckbox('continues', 'true')}${choiceCheckbox('createsMissing', 'true')}${choiceCheckbox('missing', 'hide')}
          ${choiceCheckbox('encoding', 'windows-1252')}
        </div>
      </details>
      <button class="btn btn-secondary">${t('imports.try')}</button>
    </form>
  </section>`;
}

function resultCard({ token, choices, result }: ImportTrial, locale: Locale): Html {
  const t = deskTexts(locale);
  const errors = result.files.flatMap((file) =>
    file.errors.map((error) => ({ ...error, file: file.name })),
  );
  const counts = sumOfFiles(result);
  const mayLoad =
    (errors.length === 0 || choices.continues) && counts.added + counts.changed + counts.hidden > 0;
  return html`<section class="desk-card ${errors.length > 0 ? 'is-broken' : ''}">
    <h2>${t('imports.tried')}</h2>
    <ul class="desk-rows">
      ${result.files.map(
        (file) =>
          html`<li>
            <span class="w-26 flex-none text-sm/6 text-muted"
              >${translateWord(locale, 'imports.entity', file.entity)}</span
            >
            <span>${file.name}: ${t('imports.counts', pickCounts(file))}</span>
          </li>`,
      )}
    </ul>
    ${counts.hidden > 0 && html`<p>${t('imports.hidden', { count: counts.hidden })}</p>`}
    ${result.warnings.map((warning) => html`<p class="text-muted">${warning}</p>`)}
    ${
      errors.length > 0 &&
      html`<h3>${t('imports.errors', { count: errors.length })}</h3>
        <ul class="grid grid-cols-1 gap-1.5">
          ${errors.slice(0, ERRORS_SHOWN).map(
            ({ file, line, field, value, message }) =>
              html`<li>
                <span>${file} · ${t('content.line', { line })}</span>
                <span
                  >${field && html`<code>${field}</code>`} ${value && `“${value}”`}
                  ${translateProblem(message, locale)}</span
                >
              </li>`,
          )}
        </ul>`
    }
    ${
      mayLoad
        ? html`<form method="post" action="${IMPORTS_PATH}/${token}">
            ${Object.entries(choices).map(
              ([name, value]) =>
                html`<input type="hidden" name="${name}" value="${String(value)}" />`,
            )}
            <button class="btn btn-plain">${t('imports.load')}</button>
          </form>`
        : html`<p>${t(errors.length > 0 ? 'imports.mend' : 'imports.nothing')}</p>`
    }
  </section>`;
}

const pickCounts = ({
  added,
  changed,
  unchanged,
}: Record<'added' | 'changed' | 'unchanged', number>) => ({
  ...{ added, changed, unchanged },
});

function entriesCard(entries: readonly ImportEntry[], locale: Locale, now: Date): Html {
  const t = deskTexts(locale);
  const entryRow = ({
    id,
    at,
    by,
    files,
    counts,
    error_count,
    state,
    undoes,
  }: ImportEntry): Html => {
    const names = files.map((file) => path.basename(file)).join(', ');
    return html`<li>
      <span class="w-26 flex-none text-sm/6 text-muted">${momentView(at, locale, now)}</span>
      <span>
        ${undoes === null ? names : t('imports.undoOf', { id: undoes })} · ${actorText(locale, by)}
        · ${translateWord(locale, 'imports.state', state)} ·
        ${t('imports.counts', pickCounts(counts))}
        ${error_count > 0 && html` · ${t('imports.errors', { count: error_count })}`}
        ${
          state === 'loaded' &&
          html`<form method="post" action="${IMPORTS_PATH}/${String(id)}/terug">
            <button class="btn btn-light" aria-label="${t('imports.undo')}: ${names}">
              ${t('imports.undo')}
            </button>
          </form>`
        }
      </span>
    </li>`;
  };
  return html`<section class="desk-card">
    <h2>${t('imports.past')}</h2>
    <ul class="desk-rows">
      ${entries.map(entryRow)}
    </ul>
  </section>`;
}

/** Uploaded files are kept until they are imported, or for a day. */
const UPLOAD_LIFETIME_MS = 24 * 3_600_000;
const TOKEN = /^[\w-]{22}$/;
const MAX_NAME_LENGTH = 120;

class Uploads {
  readonly #folder: string;

  constructor(dataDir: string) {
    this.#folder = path.join(dataDir, 'uploads');
  }

  /**
   * Stores the files in one folder, because rows refer to images beside them; returns the token of
   * the folder.
   */
  async store(files: readonly File[], now: Date): Promise<string> {
    this.#dropOld(now);
    const token = randomBytes(16).toString('base64url');
    const folder = path.join(this.#folder, token);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    for (const file of files) {
      const name = path.basename(file.name.replaceAll('\\', '/')).slice(-MAX_NAME_LENGTH);
      const safe = name.replace(/[^\p{L}\p{N} ._-]/gu, '_').replace(/^\.+/, '');
      writeFileSync(path.join(folder, safe || 'products'), Buffer.from(await file.arrayBuffer()));
    }
    return token;
  }

  /** Paths of the files of a token; null if they were deleted. */
  files(token: string): string[] | null {
    const folder = path.join(this.#folder, token);
    if (!TOKEN.test(token) || !existsSync(folder)) return null;
    return readdirSync(folder)
      .sort()
      .map((name) => path.join(folder, name));
  }

  remove(token: string): void {
    if (TOKEN.test(token)) rmSync(path.join(this.#folder, token), { recursive: true, force: true });
  }

  #dropOld(now: Date): void {
    if (!existsSync(this.#folder)) return;
    for (const name of readdirSync(this.#folder)) {
      const modifiedAt =
        statSync(path.join(this.#folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
      if (now.getTime() - modifiedAt > UPLOAD_LIFETIME_MS) this.remove(name);
    }
  }
}

/** Size limit of an upload; larger files need the command line or a scheduled import. */
const MAX_BODY_BYTES = 50 * 1024 * 1024;
const MAX_FILES = 500;
const ENTRIES_SHOWN = 30;
/** Files that rows refer to, and that are no feed files themselves. */
const MEDIA_FILE = /\.(png|jpe?g|webp|avif|pdf|mp4)$/i;

export function importRoutes({ imports, env, now, audit }: DeskServices): Hono {
  const uploads = new Uploads(env.DATA_DIR);
  const app = new Hono();

  const renderPage = async (
    c: Context,
    status: 200 | 413 | 422,
    trial: Partial<ImportTrial> = {},
  ) => {
    const editor = c.get('editor');
    const { locale } = editor;
    const body = importsView({
      ...{ locale, now: now(), done: c.req.query('na') },
      entries: await imports.list(ENTRIES_SHOWN),
      trial,
    });
    const title = deskTexts(locale)('section.imports');
    return c.html(deskPageView({ locale, editor, title, active: 'imports', body }), status);
  };

  app.use(
    bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => renderPage(c, 413, { fault: 'large' }) }),
  );
  app.use(rejectUnusableForm);
  app.get('/', (c) => renderPage(c, 200));

  const runImport = (c: Context, token: string, choices: Choices, isDryRun: boolean) => {
    const paths = (uploads.files(token) ?? []).filter((file) => !MEDIA_FILE.test(file));
    const request = importRequestSchema.parse({ paths, isDryRun, ...choices });
    return imports.load(request, { by: c.get('editor').name, allowsInternal: false });
  };

  app.post('/', async (c) => {
    const submitted = await c.req.parseBody({ all: true });
    const files = [submitted['files']].flat().filter((one) => one instanceof File && one.size > 0);
    const rows = files.filter((file) => !MEDIA_FILE.test((file as File).name));
    if (rows.length === 0) return renderPage(c, 422, { fault: 'none' });
    if (files.length > MAX_FILES) return renderPage(c, 422, { fault: 'many' });
    const choices = readChoices(submitted);
    const token = await uploads.store(files as File[], now());
    try {
      const result = await runImport(c, token, choices, true);
      return await renderPage(c, 200, { token, choices, result: hideFolders(result) });
    } catch (error) {
      uploads.remove(token);
      return await renderPage(c, 422, { fault: 'refused', reason: feedErrorText(error) });
    }
  });

  app.post('/:token{[\\w-]{22}}', async (c) => {
    const token = c.req.param('token');
    if (uploads.files(token) === null) return renderPage(c, 422, { fault: 'gone' });
    const choices = readChoices(await c.req.parseBody());
    try {
      const result = await runImport(c, token, choices, false);
      if (!result.isLoaded)
        return await renderPage(c, 422, { token, choices, result: hideFolders(result) });
      const auditNote = { editor: c.get('editor').name, subject: String(result.id) };
      await audit.note({ ...auditNote, action: 'import' });
    } catch (error) {
      return renderPage(c, 422, { fault: 'refused', reason: feedErrorText(error) });
    }
    uploads.remove(token);
    return c.redirect(`${IMPORTS_PATH}?na=ingelezen`, 303);
  });

  app.post('/:id{\\d{1,9}}/terug', async (c) => {
    const id = rowNumber(c.req.param('id'));
    try {
      const { later } = await imports.undo(id);
      const auditNote = { editor: c.get('editor').name, subject: String(id) };
      await audit.note({ ...auditNote, action: 'import-undo' });
      return c.redirect(`${IMPORTS_PATH}?na=${later.length > 0 ? 'deels' : 'terug'}`, 303);
    } catch (error) {
      return renderPage(c, 422, { fault: 'refused', reason: feedErrorText(error) });
    }
  });
  return app;
}

type Choices = ImportTrial['choices'];

/** The options submitted with the files. */
function readChoices(sent: Record<string, unknown>): NonNullable<Choices> {
  return {
    continues: sent['continues'] === 'true',
    createsMissing: sent['createsMissing'] === 'true',
    missing: sent['missing'] === 'hide' ? 'hide' : 'leave',
    encoding: sent['encoding'] === 'windows-1252' ? 'windows-1252' : 'utf-8',
  };
}

/** Removes the folder of uploaded files from messages. */
const hideFolders = (result: ImportResult): ImportResult => ({
  ...result,
  files: result.files.map((file) => ({ ...file, name: path.basename(file.name) })),
});

/** Feed errors start with the file name; other errors are internal. */
function feedErrorText(error: unknown): string {
  if (!(error instanceof Error)) throw error;
  const isTold = error instanceof FeedFileError || error.constructor === Error;
  if (!isTold) throw error;
  return error.message.replace(/^\/\S*\//, '');
}
