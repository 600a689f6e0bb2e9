import type { Context, MiddlewareHandler } from 'hono';
import { isLoopback, remoteAddress } from '../../http/remote-address.ts';

const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;
const PROXY_HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/**
 * Answers only a browser on this machine, and 404 to everybody else. Requests that a proxy or a
 * tunnel passes on come from this machine too, but carry its headers or a public host; the host
 * also tells a page elsewhere whose name was made to resolve to this machine.
 */
export const onThisMachine: MiddlewareHandler = async (c, next) => {
  if (isLocal(c)) return next();
  return c.notFound();
};

function isLocal(c: Context): boolean {
  const isProxied = PROXY_HEADERS.some((name) => c.req.header(name) !== undefined);
  return isLoopback(remoteAddress(c)) && !isProxied && LOCAL_HOST.test(c.req.header('host') ?? '');
}
