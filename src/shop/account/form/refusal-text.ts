import texts from 'texts:profile/form';
import type { Locale } from '../../../domain/shared/common.ts';
import type { Failure } from '../../../api/outcome.ts';

/** The text that a form shows when the server rejected a change. */
export function refusalText(failure: Parameters<typeof refusalOf>[0], locale: Locale): string {
  const refused = refusalOf(failure);
  return refused.message ?? texts[locale][refused.kind];
}

const TOO_MANY_REQUESTS = 429;

/** Why a change was rejected: the server's message, or a kind that has a local text. */
type RefusalReason = { message: string } | { message: null; kind: 'tooOften' | 'failed' };

/** Server messages are shown only for deliberate refusals, not for invalid requests. */
export function refusalOf({ kind, status, message }: Failure): RefusalReason {
  if (status === TOO_MANY_REQUESTS) return { message: null, kind: 'tooOften' };
  const isTold = kind === 'Missing' || kind === 'Forbidden';
  return isTold && message ? { message } : { message: null, kind: 'failed' };
}
