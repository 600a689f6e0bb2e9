import type { Context, MiddlewareHandler } from 'hono';
import { failureBody } from '../../../src/api/validate.ts';
import { CALL_TEXTS } from './call-texts.ts';
import { languageOf } from './context.ts';

/**
 * Refuses cross-site writes from browsers (CSRF) with 403. A bearer token is exempt: browsers never
 * add it by themselves. Requests without an origin do not come from a browser.
 */
export function ownSiteOnly(siteUrl: string): MiddlewareHandler {
  const own = new URL(siteUrl).host;
  return async (c, next) => {
    const { method } = c.req;
    const isRead = method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
    if (isRead || c.req.header('authorization') !== undefined || isOwn(c, own)) return next();
    const message = CALL_TEXTS.notOwnPage[languageOf(c)];
    return c.json(failureBody(message), 403, { 'Cache-Control': 'no-store' });
  };
}

function isOwn(c: Context, own: string): boolean {
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const origin = c.req.header('origin');
  if (origin === undefined) return true;
  const host = URL.canParse(origin) ? new URL(origin).host : null;
  return host === own || host === c.req.header('host');
}
