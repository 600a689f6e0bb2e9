import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';

declare module 'hono' {
  interface ContextVariableMap {
    requestId: string;
  }
}

export const REQUEST_ID_HEADER = 'x-request-id';

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
