import { type Kysely, sql } from 'kysely';
import type { Database } from './schema/database.ts';

/** Time limit of the health check: below one second. */
const ANSWER_WITHIN_MS = 800;

/**
 * Checks whether the database responds: true, or false after at most 0.8 s. Only one check runs at
 * a time, so that checks do not exhaust the connections of a hanging database.
 */
export const databaseHealthCheck = (db: Kysely<Database>): (() => Promise<boolean>) =>
  oneAtATime(() => sql`select 1`.execute(db), ANSWER_WITHIN_MS, false);

const WRITE_WITHIN_MS = 150;
/** Minimum interval of the write check. */
const WRITE_CHECK_EVERY_MS = 5_000;

/**
 * Writes a timestamp, at most every five seconds; false if that fails: a disk is full, or the
 * server is read-only. Takes at most 0.15 s.
 */
export function databaseWriteCheck(db: Kysely<Database>): () => Promise<boolean> {
  const checkWrite = oneAtATime(
    () =>
      sql`insert into health_probe (id, stored_at) values (1, clock_timestamp())
        on conflict (id) do update set stored_at = excluded.stored_at`.execute(db),
    WRITE_WITHIN_MS,
    // True on a time-out: the database is busy then, not full.
    true,
  );
  let lastWriteAt = -Infinity;
  return async () => {
    if (performance.now() - lastWriteAt < WRITE_CHECK_EVERY_MS) return true;
    const isStored = await checkWrite();
    if (isStored) lastWriteAt = performance.now();
    return isStored;
  };
}

function oneAtATime(
  query: () => Promise<unknown>,
  withinMs: number,
  resultWhenLate: boolean,
): () => Promise<boolean> {
  let runningProbe: Promise<boolean> | null = null;
  const probe = () =>
    query()
      .then(
        () => true,
        () => false,
      )
      .finally(() => (runningProbe = null));
  return async () => {
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(resultWhenLate), withinMs);
    });
    const answer = await Promise.race([(runningProbe ??= probe()), timeout]);
    clearTimeout(timer);
    return answer;
  };
}

/**
 * Thrown by all queries and connections if the database does not respond; `cause` is the original
 * error.
 */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';

  constructor(cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`The database does not answer: ${reason}`, { cause });
  }
}

/** `Retry-After` of responses while the database is unavailable. */
export const RETRY_AFTER_S = 5;

/** Time-outs of `pg` and of the socket; those of `pg` have no code. */
const BROKEN_CONNECTION =
  /^(Query read timeout|Connection terminated|Client has encountered a connection error|Client was closed|timeout e(xceeded|xpired))/;
const SOCKET_CODES = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'],
]);
/** SQLSTATE: connection exceptions, and a server that stops or starts (57P01 to 57P05). */
const CONNECTION_STATE = /^(08...|57P0[1-5])$/;
/** SQLSTATE: insufficient resources (including a full disk), statement or lock time-out. */
const BUSY_STATE = /^(53...|57014|55P03)$/;

/** A prepared statement whose tables were changed by a newer version of the shop. */
const STALE_PLAN = /^cached plan must not change result type/;

const errorCodeOf = (error: unknown) => String((error as { code?: unknown })?.code ?? '');

/** True for an error after which the connection is unusable. */
export function isBrokenConnection(error: unknown): boolean {
  const code = errorCodeOf(error);
  return (
    SOCKET_CODES.has(code) ||
    CONNECTION_STATE.test(code) ||
    (error instanceof Error &&
      (BROKEN_CONNECTION.test(error.message) || STALE_PLAN.test(error.message)))
  );
}

/** For the embedded database, which reports a full disk without an SQLSTATE. */
const FULL_DISK = /No space left on device|ENOSPC/;

/** True if the database, not the query, caused an error. */
export const isUnavailable = (error: unknown): boolean =>
  isBrokenConnection(error) ||
  BUSY_STATE.test(errorCodeOf(error)) ||
  (error instanceof Error && FULL_DISK.test(error.message));

/** True while a server restarts: it refuses connections, or reports that it is starting. */
export function isRestarting(error: unknown): boolean {
  const cause = error instanceof DatabaseUnavailableError ? error.cause : error;
  const code = errorCodeOf(cause);
  return code === 'ECONNREFUSED' || code === 'ECONNRESET' || /^57P0[1-3]$/.test(code);
}
