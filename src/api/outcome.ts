import { STATUS } from '../domain/frame/status.ts';
import type { Endpoint } from './endpoint.ts';

/**
 * How a call can fail (spec 2 §8, spec 1 §8). `Missing`: the answer had no success flag.
 * `TimedOut`, `Network`: no answer came; `Aborted`: the caller no longer wanted one. `InvalidData`: status 600, or no JSON.
 */
export type FailureKind =
  | 'Missing'
  | 'NotFound'
  | 'Unauthorized'
  | 'Forbidden'
  | 'BadRequest'
  | 'ServerError'
  | 'InvalidData'
  | 'TimedOut'
  | 'Aborted'
  | 'Network';

export interface Failure {
  ok: false;
  kind: FailureKind;
  /** HTTP status; 0 when no answer came. */
  status: number;
  /** The server's message, where it sent one. */
  message: string | null;
}

/** What a call gives: its data, or how it failed. Nothing is thrown. */
export type Outcome<T> = { ok: true; data: T } | Failure;

/** The outcome with its data turned into something else. */
export function mapOutcome<T, U>(outcome: Outcome<T>, map: (data: T) => U): Outcome<U> {
  return outcome.ok ? { ok: true, data: map(outcome.data) } : outcome;
}

/** "Null when the response has no success flag", or on any other failure. */
export function valueOf<T>(outcome: Outcome<T>): T | null {
  return outcome.ok ? outcome.data : null;
}

/** Statuses with which a call that makes a page leads to their page. */
const PAGE_STATUSES: Partial<Record<FailureKind, number>> = {
  NotFound: STATUS.NotFound,
  Forbidden: STATUS.Forbidden,
  InvalidData: STATUS.InvalidData,
};

/**
 * The status of the error page that a failed call leads to (spec 1 §2.4, spec 2 §8): 401 on any
 * call; by the calls that make a page also 404 where it is not there, 403 and 600. Null: no page;
 * whoever called says that it failed.
 */
export function errorPage({ kind }: Failure, endpoint: Endpoint): number | null {
  if (kind === 'Unauthorized') return STATUS.Unauthorized;
  const makesPage = endpoint.missIsNotFound ?? endpoint.serverErrorIsNotFound ?? false;
  return makesPage ? (PAGE_STATUSES[kind] ?? null) : null;
}
