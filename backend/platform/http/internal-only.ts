import { timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { failureBody } from '../../../src/api/validate.ts';
import { isLoopback, remoteAddress } from './limits/client-address.ts';

/**
 * For the command line on this machine: loopback only, and with the token of a file that only
 * the shop's user reads.
 */
export function internalOnly(token: string): MiddlewareHandler {
  return async (c, next) => {
    const given = c.req.header('authorization')?.replace(/^Bearer /, '') ?? '';
    // A tunnel or proxy on this machine is loopback too: it adds this header.
    const forwarded = c.req.header('x-forwarded-for') !== undefined;
    if (forwarded || !isLoopback(remoteAddress(c)) || !equal(given, token)) {
      return c.json(failureBody('Not allowed.'), 403);
    }
    return next();
  };
}

function equal(given: string, expected: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}
