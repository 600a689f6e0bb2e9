import { STATUS } from '../domain/frame/status.ts';
import type { Endpoint } from './call.ts';

/**
 * How a call can fail (spec 2 §8, spec 1 §8).
 * `Missing`: the response has no success flag. `TimedOut`, `Network`: no response. `Aborted`:
 * cancelled by the caller. `InvalidData`: status 600, or not JSON.
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
  /** HTTP status; 0 without a response. */
  status: number;
  /** Message of the server; null if it sent none. */
  message: string | null;
}

/** The result of a call: its data, or how it failed. Calls never throw. */
export type Outcome<T> = { ok: true; data: T } | Failure;

/** Converts the data of a successful outcome. */
export function mapOutcome<T, U>(outcome: Outcome<T>, map: (data: T) => U): Outcome<U> {
  return outcome.ok ? { ok: true, data: map(outcome.data) } : outcome;
}

/** Returns the data, or null for any failure ("null when the response has no success flag"). */
export function dataOrNull<T>(outcome: Outcome<T>): T | null {
  return outcome.ok ? outcome.data : null;
}

/** Status of the error page, by kind of failure, for calls whose data the page depends on. */
const PAGE_STATUSES: Partial<Record<FailureKind, number>> = {
  NotFound: STATUS.NotFound,
  Forbidden: STATUS.Forbidden,
  InvalidData: STATUS.InvalidData,
};

/**
 * Returns the status of the error page that a failed call leads to (spec 1 §2.4, spec 2 §8): 401
 * for any call of a visitor who was not signed in (others are asked to sign in again), and 404, 403 or 600 for calls whose data the page depends on. Null if the caller
 * has to handle the failure.
 */
export function errorPageStatus({ kind }: Failure, endpoint: Endpoint): number | null {
  if (kind === 'Unauthorized') return STATUS.Unauthorized;
  const makesPage = endpoint.missIsNotFound ?? endpoint.serverErrorIsNotFound ?? false;
  return makesPage ? (PAGE_STATUSES[kind] ?? null) : null;
}
