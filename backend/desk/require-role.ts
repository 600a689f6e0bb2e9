import type { MiddlewareHandler } from 'hono';
import { html } from 'hono/html';
import { deskPage } from './frame.ts';
import { SECTIONS, sectionsOf } from './navigation.ts';
import { wayOn } from './pieces.ts';
import { deskTexts } from './texts.ts';

/** Lets an editor into the sections of their role; says so in the others. */
export const requireRole: MiddlewareHandler = async (c, next) => {
  const editor = c.get('editor');
  const within = (path: string) => c.req.path === path || c.req.path.startsWith(`${path}/`);
  const section = SECTIONS.find(({ path }) => within(path));
  if (!section || sectionsOf(editor.role).includes(section)) return next();
  const say = deskTexts(editor.locale);
  const body = html`<p>${say('desk.notAllowedText')}</p>
    ${wayOn(editor.locale)}`;
  const title = say('desk.notAllowed');
  return c.html(deskPage({ locale: editor.locale, editor, title, body }), 403);
};
