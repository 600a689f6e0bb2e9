import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context, Handler } from 'hono';
import { isInternalAddress } from '../../src/domain/network-address.ts';
import { remoteAddress } from '../http/remote-address.ts';
import type { Registry } from './registry.ts';

const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/**
 * `GET /metrics`. With a token: for who sends it (`Authorization: Bearer …`). Without one: for this
 * machine and its private network, and not through a proxy. Others get the 404 of an unknown call.
 */
export function metricsRoute(
  registry: Registry,
  token: string,
  onError: (error: unknown) => void,
): Handler {
  return async (c) => {
    if (!(token === '' ? isInside(c) : hasToken(c, token))) return c.notFound();
    const text = await registry.text(onError);
    return c.body(text, 200, { 'Content-Type': CONTENT_TYPE, 'Cache-Control': 'no-store' });
  };
}

const isInside = (c: Context) =>
  c.req.header('x-forwarded-for') === undefined && isInternalAddress(remoteAddress(c));

function hasToken(c: Context, token: string): boolean {
  const given = c.req.header('authorization')?.replace(/^Bearer /, '') ?? '';
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(token));
}
