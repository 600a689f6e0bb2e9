import type { Context } from 'hono';
import { html } from 'hono/html';
import { deskPage } from './frame.ts';
import { wayOn } from './pieces.ts';
import { deskTexts } from './texts.ts';

/** The response for an editor at an unknown address. */
export function pageNotFound(c: Context) {
  const editor = c.get('editor');
  const say = deskTexts(editor.locale);
  const body = html`<p>${say('desk.notFoundText')}</p>
    ${wayOn(editor.locale)}`;
  return c.html(
    deskPage({ locale: editor.locale, editor, title: say('desk.notFound'), body }),
    404,
  );
}
