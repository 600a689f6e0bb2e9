import type { Context } from 'hono';
import type { MiddlewareHandler } from 'hono';
import { localeOf } from '../context.ts';
import { tooOften } from '../answers.ts';
import type { ClientAddress } from './client-address.ts';
import type { ReadLimit } from './read-limit.ts';
import type { Writer, WriteLimits } from './write-limits.ts';

/** What a call is limited by besides the limit on reads, which holds for every one. */
export type CallLimit = 'write' | 'contact';

export interface CallLimits {
  /** Seconds to wait before another answer is made; 0: none. */
  read(c: Context): number;
  /** Seconds to wait before another write of this kind; 0: none. */
  write(c: Context, limit: CallLimit, caller: Omit<Writer, 'address'>): Promise<number>;
}

export function callLimits(
  addressOf: ClientAddress,
  reads: ReadLimit,
  writes: WriteLimits,
): CallLimits {
  return {
    read: (c) => reads.count(addressOf(c)),
    async write(c, limit, caller) {
      const writer = { address: addressOf(c), ...caller };
      const wait = await writes.write(writer);
      return wait > 0 || limit === 'write' ? wait : writes.contact(writer);
    },
  };
}

/** Holds back who reads too often, for what is no call of the agreement: documents. */
export function limitReads(limits: CallLimits): MiddlewareHandler {
  return (c, next) => {
    const wait = limits.read(c);
    if (wait === 0) return next();
    const refusal = tooOften(wait);
    const { status, headers } = refusal;
    const body = refusal.body(localeOf(c.req.header('x-language')));
    return Promise.resolve(c.json(body, status, { 'Cache-Control': 'no-store', ...headers }));
  };
}
