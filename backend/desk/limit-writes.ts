import type { MiddlewareHandler } from 'hono';
import type { Limit } from '../http/limits/database-limits.ts';
import { deskTexts } from './texts.ts';

/** Forms of one editor in five minutes: more than a person sends. */
export const EDITOR_WRITES = { name: 'editor', points: 600, windowS: 5 * 60 };

/** Holds back an editor's session that sends more forms than a person does. */
export function limitWrites(limit: Limit): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    const { id, locale } = c.get('editor');
    const wait = await limit.consume(String(id));
    if (wait === 0) return next();
    const text = deskTexts(locale)('signIn.wait', { count: Math.ceil(wait / 60) });
    return c.text(text, 429, { 'Retry-After': String(wait) });
  };
}
