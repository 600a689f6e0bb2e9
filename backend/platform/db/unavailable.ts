/**
 * Thrown by every query and connection when the database does not answer; `cause` holds the
 * original error.
 */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';

  constructor(cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`The database does not answer: ${reason}`, { cause });
  }
}

/** `Retry-After` of answers while the database is unavailable. */
export const RETRY_AFTER_S = 5;

/** Time-outs of `pg` and of the socket; `pg` gives its own no code. */
const BROKEN_CONNECTION =
  /^(Query read timeout|Connection terminated|Client has encountered a connection error|Client was closed|timeout e(xceeded|xpired))/;
const SOCKET_CODES = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'],
]);
/** SQLSTATE: connection exceptions, and a server that shuts down or starts (57P01 to 57P05). */
const CONNECTION_STATE = /^(08...|57P0[1-5])$/;
/** SQLSTATE: resources used up (a full disk too), statement or lock time-out. */
const BUSY_STATE = /^(53...|57014|55P03)$/;

/** A prepared statement whose tables were changed by a newer version of the shop. */
const STALE_PLAN = /^cached plan must not change result type/;

const codeOf = (error: unknown) => String((error as { code?: unknown })?.code ?? '');

/** True for an error after which the connection cannot be used again. */
export function isBrokenConnection(error: unknown): boolean {
  const code = codeOf(error);
  return (
    SOCKET_CODES.has(code) ||
    CONNECTION_STATE.test(code) ||
    (error instanceof Error &&
      (BROKEN_CONNECTION.test(error.message) || STALE_PLAN.test(error.message)))
  );
}

/** Of the embedded database, whose files report a full disk without a state of their own. */
const FULL_DISK = /No space left on device|ENOSPC/;

/** True where the database, and not the query, is the reason of an error. */
export const isUnavailable = (error: unknown): boolean =>
  isBrokenConnection(error) ||
  BUSY_STATE.test(codeOf(error)) ||
  (error instanceof Error && FULL_DISK.test(error.message));

/** True while a server stops and starts again: it refuses connections, or says that it starts. */
export function isRestarting(error: unknown): boolean {
  const cause = error instanceof DatabaseUnavailableError ? error.cause : error;
  const code = codeOf(cause);
  return code === 'ECONNREFUSED' || code === 'ECONNRESET' || /^57P0[1-3]$/.test(code);
}
