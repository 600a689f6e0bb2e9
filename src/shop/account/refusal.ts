import type { Failure } from '../../api/outcome.ts';

const TOO_MANY_REQUESTS = 429;

/** Why a change was not accepted: the shop's message, or a kind that the page has a text for. */
export type Refused = { message: string } | { message: null; kind: 'tooOften' | 'failed' };

/** Messages are for shoppers only where the shop refused knowingly, not for invalid requests. */
export function refusalOf({ kind, status, message }: Failure): Refused {
  if (status === TOO_MANY_REQUESTS) return { message: null, kind: 'tooOften' };
  const isTold = kind === 'Missing' || kind === 'Forbidden';
  return isTold && message ? { message } : { message: null, kind: 'failed' };
}
