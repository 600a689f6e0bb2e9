/** Refuses what neither the database nor the disk can take, before a page sees it. */
import type { Context, MiddlewareHandler } from 'hono';
import { html } from 'hono/html';
import { deskPage } from './frame.ts';
import { visitorLocale, deskTexts } from './texts.ts';
import { wayOn } from './pieces.ts';

/** Characters of a name; the forms have this limit too, or a lower one. */
export const LONGEST_NAME = 300;
/** A part of a file's path: a disk takes 255 bytes, with what is added while it is written. */
const LONGEST_PART_BYTES = 240;
const LONGEST_PATH = 1_000;

const NAME = /^name$/;
const PATH = /^(bestand|place(\.\w+)?)$/;

/** 400 for an address with a NUL, and for a file in it with a name that is too long. */
export const usableAddress: MiddlewareHandler = async (c, next) => {
  const { pathname, searchParams } = new URL(c.req.url);
  const isUsable = !pathname.includes('%00') && [...searchParams].every(isUsableField);
  return isUsable ? next() : refused(c);
};

/** 400 for a form with a NUL, or with a name that is too long. After the limit of its size. */
export const usableForm: MiddlewareHandler = async (c, next) => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
  const sent = await c.req.parseBody({ all: true }).catch(() => null);
  const fields = Object.entries(sent ?? {}).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, typeof one === 'string' ? one : one.name] as const),
  );
  return sent && fields.every(isUsableField) ? next() : refused(c);
};

function isUsableField([name, value]: readonly [string, string]): boolean {
  if (name.includes('\0') || value.includes('\0')) return false;
  if (NAME.test(name)) return value.length <= LONGEST_NAME;
  if (!PATH.test(name)) return true;
  const parts = value.split('/');
  return (
    value.length <= LONGEST_PATH &&
    parts.every((part) => Buffer.byteLength(part) <= LONGEST_PART_BYTES)
  );
}

function refused(c: Context) {
  const editor = c.get('editor') ?? null;
  const locale = editor?.locale ?? visitorLocale(c);
  const say = deskTexts(locale);
  const body = html`<p>${say('desk.unusableText')}</p>
    ${wayOn(locale)}`;
  return c.html(deskPage({ locale, editor, title: say('desk.unusable'), body }), 400);
}

/** The number of a row that an address names; 0, which no row has, for anything else. */
export function rowNumber(text: string | undefined): number {
  // The database knows none above 2,147,483,647.
  return text && /^\d{1,9}$/.test(text) ? Number(text) : 0;
}
