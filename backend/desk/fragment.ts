import type { Context } from 'hono';
import { type DeskPage, deskPage } from './frame.ts';

/** A piece of a page where a script asks for it, the whole page where a person does. */
export function fragment(c: Context, page: DeskPage) {
  return c.html(c.req.header('sec-fetch-dest') === 'empty' ? page.body : deskPage(page));
}
