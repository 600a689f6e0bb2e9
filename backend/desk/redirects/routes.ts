/** Doorverwijzen: old addresses of the shop, one by one or as a file. */
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { html } from 'hono/html';
import { readFile, writeFile } from '../../content/editing/content-file.ts';
import type { CurrentFile } from '../../content/editing/editing.ts';
import { MOVED_FILE, movedSchema } from '../../content/moved-schema.ts';
import { problemWords } from '../../content/problem-words.ts';
import { addressKey, type MovedAddress } from '../../../src/domain/moved-addresses.ts';
import { draftAddress } from '../content/address.ts';
import { deskPage, type Html } from '../frame.ts';
import type { DeskServices } from '../services.ts';
import { deskTexts } from '../texts.ts';
import { usableForm } from '../usable-input.ts';
import { readMovedCsv, withRows, writtenCsv } from './moved-csv.ts';
import { PATH, redirectsView } from './page.ts';

/** Ten thousand rows of the longest addresses. */
const MAX_BODY = 8 * 1024 * 1024;
const LONGEST_SEARCH = 100;

interface Refused {
  fault: string | Html;
  status: 409 | 413 | 422;
  filled?: MovedAddress;
}

export function redirectRoutes({ editing, audit, env }: DeskServices): Hono {
  const app = new Hono();

  const listOf = ({ text }: Pick<CurrentFile, 'text'>): MovedAddress[] => {
    const checked = movedSchema.safeParse(readFile(MOVED_FILE, text ?? '').value ?? []);
    return checked.success ? checked.data : [];
  };

  const page = async (c: Context, refused?: Refused) => {
    const editor = c.get('editor');
    const { locale } = editor;
    const current = await editing.current(MOVED_FILE);
    const body = redirectsView({
      ...{ locale, list: listOf(current), from: current.digest, done: c.req.query('na') },
      words: (c.req.query('zoek') ?? '').trim().slice(0, LONGEST_SEARCH),
      fault: refused?.fault ?? null,
      filled: refused?.filled ?? { from: '', to: '' },
      links: editing.suggestions().links,
    });
    const title = deskTexts(locale)('section.redirects');
    const shown = deskPage({ locale, editor, title, active: 'redirects', body });
    return c.html(shown, refused?.status ?? 200);
  };

  app.use(
    bodyLimit({
      maxSize: MAX_BODY,
      onError: (c) =>
        page(c, { fault: deskTexts(c.get('editor').locale)('desk.tooLarge'), status: 413 }),
    }),
  );
  app.use(usableForm);
  app.get('/', (c) => page(c));

  app.get('/lijst.csv', async (c) => {
    const text = writtenCsv(listOf(await editing.current(MOVED_FILE)));
    c.header('Content-Disposition', 'attachment; filename="old-addresses.csv"');
    return c.body(text, 200, { 'Content-Type': 'text/csv; charset=utf-8' });
  });

  /** Publishes a list; `filled` stays in the form where it is refused. */
  const save = async (
    c: Context,
    current: CurrentFile,
    list: MovedAddress[],
    { done, filled, lines }: { done: string; filled?: MovedAddress; lines?: Map<string, number> },
  ) => {
    const editor = c.get('editor');
    const { locale } = editor;
    const say = deskTexts(locale);
    const refuse = (fault: string | Html, status: 409 | 422 = 422) =>
      page(c, { fault, status, ...(filled && { filled }) });
    const checked = movedSchema.safeParse(list);
    if (!checked.success) {
      const [first] = checked.error.issues;
      const row = list[Number(first!.path[0])];
      const line = row && lines?.get(addressKey(row.from));
      const where = line === undefined ? row?.from : say('content.line', { line });
      return refuse(`${where ? `${where}: ` : ''}${problemWords(first!.message, locale)}`);
    }
    const text = writeFile(MOVED_FILE, current.text, { value: list, body: null });
    if (text === current.text) return c.redirect(`${PATH}?na=same`, 303);
    const edit = { file: MOVED_FILE, text, seen: current.digest };
    const draft = await editing.save(MOVED_FILE, editor.name, [edit]);
    if (!draft) return refuse(say('redirects.conflict'), 409);
    const outcome = await editing.publish(draft, editor.name);
    if (outcome.kind === 'published') {
      await audit.note({
        ...{ editor: editor.name, action: 'content-publish', subject: MOVED_FILE },
        detail: `${list.length}`,
      });
      return c.redirect(`${PATH}?na=${done}`, 303);
    }
    await editing.drafts.discard(draft);
    if (outcome.kind === 'conflict') return refuse(say('redirects.conflict'), 409);
    const own = outcome.problems.filter(({ file }) => file === MOVED_FILE);
    return refuse(own.map(({ message }) => problemWords(message, locale)).join(' '));
  };

  app.post('/', async (c) => {
    const { locale } = c.get('editor');
    const say = deskTexts(locale);
    const sent = await c.req.parseBody();
    const text = (name: string) => {
      const value = sent[name];
      return typeof value === 'string' ? value.trim() : '';
    };
    const current = await editing.current(MOVED_FILE);
    if (current.draft) {
      const link = html`<a class="link" href="${draftAddress(current.draft.token)}"
        >${say('content.toDraft')}</a
      >`;
      return page(c, { fault: html`${say('redirects.drafted')} ${link}`, status: 409 });
    }
    if (text('van') !== current.digest)
      return page(c, {
        fault: say('redirects.conflict'),
        status: 409,
        filled: { from: text('from'), to: text('to') },
      });
    const list = listOf(current);
    if (text('do') === 'remove') {
      const key = addressKey(text('from'));
      const left = list.filter(({ from }) => addressKey(from) !== key);
      return save(c, current, left, { done: 'removed' });
    }
    if (text('do') === 'import') {
      const file = sent['file'];
      if (!(file instanceof File) || file.size === 0)
        return page(c, { fault: say('redirects.noFile'), status: 422 });
      const read = await readMovedCsv(Buffer.from(await file.arrayBuffer()), env.SITE_URL);
      if ('message' in read) {
        const where = read.line === null ? '' : `${say('content.line', { line: read.line })}: `;
        const fault = where + problemWords(read.message, locale);
        return page(c, { fault, status: 422 });
      }
      const lines = new Map(read.rows.map(({ from, line }) => [addressKey(from), line]));
      return save(c, current, withRows(list, read.rows), { done: 'imported', lines });
    }
    const filled = { from: text('from'), to: text('to') };
    return save(c, current, withRows(list, [filled]), { done: 'added', filled });
  });
  return app;
}
