import type { Context } from 'hono';
import { html } from 'hono/html';
import type { Audit, AuditAction } from '../audit.ts';
import type { DeskPage, Html } from '../frame.ts';
import { doneNotice } from './list-page.ts';
import { formOf } from '../pieces.ts';

/** Logs an editor's action with its files. */
export const noteFiles = (
  audit: Audit,
  editor: string,
  action: AuditAction,
  subject: string,
  files: readonly { file: string }[],
): Promise<void> =>
  audit.note({ editor, action, subject, detail: files.map(({ file }) => file).join(', ') });

/** A page of the content section, below the message of the previous action. */
export function inFrame(c: Context, title: string, body: Html, actions?: Html): DeskPage {
  const editor = c.get('editor');
  const done = doneNotice(c.req.query('na'), editor.locale);
  return {
    locale: editor.locale,
    editor,
    title,
    active: 'content',
    scripts: ['content.js'],
    ...(actions && { actions }),
    body: html`${done}${body}`,
  };
}

/** The submitted form fields, with line breaks normalised. */
export async function sentTexts(c: Context): Promise<(name: string) => string> {
  const field = await formOf(c);
  return (name) => field(name).replaceAll('\r\n', '\n');
}
