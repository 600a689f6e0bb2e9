import type { Duplex } from 'node:stream';
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { TYPE_PARSERS } from './embedded-pool.ts';
import { DatabaseUnavailableError, isBrokenConnection, isUnavailable } from './unavailable.ts';

/** Statements that a connection keeps: lists of values of every length are not worth their memory. */
const MOST_STATEMENTS = 400;

/**
 * Names for the statements of a process, so that each connection parses and plans them once. Only
 * the first ones get a name: those of the calls, which are the same each time. Statements without
 * parameters that control a transaction, or set the session, need none.
 */
export function statementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= MOST_STATEMENTS || !text.includes('$1')) return known;
    const name = `shop_${names.size}`;
    names.set(text, name);
    return name;
  };
}

export interface ServerPoolOptions {
  /** `postgres://…` */
  databaseUrl: string;
  /** Longest time of one statement; 0: no limit (migrations, imports). */
  statementTimeoutMs: number;
  /** Called when an idle connection breaks. */
  onError(error: Error): void;
}

/** Connections to a server, per process. */
const MAX_CONNECTIONS = 10;
/** For a new connection with its handshake, and for a free one when all are taken. */
const CONNECT_TIMEOUT_MS = 3_000;
/** The server cancels a statement itself; a server that hangs cannot, so we stop waiting a bit later. */
const ANSWER_GRACE_MS = 500;
const BEGUN: PostgresQueryResult<unknown> = { command: 'SELECT', rowCount: 0, rows: [] };
/** Half a transaction holds locks: the server ends it when its process hangs. */
const IDLE_TRANSACTION_MS = 60_000;
const CLOSE_TIMEOUT_MS = 2_000;

/**
 * Connections to a PostgreSQL server, in the shape that Kysely's dialect wants. No call waits
 * without end: connecting, a free connection and every statement have a time-out, after which
 * they reject with `DatabaseUnavailableError`. A connection that broke is not used again.
 */
export class ServerPool implements PostgresPool {
  readonly options = {};
  readonly #pool: pg.Pool;
  readonly #nameOf = statementNames();

  constructor({ databaseUrl, statementTimeoutMs, onError }: ServerPoolOptions) {
    this.#pool = new pg.Pool({
      connectionString: databaseUrl,
      max: MAX_CONNECTIONS,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
      // Statements are sent without waiting for the answers of those before (`pipelined`).
      pipeline: true,
      types: TYPE_PARSERS,
      ...(statementTimeoutMs > 0 && {
        statement_timeout: statementTimeoutMs,
        query_timeout: statementTimeoutMs + ANSWER_GRACE_MS,
        idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
      }),
    });
    // Without a listener a connection that breaks while idle ends the process.
    this.#pool.on('error', onError);
  }

  /** Queries that wait for a connection. */
  get waiting(): number {
    return this.#pool.waitingCount;
  }

  async connect(): Promise<PostgresPoolClient> {
    const client = await this.#pool.connect().catch((error: unknown) => {
      throw new DatabaseUnavailableError(error);
    });
    let broken: DatabaseUnavailableError | null = null;
    // Between two queries nobody else listens, and an error without a listener ends the process.
    const onBroken = (error: Error) => (broken ??= new DatabaseUnavailableError(error));
    client.on('error', onBroken);
    const join = joinWrites(client);
    const answer = async (text: string, values: readonly unknown[]) => {
      // The rollback after a time-out would wait for the same answer.
      if (broken) throw broken;
      try {
        join();
        const statement = { name: this.#nameOf(text), text, values: [...values] };
        return (await client.query(statement)) as PostgresQueryResult<unknown>;
      } catch (error) {
        if (!isUnavailable(error)) throw error;
        const unavailable = new DatabaseUnavailableError(error);
        if (isBrokenConnection(error)) broken = unavailable;
        throw unavailable;
      }
    };
    let begun: Promise<unknown> | null = null;
    const query = async (text: string, values: readonly unknown[] = []) => {
      if (text === 'begin') {
        // Not awaited: it is sent together with the first statement of its transaction.
        begun = answer(text, values);
        begun.catch(() => {});
        return BEGUN;
      }
      if (text === 'commit') await begun;
      return answer(text, values);
    };
    return {
      query: query as PostgresPoolClient['query'],
      release: (destroy?: boolean) => {
        client.off('error', onBroken);
        client.release(destroy === true || broken !== null);
      },
    };
  }

  /** Waits for running queries and closes; a server that does not answer is not waited for. */
  async end(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const waited = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, CLOSE_TIMEOUT_MS).unref();
    });
    await Promise.race([this.#pool.end(), waited]);
    clearTimeout(timer);
  }
}

/** Answers a function that holds back what the client writes until the current tick has ended. */
function joinWrites(client: pg.PoolClient): () => void {
  const { stream } = (client as unknown as { connection: { stream: Duplex } }).connection;
  let isHeld = false;
  return () => {
    if (isHeld) return;
    isHeld = true;
    stream.cork();
    process.nextTick(() => {
      isHeld = false;
      stream.uncork();
    });
  };
}
