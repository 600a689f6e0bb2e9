/** Refuses input that the database or the disk cannot store, before a page handles it. */
import type { Context, MiddlewareHandler } from 'hono';
import { html } from 'hono/html';
import { deskPageView } from './frame.ts';
import { visitorLocale, deskTexts } from './texts.ts';
import { deskLink } from './pieces.ts';

/** Maximum length of a name, in characters; forms have this limit or a lower one. */
export const MAX_NAME_LENGTH = 300;
/** Maximum length of a path segment: file systems allow 255 bytes, including a temporary suffix. */
const MAX_SEGMENT_BYTES = 240;
const MAX_PATH_LENGTH = 1_000;

const NAME_FIELD = /^name$/;
const PATH_FIELD = /^(bestand|place(\.\w+)?)$/;

/** 400 for an address with a NUL, or a file name in it that is too long. */
export const rejectUnusableAddress: MiddlewareHandler = async (c, next) => {
  const { pathname, searchParams } = new URL(c.req.url);
  const isUsable = !pathname.includes('%00') && [...searchParams].every(isUsableField);
  return isUsable ? next() : answerRefusal(c);
};

/** 400 for a form with a NUL, or a name that is too long. Must run after the size limit. */
export const rejectUnusableForm: MiddlewareHandler = async (c, next) => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
  const submitted = await c.req.parseBody({ all: true }).catch(() => null);
  const fields = Object.entries(submitted ?? {}).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, typeof one === 'string' ? one : one.name] as const),
  );
  return submitted && fields.every(isUsableField) ? next() : answerRefusal(c);
};

function isUsableField([name, value]: readonly [string, string]): boolean {
  if (name.includes('\0') || value.includes('\0')) return false;
  if (NAME_FIELD.test(name)) return value.length <= MAX_NAME_LENGTH;
  if (!PATH_FIELD.test(name)) return true;
  const parts = value.split('/');
  return (
    value.length <= MAX_PATH_LENGTH &&
    parts.every((part) => Buffer.byteLength(part) <= MAX_SEGMENT_BYTES)
  );
}

function answerRefusal(c: Context) {
  const editor = c.get('editor') ?? null;
  const locale = editor?.locale ?? visitorLocale(c);
  const t = deskTexts(locale);
  const body = html`<p>${t('desk.unusableText')}</p>
    ${deskLink(locale)}`;
  return c.html(deskPageView({ locale, editor, title: t('desk.unusable'), body }), 400);
}

/** The row id in an address; 0, which no row has, if invalid. */
export function rowNumber(text: string | undefined): number {
  // PostgreSQL integers end at 2,147,483,647.
  return text && /^\d{1,9}$/.test(text) ? Number(text) : 0;
}
