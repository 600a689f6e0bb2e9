import type { Context } from 'hono';
import { html } from 'hono/html';
import type { DeskPage, Html } from '../frame.ts';
import { doneNotice } from './list-page.ts';

/** A page of the content section, under the sentence of what was done before it. */
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
