/** Doorverwijzen: redirects of old addresses, one by one or as a file. */
import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import { html } from 'hono/html';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { FeedFileError } from '../../catalogue/feed/formats/item.ts';
import { csvRecords } from '../../catalogue/feed/formats/table.ts';
import { addressKey, type MovedAddress } from '../../../src/domain/frame/moved-addresses.ts';
import type { Locale } from '../../../src/domain/shared/common.ts';
import { editAddress, draftAddress } from './content/content-groups.ts';
import { type Html, deskPageView } from './frame.ts';
import { FILE_FIELD_CLASSES, icon, field, notice, searchForm } from './pieces.ts';
import { DESK } from './session.ts';
import { deskTexts, translateWord } from './texts.ts';
import { readContentFile, updateContentFile } from '../content/editing/content-file.ts';
import type { CurrentFile } from '../content/editing/editing.ts';
import { MOVED_ADDRESSES_FILE, movedAddressesSchema } from '../content/table-schemas.ts';
import { translateProblem } from '../content/problem-messages.ts';
import type { DeskServices } from './services.ts';
import { rejectUnusableForm } from './input.ts';

/** Redirects as a CSV of two columns, `old;new`. */
type RedirectsCsv =
  | { rows: (MovedAddress & { line: number })[] }
  | { line: number | null; message: string };

/** Converts an address of any shop to its path. */
function pathOf(address: string): string {
  const url = /^https?:\/\//i.test(address) ? URL.parse(address) : null;
  return url ? url.pathname + url.search : address;
}

/**
 * Parses the rows of a file. A first line without a path is a heading. Old addresses may be URLs of
 * the former shop; new ones on `siteUrl` become paths.
 */
export async function readRedirectsCsv(bytes: Buffer, siteUrl: string): Promise<RedirectsCsv> {
  const text = bytes.toString('utf8');
  const rows: (MovedAddress & { line: number })[] = [];
  const seenKeys = new Set<string>();
  try {
    for await (const { line, cells } of csvRecords(Readable.from([text]), text.slice(0, 1_000))) {
      const [old = '', to = '', ...rest] = cells.map((cell) => String(cell).trim());
      const from = pathOf(old);
      const isHeading = line === 1 && !from.startsWith('/');
      if (isHeading || (from === '' && to === '')) continue;
      if (to === '' || rest.some((cell) => cell !== ''))
        return { line, message: 'needs two cells: the old and the new address' };
      if (seenKeys.has(addressKey(from))) return { line, message: 'stands here twice' };
      seenKeys.add(addressKey(from));
      rows.push({ line, from, to: to.startsWith(`${siteUrl}/`) ? pathOf(to) : to });
    }
  } catch (error) {
    if (!(error instanceof FeedFileError)) throw error;
    return { line: null, message: error.message };
  }
  return { rows };
}

/** Merges rows into a list: a known old address gets its new target. */
export function mergeRows(
  list: readonly MovedAddress[],
  rows: readonly MovedAddress[],
): MovedAddress[] {
  const rowsByAddress = new Map(list.map((row) => [addressKey(row.from), row]));
  for (const { from, to } of rows) rowsByAddress.set(addressKey(from), { from, to });
  return [...rowsByAddress.values()];
}

/** The CSV of a list, as `readRedirectsCsv` reads it. */
export const movedAddressesCsv = (list: readonly MovedAddress[]): string =>
  stringify([{ from: 'old', to: 'new' }, ...list], {
    ...{ columns: ['from', 'to'], delimiter: ';', record_delimiter: 'windows' },
  });

const REDIRECTS_PATH = `${DESK}/doorverwijzen`;
const MAX_ROWS_SHOWN = 100;

interface RedirectsPage {
  locale: Locale;
  list: readonly MovedAddress[];
  /** Version of the list from which the forms were made. */
  baseVersion: string;
  searchWords: string;
  done: string | undefined;
  /** The error; null: none. */
  fault: string | Html | null;
  /** Unsaved input. */
  input: MovedAddress;
  links: readonly string[];
}

function redirectsView(page: RedirectsPage): Html {
  const { locale, list, searchWords, done, fault } = page;
  const t = deskTexts(locale);
  const doneText = done ? translateWord(locale, 'redirects.done', done) : done;
  return html`${doneText !== done && notice('good', doneText!)} ${fault && notice('warning', fault)}
    <p class="text-muted">${t('redirects.lead')}</p>
    ${addCard(page)} ${importCard(page)}
    ${list.length > 0 && searchForm(t('redirects.search'), searchWords, locale)} ${listCard(page)}
    <section class="desk-card">
      <h2>${t('redirects.words')}</h2>
      <p class="text-muted">${t('redirects.wordsLead')}</p>
      <p class="flex flex-wrap gap-2">
        ${[
          ['search/redirects.yaml', 'content.kind.redirects'],
          ['search/synonyms.yaml', 'content.kind.synonyms'],
          ['search/pinned.yaml', 'content.kind.pinned'],
        ].map(
          ([file, label]) =>
            html`<a class="btn btn-light" href="${editAddress(file!)}"
              >${t(label as 'content.kind.pinned')}</a
            >`,
        )}
      </p>
    </section>`;
}

