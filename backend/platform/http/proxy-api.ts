import { randomUUID } from 'node:crypto';
import { type MiddlewareHandler, Hono, type Context } from 'hono';
import type { Logger } from 'pino';
import { compress } from 'hono/compress';
import { proxy } from 'hono/proxy';
import { failureBody } from '../../../src/api/validate.ts';
import { CALL_TEXTS, type Texts } from './answers.ts';
import { languageOf } from './context.ts';
import { remoteAddress } from './limits/client-address.ts';

declare module 'hono' {
  interface ContextVariableMap {
    requestId: string;
  }
}

const REQUEST_ID_HEADER = 'x-request-id';

/** Form of the request ids that are accepted from clients: safe for logging. */
const ACCEPTED_ID = /^[\w.:-]{1,64}$/;

/** One line per request: id, method, path, status, milliseconds. The response contains the id. */
export function accessLog(log: Logger): MiddlewareHandler {
  return async (c, next) => {
    const start = performance.now();
    const incomingId = c.req.header(REQUEST_ID_HEADER);
    const requestId = incomingId && ACCEPTED_ID.test(incomingId) ? incomingId : randomUUID();
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

/** Paths that this shop always handles itself: publish hooks and commands. */
const LOCAL_PATHS = ['/api/hooks/rebuild', '/api/internal'];

/** Identifies this shop in the `Via` header, to detect requests that come back in a loop. */
const VIA = `1.1 shop-${randomUUID()}`;

/**
 * Proxies `/api/*` to the API at `baseUrl` (without trailing slash), like the rule in `_redirects`
 * on Netlify. Responses are compressed if the caller accepts it; an unavailable API is a 502.
 */
export function proxyApi(baseUrl: string, log: Logger): Hono {
  const app = new Hono();
  const answerUnavailable = (c: Context, texts: Texts) =>
    c.json(failureBody(texts[languageOf(c)]), 502, { 'Cache-Control': 'no-store' });
  app.use('/api/*', compress());
  app.all('/api/*', async (c, next) => {
    // Normalised, so that `..` cannot lead out of `/api`.
    const { pathname, search } = new URL(c.req.url);
    if (!isProxied(pathname)) return next();
    if (c.req.header('via')?.includes(VIA)) {
      return answerUnavailable(c, CALL_TEXTS.apiIsShop);
    }
    try {
      return await proxy(baseUrl + pathname + search, {
        raw: c.req.raw,
        redirect: 'manual',
        customFetch: (request) => fetch(withProxyHeaders(request, c)),
      });
    } catch (error) {
      // A caller who disconnected is no failure of the API.
      if (!c.req.raw.signal.aborted) {
        log.error({ requestId: c.get('requestId'), path: pathname, err: error }, 'API is down');
      }
      return answerUnavailable(c, CALL_TEXTS.apiDown);
    }
  });
  return app;
}

function isProxied(path: string): boolean {
  return path.startsWith('/api/') && !LOCAL_PATHS.some((our) => `${path}/`.startsWith(`${our}/`));
}

/** Adds the headers of a proxy: the client, the requested host, and this shop. */
function withProxyHeaders(request: Request, c: Context): Request {
  const { headers } = request;
  // `host` is that of the API; fetch does not support `expect`.
  headers.delete('host');
  headers.delete('expect');
  headers.append('via', VIA);
  headers.append('x-forwarded-for', remoteAddress(c));
  headers.set('x-forwarded-host', c.req.header('host') ?? '');
  headers.set(REQUEST_ID_HEADER, c.get('requestId'));
  return request;
}
