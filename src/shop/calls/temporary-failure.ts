import type { Failure, FailureKind } from '../../api/outcome.ts';

const KINDS: ReadonlySet<FailureKind> = new Set([
  'Network',
  'TimedOut',
  'Aborted',
  'ServerError',
  'Unauthorized',
]);
const TOO_MANY_REQUESTS = 429;

/** True if the same call may succeed later. */
export const isTemporary = ({ kind, status }: Failure): boolean =>
  KINDS.has(kind) || status === TOO_MANY_REQUESTS;
