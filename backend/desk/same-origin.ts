import type { MiddlewareHandler } from 'hono';

/**
 * What changes something must come from a page of the desk itself. Besides the cookie's
 * SameSite=Strict: browsers say where a form or a script came from (`Sec-Fetch-Site`, `Origin`),
 * and what says neither is refused.
 */
export function sameOrigin(siteUrl: string): MiddlewareHandler {
  const own = new URL(siteUrl).host;
  return async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    const site = c.req.header('sec-fetch-site');
    const host = hostOf(c.req.header('origin'));
    const isOwn = host !== null && (host === own || host === c.req.header('host'));
    if (isOwn && (site === undefined || site === 'same-origin')) return next();
    return c.text('This must come from a page of the desk itself.', 403);
  };
}

function hostOf(origin: string | undefined): string | null {
  return origin && URL.canParse(origin) ? new URL(origin).host : null;
}
