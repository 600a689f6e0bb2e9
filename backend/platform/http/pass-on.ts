import { randomUUID } from 'node:crypto';
import { type MiddlewareHandler, Hono, type Context } from 'hono';
import type { Logger } from 'pino';
import { compress } from 'hono/compress';
import { proxy } from 'hono/proxy';
import { miss } from '../../../src/api/validate.ts';
import { CALL_TEXTS, type Texts } from './call-texts.ts';
import { languageOf } from './context.ts';
import { remoteAddress } from './limits/client-address.ts';

declare module 'hono' {
  interface ContextVariableMap {
    requestId: string;
  }
}

const REQUEST_ID_HEADER = 'x-request-id';

/** Ids of others are passed on only when they cannot spoil a log line. */
const ACCEPTED_ID = /^[\w.:-]{1,64}$/;

/** One line per request: id, method, path, status, milliseconds. The answer carries the id. */
export function accessLog(log: Logger): MiddlewareHandler {
  return async (c, next) => {
    const start = performance.now();
    const given = c.req.header(REQUEST_ID_HEADER);
    const requestId = given && ACCEPTED_ID.test(given) ? given : randomUUID();
    c.set('requestId', requestId);
    await next();
    c.header(REQUEST_ID_HEADER, requestId);
    const { status } = c.res;
    const ms = Math.round((performance.now() - start) * 10) / 10;
    const line = { requestId, method: c.req.method, path: c.req.path, status, ms };
    if (status >= 500) log.error(line, 'request');
    else log.info(line, 'request');
  };
}

/** Asked of this shop and of nobody else: what edits it and what commands it. */
const OURS = ['/api/hooks/rebuild', '/api/internal'];

/** How this shop names itself to the API: a request that has been here came round in a circle. */
const VIA = `1.1 shop-${randomUUID()}`;

/**
 * All of `/api/*` as the API at `baseUrl` (without a slash at its end) answers it, like the rule
 * of `_redirects` on Netlify. What passes is packed again where the caller likes it; an API that
 * does not answer is a 502.
 */
export function passOn(baseUrl: string, log: Logger): Hono {
  const app = new Hono();
  const notAnswered = (c: Context, texts: Texts) =>
    c.json(miss(texts[languageOf(c)]), 502, { 'Cache-Control': 'no-store' });
  app.use('/api/*', compress());
  app.all('/api/*', async (c, next) => {
    // The address as it will be asked: without dots that lead out of `/api`.
    const { pathname, search } = new URL(c.req.url);
    if (!isPassed(pathname)) return next();
    if (c.req.header('via')?.includes(VIA)) {
      return notAnswered(c, CALL_TEXTS.apiIsShop);
    }
    try {
      return await proxy(baseUrl + pathname + search, {
        raw: c.req.raw,
        redirect: 'manual',
        customFetch: (request) => fetch(introduced(request, c)),
      });
    } catch (error) {
      // Who asked has gone: nothing is wrong with the API.
      if (!c.req.raw.signal.aborted) {
        log.error({ requestId: c.get('requestId'), path: pathname, err: error }, 'API is down');
      }
      return notAnswered(c, CALL_TEXTS.apiDown);
    }
  });
  return app;
}

function isPassed(path: string): boolean {
  return path.startsWith('/api/') && !OURS.some((our) => `${path}/`.startsWith(`${our}/`));
}

/** As a proxy passes it: with who asked for which host, and who passed it. */
function introduced(request: Request, c: Context): Request {
  const { headers } = request;
  // The API's own host is asked; fetch knows no `expect`.
  headers.delete('host');
  headers.delete('expect');
  headers.append('via', VIA);
  headers.append('x-forwarded-for', remoteAddress(c));
  headers.set('x-forwarded-host', c.req.header('host') ?? '');
  headers.set(REQUEST_ID_HEADER, c.get('requestId'));
  return request;
}