const versionField = ({ baseVersion }: RedirectsPage) =>
  html`<input type="hidden" name="van" value="${baseVersion}" />`;

function addCard(page: RedirectsPage): Html {
  const { locale, input, links } = page;
  const t = deskTexts(locale);
  return html`<section class="desk-card">
    <h2>${t('redirects.add')}</h2>
    <form method="post" action="${REDIRECTS_PATH}" class="desk-form" enctype="multipart/form-data">
      ${versionField(page)}
      ${field({ name: 'from', label: t('redirects.from'), hint: t('redirects.fromHint'), value: input.from, maxlength: 300 })}
      <div class="desk-field">
        <label for="field-to">${t('redirects.to')}</label>
        <p class="hint" id="field-to-hint">${t('redirects.toHint')}</p>
        <input
          class="field"
          id="field-to"
          name="to"
          value="${input.to}"
          list="links"
          autocomplete="off"
          required
          aria-describedby="field-to-hint"
        />
        <datalist id="links">
          ${links.map((link) => html`<option value="${link}"></option>`)}
        </datalist>
      </div>
      <button class="btn btn-secondary" name="do" value="add">${t('redirects.save')}</button>
    </form>
  </section>`;
}

function importCard(page: RedirectsPage): Html {
  const { locale, list } = page;
  const t = deskTexts(locale);
  return html`<section class="desk-card">
    <h2>${t('redirects.file')}</h2>
    <form method="post" action="${REDIRECTS_PATH}" class="desk-form" enctype="multipart/form-data">
      ${versionField(page)}
      <div class="desk-field">
        <label for="file">${t('redirects.csv')}</label>
        <p class="hint" id="file-hint">${t('redirects.csvHint')}</p>
        <input
          class="field ${FILE_FIELD_CLASSES}"
          type="file"
          id="file"
          name="file"
          accept=".csv,text/csv"
          required
          aria-describedby="file-hint"
        />
      </div>
      <p class="flex flex-wrap gap-2">
        <button class="btn btn-secondary" name="do" value="import">
          ${icon('imports')}${t('redirects.load')}
        </button>
        ${list.length > 0 && html`<a class="btn btn-light" href="${REDIRECTS_PATH}/lijst.csv" download>${t('redirects.download')}</a>`}
      </p>
    </form>
  </section>`;
}

function listCard(page: RedirectsPage): Html {
  const { locale, list, searchWords } = page;
  const t = deskTexts(locale);
  const lowerCaseWords = searchWords.toLowerCase();
  const foundRedirects = list.filter(({ from, to }) =>
    `${from} ${to}`.toLowerCase().includes(lowerCaseWords),
  );
  const redirectRow = ({ from, to }: MovedAddress) =>
    html`<li>
      <span class="grid min-w-0 flex-1 grid-cols-1"
        ><b class="min-w-0 wrap-anywhere">${from}</b>
        <span class="min-w-0 text-sm wrap-anywhere text-muted">→ ${to}</span></span
      >
      <form method="post" action="${REDIRECTS_PATH}" enctype="multipart/form-data">
        ${versionField(page)}<input type="hidden" name="from" value="${from}" />
        <button
          class="btn btn-light"
          name="do"
          value="remove"
          aria-label="${t('content.remove')}: ${from}"
        >
          ${t('content.remove')}
        </button>
      </form>
    </li>`;
  return html`<section class="desk-card" aria-labelledby="moved">
    <h2 id="moved">
      ${t('redirects.list')} <span class="text-muted">${String(list.length)}</span>
    </h2>
    ${foundRedirects.length === 0 ? html`<p class="text-muted">${list.length === 0 ? t('content.noItems') : t('content.nothing')}</p>` : ''}
    <ul class="desk-rows">
      ${foundRedirects.slice(0, MAX_ROWS_SHOWN).map(redirectRow)}
    </ul>
    ${foundRedirects.length > MAX_ROWS_SHOWN && html`<p class="text-muted">${t('records.more')}</p>`}
  </section>`;
}

/** Room for ten thousand rows of the longest addresses. */
const MAX_BODY_BYTES = 8 * 1024 * 1024;
const MAX_SEARCH_LENGTH = 100;

interface Refusal {
  fault: string | Html;
  status: 409 | 413 | 422;
  input?: MovedAddress;
}

