import type { Call, CallData, CallInput } from '../../../src/api/call.ts';
import type { FileAnswer, ApiRefusal, SerialisedData } from './answers.ts';
import type { CallContext, ContextOf } from './context.ts';
import { timingSafeEqual } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import type { z } from 'zod';
import { invalidBody, failureBody } from '../../../src/api/validate.ts';
import { isLoopback, remoteAddress } from './limits/client-address.ts';

export interface CallInputs<C extends Call> {
  params: CallInput<C, 'params'>;
  query: CallInput<C, 'query'>;
  body: CallInput<C, 'body'>;
}

type HandlerAnswer<C extends Call> =
  | (C extends { fileType: string } ? FileAnswer : CallData<C> | SerialisedData<CallData<C>>)
  | ApiRefusal;

/** A declared call with its handler. */
export interface HandledCall {
  call: Call;
  /** The context is limited to what the call's audience may use. */
  run(input: CallInputs<Call>, context: CallContext): Promise<unknown> | unknown;
  /**
   * True if the response depends only on catalogue and language: it is cached until they change.
   */
  cached: boolean;
}

/** Only responses that are equal for all callers can be cached. */
type HandleOptions<C extends Call> = {
  cached?: C['audience'] extends 'public' ? boolean : false;
};

/** Pairs a call with its handler, type-checked against the declaration. */
export function handle<C extends Call>(
  call: C,
  run: (
    input: CallInputs<C>,
    context: ContextOf<C>,
  ) => Promise<HandlerAnswer<C>> | HandlerAnswer<C>,
  options: HandleOptions<C> = {},
): HandledCall {
  const { cached = false } = options;
  return { call, run: run as unknown as HandledCall['run'], cached };
}

/**
 * Restricts access to the local command line: loopback only, with the token from a file that only
 * the shop's user can read.
 */
export function requireInternal(token: string): MiddlewareHandler {
  return async (c, next) => {
    const bearer = c.req.header('authorization')?.replace(/^Bearer /, '') ?? '';
    // A tunnel or proxy on this machine also uses loopback, but adds this header.
    const forwarded = c.req.header('x-forwarded-for') !== undefined;
    if (forwarded || !isLoopback(remoteAddress(c)) || !areEqualSecrets(bearer, token)) {
      return c.json(failureBody('Not allowed.'), 403);
    }
    return next();
  };
}

/**
 * The handler of a command sent to a running shop. Error messages are returned unchanged: the tool
 * prints them for the operator.
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

function areEqualSecrets(actual: string, expected: string): boolean {
  const a = Buffer.from(actual);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}
