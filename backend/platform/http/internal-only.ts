import { timingSafeEqual } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import type { z } from 'zod';
import { invalidBody, failureBody } from '../../../src/api/validate.ts';
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

/**
 * The handler of a command that a tool of the command line asks of a running shop. What goes wrong
 * is told as it is: the tool prints it for the operator.
 */
export function command<Schema extends z.ZodType>(
  schema: Schema,
  run: (command: z.output<Schema>) => Promise<unknown>,
) {
  return async (c: Context): Promise<Response> => {
    const parsed = schema.safeParse(await c.req.json().catch(() => null));
    if (!parsed.success) return c.json(invalidBody(parsed.error), 400);
    try {
      return c.json({ Success: true, Data: await run(parsed.data) });
    } catch (error) {
      return c.json(failureBody(error instanceof Error ? error.message : String(error)), 400);
    }
  };
}

function equal(given: string, expected: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}
