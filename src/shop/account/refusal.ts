import type { Failure } from '../../api/outcome.ts';

const TOO_MANY_REQUESTS = 429;

/** Why a change was rejected: the server's message, or a kind that has a local text. */
export type Refused = { message: string } | { message: null; kind: 'tooOften' | 'failed' };

/** Server messages are shown only for deliberate refusals, not for invalid requests. */
export function refusalOf({ kind, status, message }: Failure): Refused {
  if (status === TOO_MANY_REQUESTS) return { message: null, kind: 'tooOften' };
  const isTold = kind === 'Missing' || kind === 'Forbidden';
  return isTold && message ? { message } : { message: null, kind: 'failed' };
}