export function redirectRoutes({ editing, audit, env }: DeskServices): Hono {
  const app = new Hono();

  const parseList = ({ text }: Pick<CurrentFile, 'text'>): MovedAddress[] => {
    const checked = movedAddressesSchema.safeParse(
      readContentFile(MOVED_ADDRESSES_FILE, text ?? '').value ?? [],
    );
    return checked.success ? checked.data : [];
  };

  const renderPage = async (c: Context, refusal?: Refusal) => {
    const editor = c.get('editor');
    const { locale } = editor;
    const current = await editing.currentFile(MOVED_ADDRESSES_FILE);
    const body = redirectsView({
      ...{ locale, list: parseList(current), baseVersion: current.digest, done: c.req.query('na') },
      searchWords: (c.req.query('zoek') ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
      fault: refusal?.fault ?? null,
      input: refusal?.input ?? { from: '', to: '' },
      links: editing.linkSuggestions().links,
    });
    const title = deskTexts(locale)('section.redirects');
    const pageHtml = deskPageView({ locale, editor, title, active: 'redirects', body });
    return c.html(pageHtml, refusal?.status ?? 200);
  };

  app.use(
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: (c) =>
        renderPage(c, { fault: deskTexts(c.get('editor').locale)('desk.tooLarge'), status: 413 }),
    }),
  );
  app.use(rejectUnusableForm);
  app.get('/', (c) => renderPage(c));

  app.get('/lijst.csv', async (c) => {
    const csv = movedAddressesCsv(parseList(await editing.currentFile(MOVED_ADDRESSES_FILE)));
    c.header('Content-Disposition', 'attachment; filename="old-addresses.csv"');
    return c.body(csv, 200, { 'Content-Type': 'text/csv; charset=utf-8' });
  });

  /** Publishes a list; if it is refused, `input` stays in the form. */
  const publishList = async (
    c: Context,
    current: CurrentFile,
    list: MovedAddress[],
    { done, input, lines }: { done: string; input?: MovedAddress; lines?: Map<string, number> },
  ) => {
    const editor = c.get('editor');
    const { locale } = editor;
    const t = deskTexts(locale);
    const answerRefusal = (fault: string | Html, status: 409 | 422 = 422) =>
      renderPage(c, { fault, status, ...(input && { input }) });
    const checked = movedAddressesSchema.safeParse(list);
    if (!checked.success) {
      const [first] = checked.error.issues;
      const row = list[Number(first!.path[0])];
      const line = row && lines?.get(addressKey(row.from));
      const where = line === undefined ? row?.from : t('content.line', { line });
      return answerRefusal(
        `${where ? `${where}: ` : ''}${translateProblem(first!.message, locale)}`,
      );
    }
    const text = updateContentFile(MOVED_ADDRESSES_FILE, current.text, { value: list, body: null });
    if (text === current.text) return c.redirect(`${REDIRECTS_PATH}?na=same`, 303);
    const edit = { file: MOVED_ADDRESSES_FILE, text, seenDigest: current.digest };
    const draft = await editing.saveDraft(MOVED_ADDRESSES_FILE, editor.name, [edit]);
    if (!draft) return answerRefusal(t('redirects.conflict'), 409);
    const outcome = await editing.publish(draft, editor.name);
    if (outcome.kind === 'published') {
      await audit.note({
        ...{ editor: editor.name, action: 'content-publish', subject: MOVED_ADDRESSES_FILE },
        detail: `${list.length}`,
      });
      return c.redirect(`${REDIRECTS_PATH}?na=${done}`, 303);
    }
    await editing.drafts.discard(draft);
    if (outcome.kind === 'conflict') return answerRefusal(t('redirects.conflict'), 409);
    const ownProblems = outcome.problems.filter(({ file }) => file === MOVED_ADDRESSES_FILE);
    return answerRefusal(
      ownProblems.map(({ message }) => translateProblem(message, locale)).join(' '),
    );
  };

  app.post('/', async (c) => {
    const { locale } = c.get('editor');
    const t = deskTexts(locale);
    const submitted = await c.req.parseBody();
    const textIn = (name: string) => {
      const value = submitted[name];
      return typeof value === 'string' ? value.trim() : '';
    };
    const current = await editing.currentFile(MOVED_ADDRESSES_FILE);
    if (current.draft) {
      const link = html`<a class="link" href="${draftAddress(current.draft.token)}"
        >${t('content.toDraft')}</a
      >`;
      return renderPage(c, { fault: html`${t('redirects.drafted')} ${link}`, status: 409 });
    }
    if (textIn('van') !== current.digest)
      return renderPage(c, {
        fault: t('redirects.conflict'),
        status: 409,
        input: { from: textIn('from'), to: textIn('to') },
      });
    const list = parseList(current);
    if (textIn('do') === 'remove') {
      const key = addressKey(textIn('from'));
      const remaining = list.filter(({ from }) => addressKey(from) !== key);
      return publishList(c, current, remaining, { done: 'removed' });
    }
    if (textIn('do') === 'import') {
      const file = submitted['file'];
      if (!(file instanceof File) || file.size === 0)
        return renderPage(c, { fault: t('redirects.noFile'), status: 422 });
      const read = await readRedirectsCsv(Buffer.from(await file.arrayBuffer()), env.SITE_URL);
      if ('message' in read) {
        const where = read.line === null ? '' : `${t('content.line', { line: read.line })}: `;
        const fault = where + translateProblem(read.message, locale);
        return renderPage(c, { fault, status: 422 });
      }
      const lines = new Map(read.rows.map(({ from, line }) => [addressKey(from), line]));
      return publishList(c, current, mergeRows(list, read.rows), { done: 'imported', lines });
    }
    const input = { from: textIn('from'), to: textIn('to') };
    return publishList(c, current, mergeRows(list, [input]), { done: 'added', input });
  });
  return app;
}
