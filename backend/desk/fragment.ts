import type { Context } from 'hono';
import { type DeskPage, deskPage } from './frame.ts';
import { isPageAsked } from './session.ts';

/** A piece of a page where a script asks for it, the whole page where a person does. */
export function fragment(c: Context, page: DeskPage) {
  return c.html(isPageAsked(c) ? deskPage(page) : page.body);
}
